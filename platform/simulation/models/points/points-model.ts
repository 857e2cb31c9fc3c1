import { Random } from '../../random.ts';
import type { FamilyModel } from '../model.ts';
import { settleReading } from '../pricing/reading.ts';
import { mainPointsMarkets, pointsMarkets } from './board.ts';
import { playPoints } from './play.ts';
import { playOutPoints } from './play-out.ts';
import { pointsGame } from './points-table.ts';
import { readPoints } from './settle.ts';
import type { PointsSport } from './sports.ts';
import { applyPoints, POINTS_START, type PointsState, viewPoints } from './state.ts';

/** Creates the model of a sport of possessions. */
export function createPointsModel(sport: PointsSport): FamilyModel<PointsState> {
  return {
    timeline(matchup, seed) {
      const events = playPoints(pointsGame(sport, matchup), new Random(seed));
      return { events, endsAt: events[events.length - 1]?.t ?? 0 };
    },
    initial: () => POINTS_START,
    apply: (state, event, matchup) => applyPoints(pointsGame(sport, matchup), state, event),
    view: (state, t, matchup) => viewPoints(pointsGame(sport, matchup), state, t, matchup),
    markets: (state, _t, matchup) => pointsMarkets(pointsGame(sport, matchup), state),
    mainMarkets: (state, _t, matchup) => mainPointsMarkets(pointsGame(sport, matchup), state),
    settle(state, market, matchup) {
      const reading = readPoints(pointsGame(sport, matchup), state, market.typeId, market.period, market.param);
      return reading === null ? null : settleReading(reading, market.param, market.outcome);
    },
    playOut: (state, _t, matchup, random) => playOutPoints(pointsGame(sport, matchup), state, random),
    score: (state) => state.score,
    suspension: (kind) => sport.closed[kind] ?? 0,
  };
}
