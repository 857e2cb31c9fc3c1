import { setImmediate as breathe } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { localOfSelection, packLocalSelection, unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import type { GameBoard } from '../game-board.ts';
import type { CachedGame, GameCache } from '../game-cache.ts';
import { HORIZON } from '../game-index.ts';
import type { PricedMarket } from '../pricing.ts';
import { historyTimes } from './history-times.ts';

/** Price of a selection at an instant. */
export interface PricePoint {
  /** Server clock, epoch ms. */
  readonly at: number;
  /** Thousandths; null while the selection was not on offer. */
  readonly price: number | null;
}

/** How the price of a selection moved. */
export interface PriceHistory {
  /** First price that the selection had, of one look a day; null for one that was never on offer. */
  readonly opening: PricePoint | null;
  /** Ascending; the last is the present. */
  readonly points: readonly PricePoint[];
}

/** Answers how prices moved (decision 053). */
export interface PriceHistories {
  /**
   * Returns the history of a selection. Prices of earlier instants are computed as the book computed them then, a few
   * milliseconds at a time, and are kept for the other selections of the game.
   */
  of(game: CachedGame, selectionId: number, now: number, speed: number): Promise<PriceHistory>;
  /** Drops what is kept of games whose course or start is another one now. */
  forget(gameIds: readonly number[]): void;
}

/** Prices of all selections of a game at one instant: local selection ids and thousandths at the same places. */
interface Sheet {
  readonly ids: Uint32Array;
  readonly prices: Uint32Array;
}

/** Games whose sheets are kept: about 400 kB each. */
const MAX_GAMES = 40;
/** Milliseconds for which pricing may hold the process. */
const SLICE_MS = 6;

function sheetOf(markets: readonly PricedMarket[]): Sheet {
  const ids: number[] = [];
  const prices: number[] = [];
  for (const { typeId, period, param, outcomes } of markets) {
    const first = packLocalSelection({ marketType: typeId, period, param, outcome: 0 });
    for (const { outcome, price } of outcomes) {
      ids.push(first + outcome);
      prices.push(price);
    }
  }
  return { ids: Uint32Array.from(ids), prices: Uint32Array.from(prices) };
}

function priceIn(sheet: Sheet | undefined, local: number): number | null {
  const place = sheet?.ids.indexOf(local) ?? -1;
  return place < 0 ? null : (sheet?.prices[place] ?? null);
}

/** Prices a game at ascending instants on a board of its own, because the cached one is at the present. */
async function priceAt(
  board: GameBoard,
  times: readonly number[],
  speed: number,
  take: (at: number, sheet: Sheet) => void,
) {
  let since = performance.now();
  for (const at of times) {
    take(at, sheetOf(board.full(at, speed)));
    if (performance.now() - since < SLICE_MS) continue;
    await breathe();
    since = performance.now();
  }
}

/** Creates the histories of a book's games. One game is priced at a time, however many are asked for. */
export function createPriceHistories(gameCache: Pick<GameCache, 'apart'>): PriceHistories {
  const games = new LRUCache<number, Map<number, Sheet>>({ max: MAX_GAMES });
  let last: Promise<void> = Promise.resolve();

  function sheetsOf(gameId: number): Map<number, Sheet> {
    const known = games.get(gameId) ?? new Map<number, Sheet>();
    games.set(gameId, known);
    return known;
  }

  async function fill(gameId: number, times: readonly number[], speed: number): Promise<void> {
    const sheets = sheetsOf(gameId);
    const missing = times.filter((at) => !sheets.has(at));
    const board = missing.length > 0 ? gameCache.apart(gameId)?.board : undefined;
    if (board === undefined) return;
    await priceAt(board, missing, speed, (at, sheet) => sheets.set(at, sheet));
    const needed = new Set(times);
    for (const at of sheets.keys()) if (!needed.has(at)) sheets.delete(at);
  }

  function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = last.then(work);
    // A failure belongs to who asked; the next one begins all the same.
    last = turn.catch(() => {});
    return turn;
  }

  return {
    async of({ game, board }, selectionId, now, speed) {
      const { startAt } = board.run;
      const openedAt = Math.max(game.listedAt, startAt - HORIZON);
      const { opening, shown } = historyTimes({ openedAt, startAt, now });
      const times = [...opening, ...shown];
      const isKnown = times.every((at) => games.peek(board.id)?.has(at));
      if (!isKnown) await inTurn(() => fill(board.id, times, speed));
      const sheets = sheetsOf(board.id);
      const local = localOfSelection(selectionId);
      const pointAt = (at: number): PricePoint => ({ at, price: priceIn(sheets.get(at), local) });
      const { marketType: typeId, period, param, outcome } = unpackSelectionId(selectionId);
      const price = board.quote({ typeId, period, param, outcome }, now, speed)?.price ?? null;
      const points = [...shown.map(pointAt), { at: now, price }];
      const first = [...opening.map(pointAt), ...points].find((point) => point.price !== null);
      return { opening: first ?? null, points };
    },
    forget(gameIds) {
      for (const gameId of gameIds) games.delete(gameId);
    },
  };
}
