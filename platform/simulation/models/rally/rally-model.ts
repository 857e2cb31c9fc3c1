import { Random } from '../../random.ts';
import type { FairMarket, FamilyModel } from '../model.ts';
import { settleReading } from '../pricing/reading.ts';
import { mainRallyMarkets, rallyMarkets } from './board.ts';
import { rallyGame } from './chances.ts';
import { playOutRally, playRally } from './play.ts';
import { readRally } from './settle.ts';
import type { RallySport } from './sports.ts';
import { applyShownRally, RALLY_START, type RallyState, viewRally } from './state.ts';

/** Milliseconds for which a point closes the book, by what it decided. */
const CLOSED: Readonly<Record<'game' | 'rally', Readonly<Record<string, number>>>> = {
  game: { point: 1500, game: 4000, set: 8000 },
  rally: { point: 1200, set: 6000 },
};

/** Creates the model of a sport of rallies. */
export function createRallyModel(sport: RallySport): FamilyModel<RallyState> {
  const suspension = (kind: string) => CLOSED[sport.unit][kind] ?? 0;
  return {
    timeline(matchup, seed) {
      const events = playRally(rallyGame(sport, matchup), RALLY_START, 0, new Random(seed));
      return { events, endsAt: events[events.length - 1]?.t ?? 0 };
    },
    initial: () => RALLY_START,
    apply: (state, event, matchup) => applyShownRally(rallyGame(sport, matchup), state, event, matchup),
    view: (state, t, matchup) => viewRally(rallyGame(sport, matchup), state, t, matchup, suspension),
    markets: (state, _t, matchup): FairMarket[] => rallyMarkets(rallyGame(sport, matchup), state),
    mainMarkets: (state, _t, matchup) => mainRallyMarkets(rallyGame(sport, matchup), state),
    settle(state, market, matchup) {
      const reading = readRally(rallyGame(sport, matchup), state, market.typeId, market.period, market.param);
      return reading === null ? null : settleReading(reading, market.param, market.outcome);
    },
    playOut: (state, _t, matchup, random) => playOutRally(rallyGame(sport, matchup), state, random),
    score: (state) => state.won,
    suspension,
  };
}
