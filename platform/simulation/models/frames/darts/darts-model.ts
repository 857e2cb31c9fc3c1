import { Random } from '../../../random.ts';
import type { FamilyModel } from '../../model.ts';
import { settleReading } from '../../pricing/reading.ts';
import { dartsMarkets, mainDartsMarkets } from './board.ts';
import { dartsGame } from './darts-table.ts';
import { playDarts, playOutDarts } from './play.ts';
import { readDarts } from './settle.ts';
import { applyDarts, DARTS_START, type DartsState, dartsScore, viewDarts } from './state.ts';

/** Milliseconds for which each event closes the book. */
const CLOSED: Readonly<Record<string, number>> = { visit: 1000, maximum: 2000, leg: 5000, set: 8000 };

function suspension(kind: string): number {
  return CLOSED[kind] ?? 0;
}

/** Model of darts, in legs or in sets of legs. */
export const dartsModel: FamilyModel<DartsState> = {
  timeline(matchup, seed) {
    const events = playDarts(dartsGame(matchup), new Random(seed));
    return { events, endsAt: events[events.length - 1]?.t ?? 0 };
  },
  initial: (matchup) => ({ ...DARTS_START, bySets: dartsGame(matchup).sets > 1 }),
  apply: (state, event, matchup) => applyDarts(dartsGame(matchup), state, event),
  view: (state, t, matchup) => viewDarts(state, t, matchup, suspension),
  markets: (state, _t, matchup) => dartsMarkets(dartsGame(matchup), state),
  mainMarkets: (state, _t, matchup) => mainDartsMarkets(dartsGame(matchup), state),
  settle(state, market, matchup) {
    const reading = readDarts(dartsGame(matchup), state, market.typeId, market.period, market.param);
    return reading === null ? null : settleReading(reading, market.param, market.outcome);
  },
  playOut: (state, _t, matchup, random) => playOutDarts(dartsGame(matchup), state, random),
  score: dartsScore,
  suspension,
};
