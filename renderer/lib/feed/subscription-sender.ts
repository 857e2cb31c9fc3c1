import type { FeedPosition, FeedRequest } from '#shared/domain/feed/feed-protocol.ts';
import type { FeedEnvironment } from './feed-environment.ts';
import type { FrameGate } from './frame-gate.ts';
import type { WatchedGames } from './watch-list.ts';

interface SubscriptionSenderOptions {
  readonly environment: Pick<FeedEnvironment, 'now' | 'setTimeout'>;
  readonly gate: FrameGate;
  readonly games: () => WatchedGames;
  /** Says it on the open socket; nowhere when there is none. */
  readonly send: (request: FeedRequest) => void;
}

/** The server takes a few requests a second; a list that is scrolled asks no faster than this. */
const GAP_MS = 250;

/** Tells the server what is on the screen: all of it after a start or a gap, else what has changed. */
export class SubscriptionSender {
  readonly #options: SubscriptionSenderOptions;
  #sent = '';
  #sentAt = Number.NEGATIVE_INFINITY;
  #isDue = false;

  constructor(options: SubscriptionSenderOptions) {
    this.#options = options;
  }

  /**
   * Asks for everything: what was held, from where that stopped, then the rest; nothing else passes the gate before. A
   * new socket answers its first subscription with all there is; one that is known has to be asked for that.
   */
  askAll(on: 'new socket' | 'known socket'): void {
    const { gate, games } = this.#options;
    const wanted = games();
    const kept = {
      main: wanted.main.filter((id) => gate.held.has(id)),
      full: wanted.full.filter((id) => gate.held.get(id) === 'full'),
    };
    gate.awaiting = 'snapshot';
    this.#sent = '';
    const isResuming = gate.position !== null && kept.main.length + kept.full.length > 0;
    if (isResuming) this.#subscribe(kept, gate.position);
    this.#subscribe(wanted);
    if (!isResuming && on === 'known socket') this.askSnapshot();
  }

  /** The whole subscription anew, not from where it stopped. */
  askSnapshot(): void {
    this.#options.gate.awaiting = 'snapshot';
    this.#options.send({ op: 'snapshot' });
  }

  /** The set has changed: calls of one task become one request, and those that follow wait a little. */
  changed(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      const { environment } = this.#options;
      const wait = this.#sentAt + GAP_MS - environment.now();
      if (wait > 0) environment.setTimeout(() => this.#follow(), wait);
      else this.#follow();
    });
  }

  #follow(): void {
    this.#isDue = false;
    this.#subscribe(this.#options.games());
  }

  #subscribe({ main, full }: WatchedGames, resume?: FeedPosition): void {
    const key = `${sorted(main)}|${sorted(full)}`;
    if (key === this.#sent) return;
    this.#sent = key;
    this.#sentAt = this.#options.environment.now();
    this.#options.send({ op: 'subscribe', main, full, ...(resume ? { resume } : {}) });
  }
}

function sorted(ids: readonly number[]): string {
  return [...ids].sort((a, b) => a - b).join();
}
