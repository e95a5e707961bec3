// What lies open before a viewer: a tab of the side panel, a large card.

export class Desk {
  tab = $state("log");
  side = $state(false);
  /** The face that is looked at closely. */
  large = $state<string | null>(null);

  constructor(tab = "log") {
    this.tab = tab;
  }

  open(tab: string): void {
    this.tab = tab;
    this.side = true;
  }
}
