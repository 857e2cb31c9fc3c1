import type { FeedPosition, FeedRequest } from '#shared/domain/feed/feed-protocol.ts';
import type { FeedEnvironment } from './feed-environment.ts';
import type { FrameGate } from './frame-gate.ts';
import type { WatchedGames } from './watch-list.ts';

interface SubscriptionSenderOptions {
  readonly environment: Pick<FeedEnvironment, 'now' | 'setTimeout'>;
  readonly gate: FrameGate;
  readonly games: () => WatchedGames;
  /** Sends on the open socket; drops the request when there is none. */
  readonly send: (request: FeedRequest) => void;
}

/** Minimum ms between two requests while a list is scrolled, because the server accepts only a few per second. */
const GAP_MS = 250;

/** Tells the server what is on the screen: everything after a start or a gap, otherwise the changes. */
export class SubscriptionSender {
  readonly #options: SubscriptionSenderOptions;
  #sent = '';
  #sentAt = Number.NEGATIVE_INFINITY;
  #isDue = false;

  constructor(options: SubscriptionSenderOptions) {
    this.#options = options;
  }

  /**
   * Subscribes to everything: first the held games from their position, then the rest; until the answer the gate
   * applies nothing else. The server answers the first subscription of a new socket with a snapshot; on a known socket
   * it has to be requested.
   */
  askAll(on: 'new socket' | 'known socket'): void {
    const { gate, games } = this.#options;
    const wanted = games();
    const kept = {
      ...wanted,
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

  /** Requests a snapshot of the whole subscription. */
  askSnapshot(): void {
    this.#options.gate.awaiting = 'snapshot';
    this.#options.send({ op: 'snapshot' });
  }

  /** Schedules the changed subscription: calls in one task become one request, and further ones wait. */
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

  #subscribe({ main, full, wide }: WatchedGames, resume?: FeedPosition): void {
    const key = `${wide ? 'wide ' : ''}${sorted(main)}|${sorted(full)}`;
    if (key === this.#sent) return;
    this.#sent = key;
    this.#sentAt = this.#options.environment.now();
    this.#options.send({ op: 'subscribe', main, full, ...(wide ? { wide } : {}), ...(resume ? { resume } : {}) });
  }
}

function sorted(ids: readonly number[]): string {
  return [...ids].sort((a, b) => a - b).join();
}
