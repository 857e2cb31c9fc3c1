import type { FeedPosition, FeedRequest, PlayerMessage } from '#shared/domain/feed/feed-protocol.ts';
import type { FeedEnvironment } from './feed-environment.ts';

/** Listener of the channel of the player. */
export interface ChannelListener {
  /** Called with each event, in order and once; its content is not checked. */
  readonly event: (event: unknown) => void;
  /** Called when events may have been missed: everything of the player is to be asked again. */
  readonly missed: () => void;
  /** Called when the channel belongs to another player than the page. */
  readonly changed: () => void;
  /** Called when the session has ended, with the server's reason; its content is not checked. */
  readonly over: (reason: unknown) => void;
  /** Called when the site's configuration has changed. */
  readonly site: () => void;
}

interface ChannelClientOptions {
  readonly environment: Pick<FeedEnvironment, 'clearTimeout' | 'setTimeout' | 'ticket'>;
  /** Sends on the open socket. */
  readonly send: (request: FeedRequest) => void;
  /** Opens the socket where there is none yet. */
  readonly open: () => void;
}

interface Place extends FeedPosition {
  readonly userId: number;
}

/** Ms after which a ticket is asked for again. */
const RETRY_MS = 15_000;

/**
 * Client's end of the channel of the player on the feed's socket (decision 049): joins it with a ticket when a player is
 * signed in and on every new socket, passes its events on in order, and joins again after a gap.
 */
export class ChannelClient {
  readonly #options: ChannelClientOptions;
  readonly #watchers = new Set<() => void>();
  #listener: ChannelListener | null = null;
  /** Player of the page; null for a guest. */
  #wanted: number | null = null;
  /** Last event; null before the first answer for this player. */
  #place: Place | null = null;
  #isReady = false;
  #isLive = false;
  /** A ticket was sent and is not answered yet. */
  #isJoining = false;
  /** Number of the current attempt, so that an answer for an earlier one is ignored. */
  #attempt = 0;
  #retry: unknown = null;

  constructor(options: ChannelClientOptions) {
    this.#options = options;
  }

  /** Whether the channel tells the page everything; otherwise the page polls. */
  readonly isLive = (): boolean => this.#isLive;

  /** Calls back when `isLive` has changed; returns the undo. */
  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  /** Sets the listener, one for a page; returns the undo. */
  listen(listener: ChannelListener): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = null;
    };
  }

  /** Sets the player of the page; null for a guest. */
  want(userId: number | null): void {
    if (userId === this.#wanted) return;
    this.#wanted = userId;
    this.#place = null;
    this.#setLive(false);
    if (userId === null) this.#stopAsking();
    else {
      this.#options.open();
      this.#ask();
    }
  }

  /** Called when a socket is open, with whether its server has channels. */
  greeted(hasPlayers: boolean): void {
    this.#isReady = hasPlayers;
    this.#ask();
  }

  /** Called when the socket is gone. */
  lost(): void {
    this.#isReady = false;
    this.#isJoining = false;
    this.#stopAsking();
    this.#setLive(false);
  }

  hear(message: PlayerMessage | { readonly op: 'site' }): void {
    if (message.op === 'site') this.#listener?.site();
    else if (message.op === 'player') this.#joined(message);
    else if (message.op === 'session-over') this.#over(message.reason);
    else this.#event(message.sequence, message.event);
  }

  /** Called when the server refused the ticket. */
  refused(): void {
    this.#askLater();
  }

  #joined({ userId, epoch, sequence, mode }: Extract<PlayerMessage, { op: 'player' }>): void {
    if (this.#wanted === null) return;
    // A new name for the place, while this page has missed something and is about to join again.
    if (mode === 'resumed' && !this.#isLive && !this.#isJoining) return;
    this.#isJoining = false;
    this.#place = { userId, epoch, sequence };
    this.#setLive(userId === this.#wanted);
    if (userId !== this.#wanted) this.#listener?.changed();
    else if (mode === 'fresh') this.#listener?.missed();
  }

  #event(sequence: number, event: unknown): void {
    const place = this.#place;
    if (!this.#isLive || !place || sequence <= place.sequence) return;
    if (sequence > place.sequence + 1) {
      this.#setLive(false);
      this.#ask();
      return;
    }
    this.#place = { ...place, sequence };
    this.#listener?.event(event);
  }

  #over(reason: unknown): void {
    this.#place = null;
    this.#setLive(false);
    if (this.#wanted === null) return;
    this.#listener?.over(reason);
    // The player may have signed in again in another tab.
    this.#askLater();
  }

  #ask(): void {
    this.#stopAsking();
    if (!this.#isReady || this.#wanted === null) return;
    const attempt = this.#attempt;
    this.#options.environment.ticket().then(
      (ticket) => {
        if (attempt !== this.#attempt) return;
        if (ticket === null) this.#askLater();
        else this.#join(ticket);
      },
      () => {
        if (attempt === this.#attempt) this.#askLater();
      },
    );
  }

  #join(ticket: string): void {
    const place = this.#place;
    const resume = place?.userId === this.#wanted ? { epoch: place.epoch, sequence: place.sequence } : null;
    this.#isJoining = true;
    this.#options.send({ op: 'player', ticket, ...(resume ? { resume } : {}) });
  }

  #askLater(): void {
    this.#stopAsking();
    this.#retry = this.#options.environment.setTimeout(() => this.#ask(), RETRY_MS);
  }

  #stopAsking(): void {
    this.#attempt += 1;
    this.#options.environment.clearTimeout(this.#retry);
  }

  #setLive(isLive: boolean): void {
    if (isLive === this.#isLive) return;
    this.#isLive = isLive;
    for (const watcher of this.#watchers) watcher();
  }
}
