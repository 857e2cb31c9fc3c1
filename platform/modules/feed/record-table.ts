import type { Book } from '#platform/simulation/book/book-port.ts';
import { GameRecord } from './game-record.ts';
import type { RecordScope } from './record-scope.ts';

interface RecordTableOptions {
  readonly book: Pick<Book, 'game' | 'markets' | 'announceInFull'>;
  /** Returns the feed's sequence now. */
  readonly sequence: () => number;
  /** Flushes that are kept of one game. */
  readonly ringSize: number;
  /** Milliseconds for which a game without followers is still recorded: the time to come back without a snapshot. */
  readonly keepMs: number;
  readonly now: () => number;
}

export interface RecordTable {
  get(gameId: number): GameRecord | undefined;
  /** Returns the record of a game that is wanted in a scope; call `announceWanted` after a batch of these. */
  use(gameId: number, scope: RecordScope): GameRecord;
  /** Makes the book announce all markets of the games that are wanted in full. */
  announceWanted(): void;
  /** Drops the records that have had no follower for `keepMs`. */
  sweep(isFollowed: (gameId: number, scope: RecordScope) => boolean): void;
}

/** Creates the records of the games that are followed, or were a moment ago. */
export function createRecordTable({ book, sequence, ringSize, keepMs, now }: RecordTableOptions): RecordTable {
  const records = new Map<number, GameRecord>();
  let unrecorded: GameRecord[] = [];

  function tellBook(): void {
    book.announceInFull(
      new Set([...records.values()].filter((record) => record.isRecording).map((record) => record.gameId)),
    );
  }

  function sweepOne(record: GameRecord, isFollowed: (gameId: number, scope: RecordScope) => boolean): boolean {
    const { gameId } = record;
    const isFull = isFollowed(gameId, 'full') || isFollowed(gameId, 'wide');
    if (isFull) record.fullUsedAt = now();
    if (isFull || isFollowed(gameId, 'main')) record.usedAt = now();
    const wasRecording = record.isRecording;
    if (now() - record.fullUsedAt > keepMs) record.recordFrom(Number.POSITIVE_INFINITY);
    if (now() - record.usedAt > keepMs) records.delete(gameId);
    return wasRecording !== (records.has(gameId) && record.isRecording);
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
      // The book announces either the usual columns or everything.
      if (scope !== 'main') {
        record.fullUsedAt = now();
        if (!record.isRecording) unrecorded.push(record);
      }
      return record;
    },
    announceWanted() {
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
