import type { FeedPosition } from '#shared/domain/feed/feed-protocol.ts';

/** Something announced about a player, with its place in the order of all announcements. */
export interface LoggedNews<News> {
  readonly index: number;
  readonly news: News;
}

interface Kept {
  /** Name of the announcement in all processes; undefined for one of a process of an earlier version. */
  readonly mark: string | undefined;
  /** null for an announcement that is about no player. */
  readonly userId: number | null;
}

/**
 * The latest announcements of all processes, in the one order in which the database delivers them to each process. So
 * a position that one process has given means the same in every other: an announcement by its mark, which is the
 * epoch, and the number of the player's own that followed it, which is the sequence.
 */
export class NewsLog<News> {
  readonly #size: number;
  #kept: Kept[] = [];
  /** Index of the first of them. */
  #first = 0;
  #indexes = new Map<string, number>();
  #ofPlayers = new Map<number, LoggedNews<News>[]>();

  /** @param size number of announcements that are kept for clients that come back */
  constructor(size: number) {
    this.#size = size;
  }

  /** Index of the last announcement. */
  get index(): number {
    return this.#first + this.#kept.length - 1;
  }

  /** Adds an announcement about a player, and returns its index. */
  add(mark: string | undefined, userId: number, news: News): number {
    const index = this.#keep({ mark, userId });
    const own = this.#ofPlayers.get(userId);
    if (own) own.push({ index, news });
    else this.#ofPlayers.set(userId, [{ index, news }]);
    return index;
  }

  /** Adds an announcement that is about no player: a place that clients can name. */
  addPlace(mark: string | undefined): void {
    this.#keep({ mark, userId: null });
  }

  /** Returns how a player's client names its place after the announcement at an index. */
  positionAt(index: number, userId: number): FeedPosition {
    let sequence = 0;
    for (let at = index; at >= this.#first; at--) {
      const { mark, userId: about } = this.#kept[at - this.#first] as Kept;
      if (mark !== undefined) return { epoch: mark, sequence };
      if (about === userId) sequence += 1;
    }
    // Nothing before is known here, so no process can resume from it.
    return { epoch: '', sequence: 0 };
  }

  /**
   * Returns a player's news after a position, up to an index, oldest first; null when they are not all kept, or when the
   * position is ahead of this log.
   */
  between(position: FeedPosition | undefined, index: number, userId: number): readonly LoggedNews<News>[] | null {
    if (!position) return null;
    const from = this.#indexes.get(position.epoch);
    if (from === undefined || from > index) return null;
    const own = this.#ofPlayers.get(userId) ?? [];
    const later = own.filter((one) => one.index > from && one.index <= index);
    return position.sequence > later.length ? null : later.slice(position.sequence);
  }

  /** Forgets everything, because announcements may have been missed: no earlier position can be resumed. */
  restart(): void {
    this.#first = this.index + 1;
    this.#kept = [];
    this.#indexes.clear();
    this.#ofPlayers.clear();
  }

  #keep(kept: Kept): number {
    this.#kept.push(kept);
    const { index } = this;
    if (kept.mark !== undefined) this.#indexes.set(kept.mark, index);
    if (this.#kept.length > 2 * this.#size) this.#drop();
    return index;
  }

  /** Drops the older half at once: dropping one with each would move all others each time. */
  #drop(): void {
    const dropped = this.#kept.splice(0, this.#kept.length - this.#size);
    this.#first += dropped.length;
    for (const { mark, userId } of dropped) {
      if (mark !== undefined) this.#indexes.delete(mark);
      const own = userId === null ? undefined : this.#ofPlayers.get(userId);
      if (!own || userId === null) continue;
      own.shift();
      if (own.length === 0) this.#ofPlayers.delete(userId);
    }
  }
}
