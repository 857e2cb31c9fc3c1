import type { Matchup } from '../model.ts';
import { GameTables } from '../pricing/bounded-cache.ts';
import { bestOf, eloEdge, expectationOf, positive, StrengthCurve } from '../pricing/strength.ts';
import type { ServeChances } from './chain.ts';
import { RallyTable, type TableRules } from './rally-table.ts';
import { type RallySport, setRules, TENNIS_SPORT, TIMED_TENNIS_SPORT } from './sports.ts';
import { breakerChance, holdChance } from './tennis-game.ts';

/** Points of the tie-break in the deciding set of a best of five. */
const LONG_BREAKER = 10;
const BREAKER = 7;

/** Rules, chances of a point and their tables, which stay the same during one game. */
export interface RallyGame {
  readonly sport: RallySport;
  readonly need: number;
  readonly maxSets: number;
  readonly points: ServeChances;
  /** Length of all phases, as a part of the sport's usual pace. */
  readonly tempo: number;
  /** Returns the points that win the tie-break of set n (1-based). */
  readonly breaker: (set: number) => number;
  /** Returns the units that win set n (1-based). */
  readonly target: (set: number) => number;
  readonly table: RallyTable;
}

const games = new GameTables<RallyGame>(160);
/** Upper bound of the stronger side's gain in a point. */
const MAX_EDGE = 0.16;

/** Points of a set from which it has no games: tennis of timed quarters is played as races of points. */
const MAX_GAMES = 13;

/** Returns the game of a matchup; games of the same sport, rules and strengths share one. */
export function rallyGame(usual: RallySport, matchup: Matchup): RallyGame {
  return games.of(
    matchup,
    () => {
      const { sport, maxSets, setPoints, lastPoints, total, elo } = rulesOf(usual, matchup);
      return [matchup.sportId, sport.unit, maxSets, setPoints, lastPoints, total, elo].join();
    },
    () => makeGame(rulesOf(usual, matchup)),
  );
}

interface Rules extends Format {
  readonly total: number;
  readonly elo: number;
}

function rulesOf(usual: RallySport, matchup: Matchup): Rules {
  const isTimed = usual === TENNIS_SPORT && matchup.params.setPoints === 0 && positive(matchup, 'total', 0) > MAX_GAMES;
  const sport = isTimed ? TIMED_TENNIS_SPORT : usual;
  return {
    sport,
    maxSets: bestOf(matchup, sport.bestOf, 7).max,
    setPoints: Math.round(positive(matchup, 'setPoints', sport.setPoints)),
    lastPoints: Math.round(positive(matchup, 'lastSetPoints', sport.lastSetPoints)),
    total: sport.unit === 'game' ? positive(matchup, 'total', 0) : 0,
    elo: eloEdge(matchup),
  };
}

function makeGame({ sport, maxSets, setPoints, lastPoints, total, elo }: Rules): RallyGame {
  const serve = serveOf(sport, setPoints, total);
  // Ratings describe an ordinary game of the sport; a longer one favours the stronger side more.
  const usual = { sport, maxSets: sport.bestOf, setPoints: sport.setPoints, lastPoints: sport.lastSetPoints };
  const curve = edgeCurve(usual, serve);
  const edge = Math.sign(elo) * curve.strengthFor(expectationOf(Math.abs(elo)));
  const points = chancesOf(serve, edge);
  const breaker = (set: number) => (maxSets >= 5 && set === maxSets ? LONG_BREAKER : BREAKER);
  const target = (set: number) => (set === maxSets ? lastPoints : setPoints);
  const table = tableOf({ sport, maxSets, setPoints, lastPoints }, points);
  const isQuick = sport.unit === 'game' && total > 0 && (total * TENNIS_SPORT.setPoints) / setPoints < QUICK_GAMES;
  return { sport, need: (maxSets + 1) / 2, maxSets, points, tempo: isQuick ? QUICK : 1, breaker, target, table };
}

interface Format {
  readonly sport: RallySport;
  readonly maxSets: number;
  readonly setPoints: number;
  readonly lastPoints: number;
}

function chancesOf(serve: number, edge: number): ServeChances {
  const kept = (chance: number) => Math.min(0.97, Math.max(0.03, chance));
  return [kept(serve + edge), kept(1 - serve + edge)];
}

/** Returns the curve from the chance of winning the usual match to the gain in a point. */
function edgeCurve(format: Format, serve: number): StrengthCurve {
  const chance = (edge: number) => {
    const table = tableOf(format, chancesOf(serve, edge));
    return (table.future(0, 0, 0).win + table.future(0, 0, 1).win) / 2;
  };
  const { unit, order, setPoints } = format.sport;
  return new StrengthCurve(`rally ${[unit, order, setPoints, serve].join()}`, chance, 0, MAX_EDGE);
}

/** Mean games of a set below which it belongs to a quick series, with little time between points. */
const QUICK_GAMES = 8.8;
const QUICK = 0.75;

/** Mean games of an ordinary set at the usual strength of serve: more games mean a stronger serve. */
const USUAL_GAMES = 9.7;
const SERVE_PER_GAME = 0.06;

function serveOf(sport: RallySport, setPoints: number, total: number): number {
  if (sport.unit !== 'game' || total <= 0) return sport.serve;
  const more = (total * TENNIS_SPORT.setPoints) / setPoints - USUAL_GAMES;
  return Math.min(0.72, Math.max(0.53, sport.serve + SERVE_PER_GAME * more));
}

/** Returns the chances of a unit and of the unit that decides a set at level. */
export function unitChances(sport: RallySport, points: ServeChances, breaker: number): [ServeChances, ServeChances] {
  if (sport.unit === 'rally') return [points, points];
  const units: ServeChances = [holdChance(points[0]), 1 - holdChance(1 - points[1])];
  return [units, [breakerChance(breaker, points, 0, 0, 0), breakerChance(breaker, points, 0, 0, 1)]];
}

function tableOf(format: Format, points: ServeChances): RallyTable {
  const { sport, maxSets } = format;
  const kind = (target: number, breaker: number): TableRules['regular'] => {
    const [units, decider] = unitChances(sport, points, breaker);
    return { rules: setRules(sport, target), units, decider };
  };
  return new RallyTable({
    need: (maxSets + 1) / 2,
    nextFirst: sport.nextFirst,
    regular: kind(format.setPoints, BREAKER),
    last: kind(format.lastPoints, maxSets >= 5 ? LONG_BREAKER : BREAKER),
  });
}
