import type { Book } from '#platform/simulation/book/book-port.ts';
import type { FeedScope } from '#shared/domain/feed/feed-protocol.ts';
import { GameRecord } from './game-record.ts';

interface RecordTableOptions {
  readonly book: Pick<Book, 'game' | 'markets' | 'followGames'>;
  /** The feed's sequence now. */
  readonly sequence: () => number;
  /** How many flushes of a game are kept. */
  readonly ringSize: number;
  /** For how long a game that nobody follows any more is still recorded, ms: the time to come back without a snapshot. */
  readonly keepMs: number;
  readonly now: () => number;
}

export interface RecordTable {
  get(gameId: number): GameRecord | undefined;
  /** Wants a game in a scope from now on; call `watch` after a batch of these. */
  use(gameId: number, scope: FeedScope): GameRecord;
  /** Tells the book of games that are wanted in full and are not announced yet. */
  followInBook(): void;
  /** Forgets what nobody has followed for a while. */
  sweep(isFollowed: (gameId: number, scope: FeedScope) => boolean): void;
}

/** The games somebody follows, or did a moment ago. */
export function createRecordTable({ book, sequence, ringSize, keepMs, now }: RecordTableOptions): RecordTable {
  const records = new Map<number, GameRecord>();
  let unrecorded: GameRecord[] = [];

  function tellBook(): void {
    book.followGames(
      new Set([...records.values()].filter((record) => record.isRecording).map((record) => record.gameId)),
    );
  }

  function sweepOne(record: GameRecord, isFollowed: (gameId: number, scope: FeedScope) => boolean): boolean {
    const { gameId } = record;
    const isFull = isFollowed(gameId, 'full');
    if (isFull) record.fullUsedAt = now();
    if (isFull || isFollowed(gameId, 'main')) record.usedAt = now();
    const wasWatched = record.isRecording;
    if (now() - record.fullUsedAt > keepMs) record.recordFrom(Number.POSITIVE_INFINITY);
    if (now() - record.usedAt > keepMs) records.delete(gameId);
    return wasWatched !== (records.has(gameId) && record.isRecording);
  }

  return {
    get: (gameId) => records.get(gameId),
    use(gameId, scope) {
      let record = records.get(gameId);
      if (!record) {
        record = new GameRecord(gameId, book, sequence(), ringSize);
        records.set(gameId, record);
      }
      record.usedAt = now();
      if (scope === 'full') {
        record.fullUsedAt = now();
        if (!record.isRecording) unrecorded.push(record);
      }
      return record;
    },
    followInBook() {
      if (unrecorded.length === 0) return;
      for (const record of unrecorded) record.recordFrom(sequence());
      unrecorded = [];
      tellBook();
    },
    sweep(isFollowed) {
      let hasChanged = false;
      for (const record of [...records.values()]) hasChanged = sweepOne(record, isFollowed) || hasChanged;
      if (hasChanged) tellBook();
    },
  };
}
