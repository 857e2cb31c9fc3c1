import type { Matchup } from '../model.ts';
import { BestOfTable, type Group } from '../pricing/best-of-table.ts';
import { GameTables } from '../pricing/bounded-cache.ts';
import { calibratedNumber } from '../pricing/calibrated.ts';
import { Counts, countsOfEnds } from '../pricing/counts.ts';
import { distributionOf, trimmed } from '../pricing/distribution.ts';
import { bestOf, eloEdge, expectationOf, positive, StrengthCurve, solveIncreasing } from '../pricing/strength.ts';
import { type KillChances, type KillEnds, runKills } from './kill-chain.ts';
import { type RoundChances, type RoundEnds, type RoundStand, runRounds } from './round-chain.ts';
import type { KillSport, MapSport, RoundSport } from './sports.ts';

/** Gain of a side in a round of the map that it has picked; in kills, half of it. */
const PICK = 0.016;
/** Picks of the maps: 1 first side, −1 second side; the last map is picked by neither. */
const PICKS = [1, -1, 1, -1];
const MAX_MAPS = 5;
/** Targets of the races in kills on one map. */
export const KILL_RACES = [5, 10, 15, 20] as const;

/** Strengths of each map of one game, and the tables made of them. */
export interface MapsGame {
  readonly sport: MapSport;
  readonly need: number;
  readonly maxMaps: number;
  /** Returns the chances of map n, from 1. */
  readonly rounds: (map: number) => RoundChances;
  readonly kills: (map: number) => KillChances;
  /** Returns map n from its start. */
  readonly whole: (map: number) => WholeMap;
  readonly table: BestOfTable;
}

/** Map from its start: its endings by winner, and the further results of its chain. */
export type WholeMap =
  | { readonly kind: 'rounds'; readonly groups: readonly Group[]; readonly endings: RoundEndings }
  | { readonly kind: 'kills'; readonly groups: readonly Group[]; readonly ends: KillEnds };

const games = new GameTables<MapsGame>(120);
/** Upper bound of the stronger side's gain in a round or a kill. */
const MAX_EDGE = 0.2;

/** Returns the game of a matchup; games of the same sport, rules and strengths share one. */
export function mapsGame(sport: MapSport, matchup: Matchup): MapsGame {
  const maxMaps = () => bestOf(matchup, sport.bestOf, MAX_MAPS).max;
  const total = () => positive(matchup, 'total', sport.total);
  return games.of(
    matchup,
    () => [matchup.sportId, maxMaps(), total(), eloEdge(matchup)].join(),
    () => makeGame(sport, maxMaps(), total(), eloEdge(matchup)),
  );
}

function makeGame(sport: MapSport, maxMaps: number, total: number, elo: number): MapsGame {
  const rules = [sport.kind, sport.total, total].join();
  // Location of the end at which maps are as long as the total says.
  const pace = calibratedNumber(`maps pace ${rules}`, () =>
    sport.kind === 'rounds' ? swingFor(sport, total) : locationFor(sport, total),
  );
  const chance = (edge: number) => gameOf(sport, sport.bestOf, pace, total, edge).table.future(0, 0, 0).win;
  const curve = new StrengthCurve(`maps ${rules}`, chance, -MAX_EDGE, MAX_EDGE);
  return gameOf(sport, maxMaps, pace, total, curve.strengthFor(expectationOf(elo)));
}

function gameOf(sport: MapSport, maxMaps: number, pace: number, total: number, edge: number): MapsGame {
  const picked = (map: number) => (maxMaps > 1 && map < maxMaps ? PICK * (PICKS[map - 1] ?? 0) : 0);
  const rounds = kept((map): RoundChances => ({ base: 0.5 + edge + picked(map), swing: pace }));
  const kills = kept((map): KillChances => {
    const tilt = edge + picked(map) / 2;
    return { base: 0.5 + tilt, winning: 8 * tilt, location: pace, maxKills: Math.round(4 * total) };
  });
  const whole = kept((map): WholeMap => {
    if (sport.kind === 'kills') {
      const ends = runKills(sport, kills(map), [0, 0], KILL_RACES);
      return { kind: 'kills', ends, groups: killGroups(ends) };
    }
    const endings = roundEndings(sport, rounds(map), null);
    return { kind: 'rounds', endings, groups: roundGroups(sport, endings) };
  });
  const need = (maxMaps + 1) / 2;
  const table = new BestOfTable(need, (home, away) => whole(home + away + 1).groups);
  return { sport, need, maxMaps, rounds, kills, whole, table };
}

function kept<T>(make: (map: number) => T): (map: number) => T {
  const made = new Map<number, T>();
  return (map) => {
    const known = made.get(map);
    if (known !== undefined) return known;
    const value = make(map);
    made.set(map, value);
    return value;
  };
}

/** Returns the gain of a round's winner in the next round that makes maps as long as the total says. */
function swingFor(sport: RoundSport, total: number): number {
  const shortness = (swing: number) => {
    const { ends } = runRounds(sport, { base: 0.5, swing }, { a: 0, b: 0, before: 2, defends: 0 });
    return -ends.reduce((sum, end) => sum + end.p * (end.a + end.b), 0);
  };
  return solveIncreasing(shortness, -total, 0, 0.3);
}

function locationFor(sport: KillSport, total: number): number {
  const kills = (location: number) => {
    const ends = runKills(sport, { base: 0.5, winning: 0, location, maxKills: Math.round(4 * total) }, [0, 0], []);
    let sum = 0;
    for (const counts of ends.total) for (let n = 0; n < counts.length; n += 1) sum += n * (counts[n] as number);
    return sum;
  };
  return solveIncreasing(kills, total, 0, 3 * total);
}

/** Weighted endings of a map of rounds: one, or one for each side that may defend first. */
export type RoundEndings = readonly (readonly [weight: number, ends: RoundEnds])[];

/** Computes a map from its present state; for either side that defends first while that is open. */
export function roundEndings(sport: RoundSport, chances: RoundChances, stand: RoundStand | null): RoundEndings {
  if (stand !== null) return [[1, runRounds(sport, chances, stand)]];
  return ([0, 1] as const).map((defends) => [0.5, runRounds(sport, chances, { a: 0, b: 0, before: 2, defends })]);
}

/** Groups the endings of a map of rounds by winner. */
export function roundGroups(sport: RoundSport, endings: RoundEndings): Group[] {
  const ends = endings.flatMap(([weight, run]) => run.ends.map(({ a, b, p }) => ({ a, b, p: weight * p })));
  return ([0, 1] as const).map((winner) => {
    const mine = ends.filter(({ a, b }) => (winner === 0 ? a > b : b > a));
    let p = 0;
    let plain = 0;
    for (const end of mine) {
      p += end.p;
      if (Math.min(end.a, end.b) < sport.target - 1) plain += end.p;
    }
    return { winner, next: 0, p, plain, counts: countsOfEnds(mine) };
  });
}

/** Groups the endings of a map of kills by winner. */
export function killGroups(ends: KillEnds): Group[] {
  return ([0, 1] as const).map((winner) => ({
    winner,
    next: 0,
    p: ends.p[winner],
    plain: ends.p[winner],
    counts: new Counts((metric) => {
      const counted = ends[metric][winner];
      return trimmed(distributionOf(metric === 'diff' ? -(counted.length - 1) / 2 : 0, counted));
    }),
  }));
}
