import { Random } from '../../../random.ts';
import type { FamilyModel } from '../../model.ts';
import { settleReading } from '../../pricing/reading.ts';
import { baseballGame } from './baseball-table.ts';
import { baseballMarkets, mainBaseballMarkets } from './board.ts';
import { playBaseball, playOutBaseball } from './play.ts';
import { readBaseball } from './settle.ts';
import { applyBaseball, BASEBALL_START, type BaseballState, viewBaseball } from './state.ts';

/** Milliseconds for which each event closes the book. */
const CLOSED: Readonly<Record<string, number>> = {
  out: 2000,
  walk: 3000,
  single: 5000,
  double: 7000,
  triple: 8000,
  home_run: 12_000,
};

function suspension(kind: string): number {
  return CLOSED[kind] ?? 0;
}

/** Model of baseball. */
export const baseballModel: FamilyModel<BaseballState> = {
  timeline(matchup, seed) {
    const events = playBaseball(baseballGame(matchup), new Random(seed));
    return { events, endsAt: events[events.length - 1]?.t ?? 0 };
  },
  initial: () => BASEBALL_START,
  apply: (state, event, matchup) => applyBaseball(baseballGame(matchup), state, event),
  view: (state, t, matchup) => viewBaseball(state, t, matchup, suspension),
  markets: (state, _t, matchup) => baseballMarkets(baseballGame(matchup), state),
  mainMarkets: (state, _t, matchup) => mainBaseballMarkets(baseballGame(matchup), state),
  settle(state, market, matchup) {
    const reading = readBaseball(baseballGame(matchup), state, market.typeId, market.period, market.param);
    return reading === null ? null : settleReading(reading, market.param, market.outcome);
  },
  playOut: (state, _t, matchup, random) => playOutBaseball(baseballGame(matchup), state, random),
  score: (state) => state.score,
  suspension,
};
