import { Random } from '../../../random.ts';
import type { FamilyModel } from '../../model.ts';
import { settleReading } from '../../pricing/reading.ts';
import { cricketMarkets, mainCricketMarkets } from './board.ts';
import { cricketGame } from './cricket-table.ts';
import { playCricket, playOutCricket } from './play.ts';
import { readCricket } from './settle.ts';
import { applyCricket, CRICKET_START, type CricketState, cricketRuns, viewCricket } from './state.ts';

/** Milliseconds for which each event closes the book. */
const CLOSED: Readonly<Record<string, number>> = { ball: 1500, four: 4000, six: 5000, wicket: 20_000 };

function suspension(kind: string): number {
  return CLOSED[kind] ?? 0;
}

/** Model of cricket with limited overs. */
export const cricketModel: FamilyModel<CricketState> = {
  timeline(matchup, seed) {
    const events = playCricket(cricketGame(matchup), new Random(seed));
    return { events, endsAt: events[events.length - 1]?.t ?? 0 };
  },
  initial: () => CRICKET_START,
  apply: (state, event, matchup) => applyCricket(cricketGame(matchup).format.overs, state, event),
  view: (state, t, matchup) => viewCricket(state, t, matchup, suspension),
  markets: (state, _t, matchup) => cricketMarkets(cricketGame(matchup), state),
  mainMarkets: (state, _t, matchup) => mainCricketMarkets(cricketGame(matchup), state),
  settle(state, market, matchup) {
    const reading = readCricket(cricketGame(matchup), state, market.typeId, market.period, market.param);
    return reading === null ? null : settleReading(reading, market.param, market.outcome);
  },
  playOut: (state, _t, matchup, random) => playOutCricket(cricketGame(matchup), state, random),
  score: cricketRuns,
  suspension,
};
