/**
 * Holds messages from outside the page (a link, a click on a notification, a menu entry) until the page asks for them
 * once; later messages are pushed.
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

  /** Returns the last message that arrived before the page; null for none. */
  take(): Item | null {
    return this.takeAll().at(-1) ?? null;
  }

  /** Returns all messages that arrived before the page, oldest first. */
  takeAll(): readonly Item[] {
    const items = this.#pending;
    this.#pending = [];
    this.#isPageListening = true;
    return items;
  }

  /** Forgets the page; the next page has to ask again. */
  pageGone(): void {
    this.#isPageListening = false;
  }
}
