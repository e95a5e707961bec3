// What does not fit on the page that is open, by measuring every text and everything that can be pressed: `kind: thing`.
// Inside a scroller only what is in sight counts; what an open dialog covers does not.
({ long }) => {
  const LEAST = 24; // px: what is pressed is at least as large
  const zoom = document.documentElement.currentCSSZoom ?? 1; // a very large screen enlarges all of it
  const NEAR = 1.5 * zoom; // px: less is no fault
  const wide = document.documentElement.clientWidth;
  const high = innerHeight;
  const mid = (a, b) => (a + b) / 2;
  const found = new Set();
  const styles = new Map();
  const styleOf = (el) => {
    if (!styles.has(el)) styles.set(el, getComputedStyle(el));
    return styles.get(el);
  };
  // everything that is painted is hit, whether it takes clicks or not
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { pointer-events: auto !important; }");
  const before = document.adoptedStyleSheets;

  const named = (el) => {
    const words = [];
    for (let at = el; at && at !== document.body && words.length < 3; at = at.parentElement) {
      const name = typeof at.className === "string" ? at.className.replace(/s(velte)?-\w+/g, "").trim() : "";
      words.unshift(name ? `${at.localName}.${name.split(/\s+/).join(".")}` : at.localName);
    }
    return words.join(" > ");
  };
  const box = (rect) => `${Math.round(rect.left)},${Math.round(rect.top)} ${Math.round(rect.right - rect.left)}x${Math.round(rect.bottom - rect.top)}`;

  // ---- what is there to be seen
  const hidden = new Map();
  const isHidden = (el) => {
    if (!el) return false;
    if (hidden.has(el)) return hidden.get(el);
    const style = styleOf(el);
    const gone =
      style.display === "none" ||
      Number(style.opacity) < 0.05 ||
      style.clipPath === "inset(50%)" ||
      isHidden(el.parentElement);
    hidden.set(el, gone);
    return gone;
  };
  const isSeen = (el) => !isHidden(el) && styleOf(el).visibility === "visible" && el.checkVisibility(); // not in a closed fold

  // What cuts off the descendants of an element: the nearest boxes that hide what is outside of them, on each axis, until
  // something scrolls there. An absolute box is cut off only by what it is placed in.
  const clips = new Map();
  const clipOf = (el) => {
    if (clips.has(el)) return clips.get(el);
    const parent = el.parentElement;
    let inner = { x: [], y: [], scrollX: null, scrollY: null };
    if (parent) {
      const outer = clipOf(parent);
      const style = styleOf(el);
      if (style.position === "fixed") inner = { x: [], y: [], scrollX: null, scrollY: null };
      else if (style.position === "absolute") {
        let at = parent;
        while (at && styleOf(at).position === "static" && styleOf(at).transform === "none" && styleOf(at).containerType === "normal")
          at = at.parentElement;
        inner = { ...(at ? clipOf(at) : inner) };
      } else inner = { ...outer };
    }
    if (el !== document.documentElement && el !== document.body && styleOf(el).display !== "contents") {
      const style = styleOf(el);
      const scrolls = (how) => how === "auto" || how === "scroll";
      const cuts = (how) => how === "hidden" || how === "clip";
      if (scrolls(style.overflowX) && el.scrollWidth > el.clientWidth) inner = { ...inner, x: [], scrollX: el };
      else if (cuts(style.overflowX) || scrolls(style.overflowX)) inner = { ...inner, x: [...inner.x, el] };
      if (scrolls(style.overflowY) && el.scrollHeight > el.clientHeight) inner = { ...inner, y: [], scrollY: el };
      else if (cuts(style.overflowY) || scrolls(style.overflowY)) inner = { ...inner, y: [...inner.y, el] };
    }
    clips.set(el, inner);
    return inner;
  };
  const rects = new Map();
  const rectOf = (el) => {
    if (!rects.has(el)) rects.set(el, el.getBoundingClientRect());
    return rects.get(el);
  };
  // in a scroller, what is out of its sight can be brought into it
  const outOfSight = (rect, clip) => {
    const { scrollX, scrollY } = clip;
    const across = scrollX && rectOf(scrollX);
    const down = scrollY && rectOf(scrollY);
    return (
      (across && (rect.left < across.left - NEAR || rect.right > across.right + NEAR)) ||
      (down && (rect.top < down.top - NEAR || rect.bottom > down.bottom + NEAR))
    );
  };
  const dotted = (el, until) => {
    for (let at = el; at; at = at.parentElement) {
      const style = styleOf(at);
      if (style.textOverflow === "ellipsis" || (style.webkitLineClamp && style.webkitLineClamp !== "none")) return true;
      if (at === until) return false;
    }
    return false;
  };
  const modal = document.querySelector("[aria-modal=true], .end[role=dialog]");
  const counts = (el) => (!modal || modal.contains(el)) && !el.closest(".skip"); // which comes with the focus

  // ---- the texts, line by line, as large as their ink: a line may be lower than its box
  const pieces = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = node.parentElement;
    if (!node.data.trim() || !el || ["SCRIPT", "STYLE", "NOSCRIPT"].includes(el.tagName)) continue;
    if (!counts(el) || !isSeen(el) || el.closest(".ghost, option")) continue;
    const style = styleOf(el);
    const size = parseFloat(style.fontSize) * zoom;
    if (!size) continue;
    const clip = clipOf(el);
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 1 || line.height < 1) continue;
      const upright = style.writingMode.startsWith("vertical");
      const ink = size * 0.7;
      const rect = upright
        ? { left: mid(line.left, line.right) - ink / 2, right: mid(line.left, line.right) + ink / 2, top: line.top, bottom: line.bottom }
        : { left: line.left, right: line.right, top: mid(line.top, line.bottom) - ink / 2, bottom: mid(line.top, line.bottom) + ink / 2 };
      pieces.push({ el, text: node.data.trim().slice(0, 30), rect, clip, card: el.closest(".card"), strip: el.closest(".strip"), picture: el.closest("[role=img]") });
    }
  }
  const say = (piece) => `"${piece.text}" ${named(piece.el)} ${box(piece.rect)}`;

  // ---- cut off
  for (const piece of pieces) {
    const { rect, clip, el } = piece;
    for (const cutter of clip.x) {
      const edge = rectOf(cutter);
      if (rect.left < edge.left - NEAR || rect.right > edge.right + NEAR) {
        if (!(dotted(el, cutter) && el.closest("[title]"))) found.add(`cut: ${say(piece)} by ${named(cutter)} ${box(edge)}`);
        piece.cut = true;
        break;
      }
    }
    for (const cutter of clip.y) {
      const edge = rectOf(cutter);
      if (rect.top < edge.top - NEAR || rect.bottom > edge.bottom + NEAR) {
        if (!(dotted(el, cutter) && el.closest("[title]"))) found.add(`cut: ${say(piece)} by ${named(cutter)} ${box(edge)}`);
        piece.cut = true;
        break;
      }
    }
    piece.away = piece.cut || outOfSight(rect, clip);
  }

  // ---- a name in brush between the strip of its card and the edge; a stroke is nearly as broad as its square
  for (const { el, rect, card, away } of pieces) {
    if (!card || away || !el.matches(".card > .n")) continue;
    const half = (parseFloat(styleOf(el).fontSize) * zoom * 0.92) / 2;
    const middle = mid(rect.left, rect.right);
    const strip = card.querySelector(".strip");
    const from = strip && !isHidden(strip) ? rectOf(strip).right : rectOf(card).left;
    if (middle - half < from - NEAR || middle + half > rectOf(card).right - 2 * zoom)
      found.add(`frame: "${el.textContent}" ${named(el)} ${box(rect)} on that of ${box(rectOf(card))}`);
  }

  // ---- on a phone: a Chinese name without letters that everybody can read, on its card or beside it; what is `bare` is
  // known by its value
  const isSmall = matchMedia("(max-width: 720px), (max-height: 500px)").matches;
  const letters = (box) =>
    pieces.some(({ el, text }) => box.contains(el) && !el.closest(".sr, [lang^=zh]") && /\p{Script=Latin}{2}/u.test(text));
  for (const piece of pieces) {
    const { el, text } = piece;
    if (!isSmall || piece.away || !el.closest(".tabletop") || !el.closest("[lang^=zh]")) continue;
    if (text.length < 2 && !el.matches(".card > .n")) continue; // a mark
    const boxes = [el.closest(".card"), el.closest("button:not(.card), .seat, .look"), el.parentElement];
    const value = el.closest(".bare .card")?.querySelector(".v")?.textContent;
    if (!value && !boxes.some((box) => box && letters(box))) found.add(`nameless: ${say(piece)}`);
  }

  // ---- what lies on the table, cut off by what does not scroll
  for (const el of document.querySelectorAll(".tabletop .card")) {
    if (!counts(el) || !isSeen(el) || styleOf(el).rotate !== "none") continue;
    const rect = rectOf(el);
    const cutter = clipOf(el.parentElement).y.find(
      (each) => rect.top < rectOf(each).top - 4 || rect.bottom > rectOf(each).bottom + 4,
    );
    if (rect.height > 8 && cutter) found.add(`cut: ${named(el)} ${box(rect)} by ${named(cutter)} ${box(rectOf(cutter))}`);
  }

  // ---- outside of the window
  const isOutside = (rect, clip) =>
    (!clip.scrollX && (rect.left < -NEAR || rect.right > wide + NEAR)) ||
    (!clip.scrollY && (rect.top < -NEAR || (!long && rect.bottom > high + NEAR)));
  if (document.documentElement.scrollWidth > wide) found.add(`outside: the page is ${document.documentElement.scrollWidth} wide`);
  if (!long && document.documentElement.scrollHeight > high + 1)
    found.add(`outside: the page is ${document.documentElement.scrollHeight} high`);
  for (const piece of pieces) if (!piece.cut && isOutside(piece.rect, piece.clip)) found.add(`outside: ${say(piece)}`);

  // ---- what can be pressed
  const presses = [];
  for (const el of document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=button]")) {
    if (!counts(el) || !isSeen(el) || styleOf(el).display === "contents") continue;
    const rect = rectOf(el);
    if (rect.width < 2 || rect.height < 2) continue;
    const clip = clipOf(el);
    const press = { el, rect, clip, card: el.classList.contains("card") };
    if (isOutside(rect, clip)) found.add(`outside: ${named(el)} ${box(rect)}`);
    if (!outOfSight(rect, clip) && rect.bottom <= high && rect.right <= wide && rect.top >= 0 && rect.left >= 0) presses.push(press);
  }
  document.adoptedStyleSheets = [...before, sheet];
  // a bar under which a long page is scrolled
  const floats = (el) => {
    for (let at = el; long && at; at = at.parentElement) if (["sticky", "fixed"].includes(styleOf(at).position)) return true;
    return false;
  };
  const within = (el, other) => el === other || el.contains(other) || other.contains(el);
  const paints = (el) => {
    if (el instanceof SVGElement) return false;
    const style = styleOf(el);
    const alpha = style.backgroundColor.match(/[\d.]+/g);
    return (alpha && (alpha.length < 4 || Number(alpha[3]) > 0.5) && style.backgroundColor !== "transparent") || el.localName === "img";
  };
  const onTop = (x, y) => {
    const top = document.elementFromPoint(x, y);
    // what is drawn over everything takes no clicks
    return top instanceof SVGElement && styleOf(top.closest("svg")).position === "absolute"
      ? document.elementsFromPoint(x, y).find((each) => !(each instanceof SVGElement))
      : top;
  };
  const hits = (x, y, el) => {
    const top = onTop(x, y);
    return Boolean(top) && (el.contains(top) || top === el);
  };
  // how much of it lies free around its middle (of a card in a fan: at its left edge); pixel by pixel only where a few
  // points around it do not lie free
  const FREE = [-12, -8, -4, 4, 8, 12].flatMap((n) => [[n, 0], [0, n]]);
  for (const { el, rect, card } of presses) {
    if (styleOf(el).display === "inline" || el.closest(".veil2, .back")) continue;
    const x0 = card ? rect.left + Math.min(12, rect.width / 2) : mid(rect.left, rect.right);
    const y0 = mid(rect.top, rect.bottom);
    if (!hits(x0, y0, el)) {
      const over = onTop(x0, y0);
      if (over && !over.contains(el) && !floats(over)) found.add(`overlap: ${named(el)} ${box(rect)} is covered by ${named(over)}`);
      continue;
    }
    if (FREE.every(([dx, dy]) => hits(x0 + dx, y0 + dy, el))) continue;
    const free = (dx, dy) => {
      let n = 0;
      while (n < LEAST && hits(x0 + dx * (n + 1), y0 + dy * (n + 1), el)) n += 1;
      return n;
    };
    const across = free(-1, 0) + free(1, 0) + 1;
    const down = free(0, -1) + free(0, 1) + 1;
    if (Math.min(across, down) < LEAST - 1 && !floats(onTop(x0, y0 + LEAST / 2)) && !floats(onTop(x0, y0 - LEAST / 2)))
      found.add(`small: ${named(el)} ${box(rect)}, ${across} x ${down} of it can be pressed`);
  }

  // ---- texts under something else, and texts on one another
  const seen = pieces.filter(
    ({ rect, away }) => !away && rect.left >= -NEAR && rect.right <= wide + NEAR && rect.top >= -NEAR && rect.bottom <= high + NEAR,
  );
  for (const piece of seen) {
    const { rect, el, card, strip } = piece;
    for (const part of [0.08, 0.5, 0.92]) {
      const x = rect.left + (rect.right - rect.left) * part;
      const y = rect.top + (rect.bottom - rect.top) * (rect.bottom - rect.top > rect.right - rect.left ? part : 0.5);
      const top = document.elementFromPoint(x, y);
      if (top && within(top, el)) continue;
      const over = document.elementsFromPoint(x, y);
      const at = over.findIndex((each) => within(each, el));
      const cover = over.slice(0, at < 0 ? undefined : at).find(paints);
      if (!cover) continue;
      const other = cover.closest(".card");
      piece.under = true;
      if (piece.picture && piece.picture.contains(cover)) break; // tablets that lie on one another
      if (floats(cover)) break;
      if (card && other && other !== card && !strip) break; // in a fan the strip is enough
      found.add(`overlap: ${say(piece)} is covered by ${named(cover)}`);
      break;
    }
  }
  document.adoptedStyleSheets = before;
  const open = seen.filter((piece) => !piece.under);
  open.sort((a, b) => a.rect.left - b.rect.left);
  for (let n = 0; n < open.length; n += 1) {
    const a = open[n];
    for (let m = n + 1; m < open.length && open[m].rect.left < a.rect.right - 2; m += 1) {
      const b = open[m];
      if (a.el.closest(".seal") || b.el.closest(".seal")) continue; // it is stamped over what is written
      if (a.el === b.el || (a.picture && a.picture === b.picture)) continue;
      const across = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
      const down = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
      if (across > 2 && down > 2) found.add(`overlap: ${say(a)} and ${say(b)}`);
    }
  }
  return [...found].sort();
}
