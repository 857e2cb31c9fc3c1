/**
 * Holds what came from outside, a link or the click on a notice, until the page has asked for it once; from then on it
 * is handed over as it comes. Of several that come before the page is there, the last one counts.
 */
export class LinkDesk<Item> {
  readonly #push: (item: Item) => void;
  #pending: Item | null;
  #isPageListening = false;

  constructor(first: Item | null, push: (item: Item) => void) {
    this.#pending = first;
    this.#push = push;
  }

  deliver(item: Item): void {
    if (this.#isPageListening) this.#push(item);
    else this.#pending = item;
  }

  take(): Item | null {
    const item = this.#pending;
    this.#pending = null;
    this.#isPageListening = true;
    return item;
  }

  /** The page is loading anew and has to ask again. */
  pageGone(): void {
    this.#isPageListening = false;
  }
}
