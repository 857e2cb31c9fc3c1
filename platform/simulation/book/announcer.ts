import type { GameState } from '#shared/domain/game/game-state.ts';
import { packLocalSelection, selectionOf } from '#shared/domain/ids/selection-id.ts';
import type { BookChange } from './book-port.ts';
import type { GameBoard } from './game-board.ts';
import type { PricedMarket } from './pricing.ts';

/** `main`: the columns of the lists; `full`: every market. */
export type Scope = 'main' | 'full';

type Odd = BookChange['odds'][number];

/** Seconds by which a running clock may differ from its announced reading without a new announcement. */
const CLOCK_SLACK_S = 1;

function clockAt(state: GameState, at: number): number | null {
  return state.clockSeconds === null ? null : state.clockSeconds + (state.clockRate * (at - state.clockAt)) / 1000;
}

/** Tells whether two states differ in nothing but a clock that has run on. */
export function isSameBesideClock(before: GameState, after: GameState): boolean {
  const expected = clockAt(before, after.clockAt);
  const isOnTime =
    expected === null || after.clockSeconds === null
      ? expected === after.clockSeconds
      : Math.abs(expected - after.clockSeconds) <= CLOCK_SLACK_S;
  const { clockSeconds: _s, clockAt: _a, ...a } = before;
  const { clockSeconds: _t, clockAt: _b, ...b } = after;
  return isOnTime && JSON.stringify(a) === JSON.stringify(b);
}

/** Remembers what was announced of one game and finds what has changed since. */
export class Announcer {
  private readonly board: GameBoard;
  private odds = new Map<number, Odd>();
  private state: GameState | null = null;
  private isGone = false;
  private hasLooked = false;

  constructor(board: GameBoard) {
    this.board = board;
  }

  /** Returns the changes since the last call in the markets of the scope; null when there are none. */
  changes(now: number, speed: number, scope: Scope): BookChange | null {
    const { board } = this;
    const gone = !board.run.isOpen(now);
    if (gone && this.isGone) return null;
    const odds = gone ? [] : this.changedOdds(now, speed, scope);
    const state = this.changedState(board.run.view(now));
    this.isGone = gone;
    if (gone) this.odds.clear();
    if (odds.length === 0 && state === null && !gone) return null;
    return { gameId: board.id, odds, state, gone };
  }

  private changedState(state: GameState): GameState | null {
    if (this.state !== null && isSameBesideClock(this.state, state)) return null;
    this.state = state;
    return state;
  }

  private changedOdds(now: number, speed: number, scope: Scope): Odd[] {
    const current = this.currentOdds(now, speed, scope);
    const changed: Odd[] = [];
    for (const [selectionId, odd] of current) {
      const known = this.odds.get(selectionId);
      const isKnown =
        known?.price === odd.price &&
        known.suspended === odd.suspended &&
        (known.main === odd.main || scope === 'main');
      if (!isKnown) changed.push(odd);
    }
    for (const [selectionId, known] of this.odds) {
      const hasLeft = !current.has(selectionId) && (scope === 'full' || known.main);
      if (hasLeft) changed.push({ ...known, price: 0, suspended: true });
    }
    if (!this.hasLooked) changed.push(...this.decidedBefore(now, current));
    this.hasLooked = true;
    this.odds = current;
    return changed;
  }

  /** Returns the selections that QA decided before the first look at the game: readers may still hold their prices. */
  private decidedBefore(now: number, current: ReadonlyMap<number, Odd>): Odd[] {
    const decided = this.board.run.forced(now).filter((selectionId) => !current.has(selectionId));
    return decided.map((selectionId) => ({ selectionId, price: 0, suspended: true, main: true }));
  }

  private currentOdds(now: number, speed: number, scope: Scope): Map<number, Odd> {
    const { board } = this;
    const suspended = board.run.isSuspended(now);
    const odds = new Map<number, Odd>();
    const mains = board.main(now, speed);
    for (const market of mains) addOdds(odds, board.id, market, suspended, true);
    if (scope === 'full') {
      for (const market of board.full(now, speed)) addOdds(odds, board.id, market, suspended, false);
    }
    return odds;
  }
}

function addOdds(odds: Map<number, Odd>, gameId: number, market: PricedMarket, suspended: boolean, main: boolean) {
  const first = selectionOf(
    gameId,
    packLocalSelection({ marketType: market.typeId, period: market.period, param: market.param, outcome: 0 }),
  );
  for (const { outcome, price, closed } of market.outcomes) {
    const selectionId = first + outcome;
    if (odds.has(selectionId)) continue;
    odds.set(selectionId, { selectionId, price, suspended: suspended || closed, main });
  }
}
