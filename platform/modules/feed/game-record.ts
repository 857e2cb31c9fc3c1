import type { Book, BookChange } from '#platform/simulation/book/book-port.ts';
import type { Game, Market } from '#shared/contracts/catalogue.ts';
import { encodeGameChunk, type GameChunk, type GameNews } from '#shared/domain/feed/feed-encode.ts';
import type { OddsChange } from '#shared/domain/feed/feed-protocol.ts';
import { GAME_STATUS } from '#shared/domain/game/game-state.ts';
import { isOfFurtherColumn } from '#shared/domain/markets/further-columns.ts';
import { isInScope, type RecordScope } from './record-scope.ts';

/** Part of the book that a snapshot reads. */
export type SnapshotSource = Pick<Book, 'game' | 'markets'>;

/** Flush that touched the game. */
interface Entry {
  readonly sequence: number;
  readonly change: BookChange;
  /** True when another line has become the main one: the columns of the lists are sent whole. */
  readonly mainMoved: boolean;
  /** Chunks, encoded when the first frame needs them; null when the scope has no news. */
  readonly chunks: Partial<Record<RecordScope, GameChunk | null>>;
}

/** Milliseconds of wall clock for which a whole game is served again without asking the book. */
const WHOLE_KEPT_MS = 1000;

/**
 * Record of one game: the last flushes that touched it, encoded once for all followers, so that a client that comes
 * back is brought up to date without a snapshot (performance §2).
 */
export class GameRecord {
  readonly gameId: number;
  /** Wall instants, ms, at which a client last wanted the game, and wanted all of it. */
  usedAt = 0;
  fullUsedAt = Number.NEGATIVE_INFINITY;
  readonly #source: SnapshotSource;
  readonly #ringSize: number;
  #entries: Entry[] = [];
  /** Sequences after which the entries hold everything that happened. */
  readonly #floors: Record<'full' | 'main', number>;
  #mainIds: ReadonlySet<number> | null = null;
  #wholes: Partial<Record<RecordScope, { chunk: GameChunk; at: number }>> = {};
  #merged = new Map<string, GameChunk | null>();

  constructor(gameId: number, source: SnapshotSource, sequence: number, ringSize: number) {
    this.gameId = gameId;
    this.#source = source;
    this.#ringSize = ringSize;
    this.#floors = { main: sequence, full: Number.POSITIVE_INFINITY };
  }

  /** Notes that the book announces all markets of the game from this sequence on; Infinity when it has stopped to. */
  recordFrom(sequence: number): void {
    this.#floors.full = sequence;
  }

  get isRecording(): boolean {
    return this.#floors.full !== Number.POSITIVE_INFINITY;
  }

  /** Takes a flush and returns the scopes that have news of it. */
  record(sequence: number, change: BookChange): Readonly<Record<RecordScope, boolean>> {
    const known = this.#mainIds;
    const mainMoved = known !== null && change.odds.some((odd) => odd.main && !known.has(odd.selectionId));
    this.#entries.push({ sequence, change, mainMoved, chunks: {} });
    this.#wholes = {};
    this.#merged.clear();
    if (this.#entries.length > this.#ringSize) this.#dropOldest();
    const hasMore = change.state !== null || change.gone;
    const has = (scope: RecordScope) => hasMore || change.odds.some((odd) => isInScope(scope, odd));
    return { main: has('main'), wide: has('wide'), full: has('full') };
  }

  /**
   * Returns the latest values of what changed in a scope after `from`; null for nothing. Whole when `from` is older
   * than the entries.
   */
  since(scope: RecordScope, from: number): GameChunk | null {
    // The book announces further columns only with all markets.
    if (from < this.#floors[scope === 'main' ? 'main' : 'full']) return this.whole(scope);
    let first = this.#entries.length;
    while (first > 0 && (this.#entries[first - 1] as Entry).sequence > from) first -= 1;
    const missed = this.#entries.length - first;
    if (missed === 0) return null;
    if (missed === 1) return this.#chunkOf(this.#entries[first] as Entry, scope);
    const key = `${scope} ${first}`;
    const known = this.#merged.get(key);
    if (known !== undefined) return known;
    const chunk = this.#merge(scope, this.#entries.slice(first));
    this.#merged.set(key, chunk);
    return chunk;
  }

  /** Returns the game with all prices of a scope, from the book. */
  whole(scope: RecordScope): GameChunk {
    const kept = this.#wholes[scope];
    const now = performance.now();
    if (kept && now - kept.at < WHOLE_KEPT_MS) return kept.chunk;
    const chunk = this.#readWhole(scope);
    this.#wholes[scope] = { chunk, at: now };
    return chunk;
  }

  #readWhole(scope: RecordScope): GameChunk {
    const { gameId } = this;
    const game = this.#source.game(gameId);
    const named = scope === 'wide' ? 'main' : scope;
    if (game === null) return encodeGameChunk({ gameId, odds: [], gone: true, whole: named });
    if (scope !== 'full') this.#mainIds = new Set(oddsOf(game.main).map((odd) => odd.selectionId));
    const { statusId } = game.state;
    const isOver = statusId === GAME_STATUS.finished || statusId === GAME_STATUS.cancelled;
    const odds = isOver ? [] : this.#oddsOf(game, scope);
    return encodeGameChunk({
      gameId,
      odds,
      state: game.state as NonNullable<GameNews['state']>,
      gone: isOver,
      whole: named,
    });
  }

  #oddsOf({ main }: Game, scope: RecordScope): OddsChange[] {
    if (scope === 'main') return oddsOf(main);
    const all = oddsOf(this.#source.markets(this.gameId));
    if (scope === 'full') return all;
    return [...oddsOf(main), ...all.filter(({ selectionId }) => isOfFurtherColumn(selectionId))];
  }

  #chunkOf(entry: Entry, scope: RecordScope): GameChunk | null {
    const known = entry.chunks[scope];
    if (known !== undefined) return known;
    const chunk = scope !== 'full' && entry.mainMoved ? this.whole(scope) : this.#encode(scope, [entry]);
    entry.chunks[scope] = chunk;
    return chunk;
  }

  #merge(scope: RecordScope, entries: readonly Entry[]): GameChunk | null {
    if (scope !== 'full' && entries.some((entry) => entry.mainMoved)) return this.whole(scope);
    return this.#encode(scope, entries);
  }

  #encode(scope: RecordScope, entries: readonly Entry[]): GameChunk | null {
    const latest = new Map<number, OddsChange>();
    let state: BookChange['state'] = null;
    let gone = false;
    for (const { change } of entries) {
      for (const odd of change.odds) if (isInScope(scope, odd)) latest.set(odd.selectionId, odd);
      state = change.state ?? state;
      gone = change.gone || gone;
    }
    if (latest.size === 0 && state === null && !gone) return null;
    return encodeGameChunk({ gameId: this.gameId, odds: [...latest.values()], state, gone });
  }

  #dropOldest(): void {
    const { sequence } = this.#entries.shift() as Entry;
    this.#floors.main = Math.max(this.#floors.main, sequence);
    this.#floors.full = Math.max(this.#floors.full, sequence);
  }
}

function oddsOf(markets: readonly Market[]): OddsChange[] {
  return markets.flatMap((market) =>
    market.outcomes.map(({ id, price, suspended }) => ({ selectionId: id, price, suspended })),
  );
}
