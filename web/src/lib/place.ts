// Places in the window, as style sheets count them: on a very large screen the whole page is enlarged (styles/base.css),
// and what the browser measures is that much larger than what a style says.
export function zoom(): number {
  return document.documentElement.currentCSSZoom ?? 1;
}

export function boxOf(node: Element): DOMRect {
  const box = node.getBoundingClientRect();
  const much = zoom();
  return much === 1 ? box : new DOMRect(box.x / much, box.y / much, box.width / much, box.height / much);
}

export function windowBox(): { wide: number; high: number } {
  return { wide: innerWidth / zoom(), high: innerHeight / zoom() };
}
