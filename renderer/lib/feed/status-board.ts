import { type FeedState, type FeedStatus, FIRST_STATUS } from './feed-status.ts';

/** Minimum ms between two updates of the figures; a change of state is published at once. */
const FIGURES_MS = 1000;

/** Published status of the feed: one object, replaced after visible changes. */
export class StatusBoard {
  rttMs: number | null = null;
  lagMs = 0;
  gaps = 0;
  readonly #listeners = new Set<() => void>();
  #status = FIRST_STATUS;
  #sequence = 0;
  #updateAt: number | null = null;
  #shownAt = Number.NEGATIVE_INFINITY;

  get status(): FeedStatus {
    return this.#status;
  }

  /** Server clock, epoch ms, of the last applied frame; null before the first. */
  get updateAt(): number | null {
    return this.#updateAt;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Records an applied frame. */
  applied(sequence: number, serverNow: number): void {
    this.#sequence = sequence;
    this.#updateAt = serverNow;
  }

  /**
   * @param at ms of a monotonic clock
   * @param serverNow epoch ms on the server, null while it is unknown
   */
  show(state: FeedState, transport: FeedStatus['transport'], at: number, serverNow: number | null): void {
    const shown = this.#status;
    const isMove = shown.state !== state || shown.transport !== transport;
    const isFigure = shown.gaps !== this.gaps || shown.rttMs !== this.rttMs;
    if (!isMove && !isFigure && at - this.#shownAt < FIGURES_MS) return;
    this.#shownAt = at;
    this.#status = {
      state,
      transport,
      since: shown.state === state ? (shown.since ?? serverNow) : serverNow,
      lastUpdateAt: this.#updateAt,
      sequence: this.#sequence,
      gaps: this.gaps,
      lagMs: this.lagMs,
      rttMs: this.rttMs,
    };
    for (const listener of this.#listeners) listener();
  }
}
