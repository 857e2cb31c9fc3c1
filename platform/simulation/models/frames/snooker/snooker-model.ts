import { Random } from '../../../random.ts';
import type { FamilyModel } from '../../model.ts';
import { settleReading } from '../../pricing/reading.ts';
import { mainSnookerMarkets, snookerMarkets } from './board.ts';
import { playOutSnooker, playSnooker } from './play.ts';
import { readSnooker } from './settle.ts';
import { snookerGame } from './snooker-table.ts';
import { applySnooker, SNOOKER_START, type SnookerState, viewSnooker } from './state.ts';

/** Milliseconds for which each event closes the book. */
const CLOSED: Readonly<Record<string, number>> = { break: 1500, fifty_break: 3000, frame: 8000 };

function suspension(kind: string): number {
  return CLOSED[kind] ?? 0;
}

/** Model of snooker. */
export const snookerModel: FamilyModel<SnookerState> = {
  timeline(matchup, seed) {
    const events = playSnooker(snookerGame(matchup), new Random(seed));
    return { events, endsAt: events[events.length - 1]?.t ?? 0 };
  },
  initial: () => SNOOKER_START,
  apply: (state, event) => applySnooker(state, event),
  view: (state, t, matchup) => viewSnooker(state, t, matchup, suspension),
  markets: (state, _t, matchup) => snookerMarkets(snookerGame(matchup), state),
  mainMarkets: (state, _t, matchup) => mainSnookerMarkets(snookerGame(matchup), state),
  settle(state, market, matchup) {
    const reading = readSnooker(snookerGame(matchup), state, market.typeId, market.param);
    return reading === null ? null : settleReading(reading, market.param, market.outcome);
  },
  playOut: (state, _t, matchup, random) => playOutSnooker(snookerGame(matchup), state, random),
  score: (state) => state.won,
  suspension,
};
