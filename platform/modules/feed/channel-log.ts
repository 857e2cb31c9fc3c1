import { randomBytes } from 'node:crypto';
import type { FeedPosition } from '#shared/domain/feed/feed-protocol.ts';

/** Event with its number. */
export interface LoggedEvent<Event> {
  readonly sequence: number;
  readonly event: Event;
}

/** The latest events of one player in one process, numbered without gaps from 1 inside an epoch. */
export class ChannelLog<Event> {
  readonly #size: number;
  #epoch = newEpoch();
  #sequence = 0;
  #events: LoggedEvent<Event>[] = [];

  /** @param size number of events that are kept for clients that come back */
  constructor(size: number) {
    this.#size = size;
  }

  /** Position of the last event. */
  get position(): FeedPosition {
    return { epoch: this.#epoch, sequence: this.#sequence };
  }

  record(event: Event): LoggedEvent<Event> {
    this.#sequence += 1;
    const logged = { sequence: this.#sequence, event };
    this.#events.push(logged);
    if (this.#events.length > this.#size) this.#events.shift();
    return logged;
  }

  /** Begins an epoch, because events may have been missed: no earlier position can be resumed. */
  restart(): void {
    this.#epoch = newEpoch();
    this.#sequence = 0;
    this.#events = [];
  }

  /**
   * Returns the events after a position, oldest first; null when they are not all kept, and for a position of another
   * epoch or ahead of this log.
   */
  since(position: FeedPosition | undefined): readonly LoggedEvent<Event>[] | null {
    if (position?.epoch !== this.#epoch || position.sequence > this.#sequence) return null;
    const missed = this.#sequence - position.sequence;
    if (missed > this.#events.length) return null;
    return missed === 0 ? [] : this.#events.slice(-missed);
  }
}

function newEpoch(): string {
  return randomBytes(9).toString('base64url');
}
