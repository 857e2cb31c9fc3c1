import type { DeepLink } from '#shared/host/host-port.ts';

/** Holds a link until the page has asked for it once; from then on links are handed over as they come. */
export class LinkDesk {
  readonly #push: (link: DeepLink) => void;
  #pending: DeepLink | null;
  #isPageListening = false;

  constructor(first: DeepLink | null, push: (link: DeepLink) => void) {
    this.#pending = first;
    this.#push = push;
  }

  deliver(link: DeepLink): void {
    if (this.#isPageListening) this.#push(link);
    else this.#pending = link;
  }

  take(): DeepLink | null {
    const link = this.#pending;
    this.#pending = null;
    this.#isPageListening = true;
    return link;
  }

  /** The page is loading anew and has to ask again. */
  pageGone(): void {
    this.#isPageListening = false;
  }
}
