import type { Book, BookChange } from '#platform/simulation/book/book-port.ts';
import type { Game, Market } from '#shared/contracts/catalogue.ts';
import { GAME_STATUS, type GameState } from '#shared/domain/game/game-state.ts';
import { packLocalSelection, selectionOf, unpackLocalSelection } from '#shared/domain/ids/selection-id.ts';

/** Packs the place of an outcome inside any game. Market types 1 to 3 are columns of the lists, those above are not. */
export function localIdOf(marketType: number, param = 0, outcome = 0): number {
  return packLocalSelection({ marketType, period: 0, param, outcome });
}

export const LIVE_STATE: GameState = {
  statusId: GAME_STATUS.live,
  period: 1,
  clockSeconds: 60,
  clockAt: 1_790_000_000_000,
  clockRate: 1,
  score: [0, 0],
  periodScores: [[0, 0]],
  suspended: false,
  incident: null,
};

interface FakeGame {
  state: GameState;
  /** Prices by place inside the game. */
  readonly prices: Map<number, { price: number; suspended: boolean; main: boolean }>;
}

export interface FakeBook extends Pick<Book, 'game' | 'markets' | 'announceInFull' | 'onChanges'> {
  /** Opens a game with a price for each place. */
  open(gameId: number, prices: Readonly<Record<number, number>>): void;
  /** Sets prices and announces them as one flush. A price of 0 leaves the book. */
  flush(...changes: readonly FakeChange[]): void;
  /** Games asked to be announced in full. */
  readonly gamesInFull: ReadonlySet<number>;
  /** Number of times that a game was read whole. */
  readonly reads: number;
}

interface FakeChange {
  readonly gameId: number;
  readonly prices?: Readonly<Record<number, number>>;
  readonly suspended?: boolean;
  readonly state?: GameState;
  readonly gone?: boolean;
}

/** Creates a book that changes only when the test says so. */
export function createFakeBook(): FakeBook {
  const games = new Map<number, FakeGame>();
  const listeners = new Set<(changes: readonly BookChange[]) => void>();
  let gamesInFull: ReadonlySet<number> = new Set();
  let reads = 0;

  function marketsOf(gameId: number, onlyMain: boolean): Market[] {
    const all = [...(games.get(gameId)?.prices ?? [])].filter(([, odd]) => odd.main || !onlyMain);
    return all.map(([local, { price, suspended }]) => {
      const { marketType, period, param, outcome } = unpackLocalSelection(local);
      return {
        typeId: marketType,
        period,
        param,
        outcomes: [{ id: selectionOf(gameId, local), outcome, price, suspended }],
      };
    });
  }

  function apply(change: FakeChange): BookChange {
    const { gameId, prices = {}, suspended = false, state = null, gone = false } = change;
    const game = games.get(gameId) as FakeGame;
    if (state) game.state = state;
    const odds = Object.entries(prices).map(([key, price]) => {
      const local = Number(key);
      const main = isMain(local);
      if (price === 0) game.prices.delete(local);
      else game.prices.set(local, { price, suspended, main });
      return { selectionId: selectionOf(gameId, local), price, suspended, main };
    });
    if (gone) games.delete(gameId);
    return { gameId, odds, state, gone };
  }

  return {
    open(gameId, prices) {
      games.set(gameId, { state: LIVE_STATE, prices: new Map() });
      apply({ gameId, prices });
    },
    flush(...changes) {
      const news = changes.map(apply);
      for (const listener of listeners) listener(news);
    },
    game(gameId) {
      reads += 1;
      const game = games.get(gameId);
      return game ? ({ id: gameId, state: game.state, main: marketsOf(gameId, true) } as unknown as Game) : null;
    },
    markets: (gameId) => marketsOf(gameId, false),
    announceInFull(ids) {
      gamesInFull = new Set(ids);
    },
    onChanges(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get gamesInFull() {
      return gamesInFull;
    },
    get reads() {
      return reads;
    },
  };
}

function isMain(local: number): boolean {
  return unpackLocalSelection(local).marketType <= 3;
}
