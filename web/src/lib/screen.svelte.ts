// The size of the screen as far as it changes what is drawn; layers.js has the names that style sheets use.

class Query {
  on = $state(false);
  constructor(query: string) {
    if (typeof matchMedia === "undefined") return;
    const list = matchMedia(query);
    this.on = list.matches;
    list.addEventListener("change", () => {
      this.on = list.matches;
    });
  }
}

export const phone = new Query("(max-width: 720px), (max-height: 500px)");
export const narrow = new Query("(max-width: 1100px), (max-height: 500px)");
