/**
 * Holds what came from outside the page, a link, the click on a notice, an entry of the menu, until the page has asked for
 * it once; from then on it is handed over as it comes.
 */
export class PageMailbox<Item> {
  readonly #push: (item: Item) => void;
  #pending: Item[];
  #isPageListening = false;

  constructor(first: Item | null, push: (item: Item) => void) {
    this.#pending = first === null ? [] : [first];
    this.#push = push;
  }

  deliver(item: Item): void {
    if (this.#isPageListening) this.#push(item);
    else this.#pending.push(item);
  }

  /** Of several that came before the page was there, the last one counts; null for none. */
  take(): Item | null {
    return this.takeAll().at(-1) ?? null;
  }

  /** All that came before the page was there, oldest first. */
  takeAll(): readonly Item[] {
    const items = this.#pending;
    this.#pending = [];
    this.#isPageListening = true;
    return items;
  }

  /** The page is gone; the next one has to ask again. */
  pageGone(): void {
    this.#isPageListening = false;
  }
}
