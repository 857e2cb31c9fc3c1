import { Random } from '../../random.ts';
import type { FamilyModel } from '../model.ts';
import { settleReading } from '../pricing/reading.ts';
import { mainMapsMarkets, mapsMarkets } from './board.ts';
import { mapsGame } from './maps-table.ts';
import { playMaps } from './play.ts';
import { playOutMaps } from './play-out.ts';
import { readMaps } from './settle.ts';
import type { MapSport } from './sports.ts';
import { applyMaps, MAPS_START, type MapsState, viewMaps } from './state.ts';

/** Milliseconds for which each event closes the book. */
const CLOSED: Readonly<Record<string, number>> = {
  round: 4000,
  kill: 1500,
  tower: 3000,
  dragon: 3000,
  roshan: 4000,
  map: 15_000,
};

/** Creates the model of a computer game that is played in maps. */
export function createMapsModel(sport: MapSport): FamilyModel<MapsState> {
  const suspension = (kind: string) => CLOSED[kind] ?? 0;
  return {
    timeline(matchup, seed) {
      const events = playMaps(mapsGame(sport, matchup), new Random(seed));
      return { events, endsAt: events[events.length - 1]?.t ?? 0 };
    },
    initial: () => MAPS_START,
    apply: (state, event, matchup) => applyMaps(mapsGame(sport, matchup), state, event),
    view: (state, t, matchup) => viewMaps(mapsGame(sport, matchup), state, t, matchup, suspension),
    markets: (state, _t, matchup) => mapsMarkets(mapsGame(sport, matchup), state),
    mainMarkets: (state, _t, matchup) => mainMapsMarkets(mapsGame(sport, matchup), state),
    settle(state, market, matchup) {
      const reading = readMaps(mapsGame(sport, matchup), state, market.typeId, market.period, market.param);
      return reading === null ? null : settleReading(reading, market.param, market.outcome);
    },
    playOut: (state, _t, matchup, random) => playOutMaps(mapsGame(sport, matchup), state, random),
    score: (state) => state.won,
    suspension,
  };
}
