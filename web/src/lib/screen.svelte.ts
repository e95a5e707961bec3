// The size of the screen as far as it changes what is drawn (README, section 7).

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

export const phone = new Query("(max-width: 720px)");
export const narrow = new Query("(max-width: 1100px)");
