import type { Matchup } from '../model.ts';
import { GameTables } from '../pricing/bounded-cache.ts';
import {
  compared,
  convolved,
  type Distribution,
  difference,
  distributionOf,
  exactly,
  mixed,
  powersOf,
  scaled,
  signs,
  trimmed,
} from '../pricing/distribution.ts';
import { eloEdge, expectationOf, positive, StrengthCurve } from '../pricing/strength.ts';
import type { PlayCount, PointsSport } from './sports.ts';

/** Upper bound of the share of possessions in which a side scores. */
const MAX_SCORING = 0.94;
/** Market period of the first half of a sport of quarters. */
export const FIRST_HALF = 6;
/** Overtimes after which the rest is negligible. */
const OVERTIMES = 8;

/** Chances of one side in a possession. */
export interface Attack {
  /** P of each play of the sport, in its order; the rest to 1 is no points. */
  readonly plays: readonly number[];
  readonly scoring: number;
  /** Returns the points of this number of possessions. */
  readonly points: (possessions: number) => Distribution;
  /** Counted plays by number of possessions, by index of the sport's counts. */
  readonly counted: readonly ((possessions: number) => Distribution)[];
}

/** Rules and chances that stay the same during one game. */
export interface PointsGame {
  readonly sport: PointsSport;
  readonly periods: number;
  /** Numbers of the periods of regular time, and of its halves. */
  readonly regular: readonly number[];
  readonly halves: readonly [readonly number[], readonly number[]];
  /** Offset from the number of a period to the period of its markets: halves of a sport of quarters are 6 and 7. */
  readonly periodOffset: number;
  readonly periodSeconds: number;
  readonly overtimeSeconds: number;
  /** Length of stops and breaks, as a part of the sport's usual ones. */
  readonly tempo: number;
  /** Possessions of each side in a period, in an overtime. */
  readonly perPeriod: number;
  readonly perOvertime: number;
  readonly attacks: readonly [Attack, Attack];
  readonly sums: Sums;
  readonly overtime: OvertimeOutlook | null;
}

/**
 * Distributions of both sides together and of first minus second, by possessions of each; cached, because periods
 * repeat.
 */
export class Sums {
  private readonly attacks: readonly [Attack, Attack];
  private readonly known = new Map<number, { total: Distribution; diff: Distribution }>();

  constructor(attacks: readonly [Attack, Attack]) {
    this.attacks = attacks;
  }

  of(home: number, away: number): { total: Distribution; diff: Distribution } {
    const key = home * 1000 + away;
    let sums = this.known.get(key);
    if (sums === undefined) {
      const a = this.attacks[0].points(home);
      const b = this.attacks[1].points(away);
      sums = { total: trimmed(convolved(a, b)), diff: trimmed(difference(a, b)) };
      if (this.known.size > 40) this.known.clear();
      this.known.set(key, sums);
    }
    return sums;
  }
}

/** Points that overtime adds to a level score, whatever the number of overtimes. */
export interface OvertimeOutlook {
  readonly total: Distribution;
  readonly diff: Distribution;
  readonly home: Distribution;
  readonly away: Distribution;
}

const games = new GameTables<PointsGame>(100);
/** Upper bound of the factor by which the stronger side scores more often, and the weaker one less. */
const MAX_TILT = 0.6;

/** Returns the game of a matchup; games of the same sport, rules and strengths share one. */
export function pointsGame(sport: PointsSport, matchup: Matchup): PointsGame {
  return games.of(
    matchup,
    () => [matchup.sportId, ...Object.values(rulesOf(sport, matchup))].join(),
    () => makeGame(sport, rulesOf(sport, matchup)),
  );
}

interface Rules {
  readonly periods: number;
  readonly periodSeconds: number;
  readonly total: number;
  readonly elo: number;
}

function rulesOf(sport: PointsSport, matchup: Matchup): Rules {
  return {
    periods: sport.quarters && matchup.params.periods === 2 ? 2 : sport.periods,
    periodSeconds: positive(matchup, 'periodMinutes', sport.periodMinutes) * 60,
    total: positive(matchup, 'total', sport.total),
    elo: eloEdge(matchup),
  };
}

function makeGame(sport: PointsSport, { periods, periodSeconds, total, elo }: Rules): PointsGame {
  const perPeriod = Math.max(1, Math.round(periodSeconds / (2 * sport.possession)));
  const overtimeSeconds = Math.min(sport.overtimeMinutes * 60, periodSeconds / 2);
  const perOvertime = Math.max(1, Math.round(overtimeSeconds / (2 * sport.possession)));
  const mean = sport.plays.reduce((sum, play) => sum + play.points * play.weight, 0);
  const scale = total / (2 * periods * perPeriod * mean);
  const pair = (tilt: number): [Attack, Attack] => [
    attackOf(sport, scale * (1 + tilt)),
    attackOf(sport, scale * (1 - tilt)),
  ];
  const chance = (tilt: number) => {
    const [home, away] = pair(tilt);
    const { above, equal } = compared(home.points(periods * perPeriod), away.points(periods * perPeriod));
    return above + equal / 2;
  };
  const rules = [sport.miss, sport.possession, periods, perPeriod, total].join();
  const curve = new StrengthCurve(`points ${rules}`, chance, 0, MAX_TILT);
  const tilt = curve.strengthFor(expectationOf(Math.abs(elo)));
  const attacks = pair(Math.sign(elo) * tilt);
  const overtime = sport.overtimeMinutes > 0 ? overtimeOf(attacks, perOvertime) : null;
  return {
    sport,
    periods,
    regular: numbers(1, periods),
    halves: [numbers(1, periods / 2), numbers(periods / 2 + 1, periods)],
    periodOffset: sport.quarters && periods === 2 ? FIRST_HALF - 1 : 0,
    periodSeconds,
    overtimeSeconds,
    tempo: sport.quick !== null && periodSeconds < sport.quick.belowMinutes * 60 ? sport.quick.part : 1,
    perPeriod,
    perOvertime,
    attacks,
    sums: new Sums(attacks),
    overtime,
  };
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function attackOf(sport: PointsSport, scale: number): Attack {
  const weight = sport.plays.reduce((sum, play) => sum + play.weight, 0);
  const kept = Math.min(scale, MAX_SCORING / weight);
  const plays = sport.plays.map((play) => play.weight * kept);
  const maxPoints = Math.max(...sport.plays.map((play) => play.points));
  const step = new Array<number>(maxPoints + 1).fill(0);
  step[0] = 1 - weight * kept;
  for (const [index, play] of sport.plays.entries()) {
    step[play.points] = (step[play.points] as number) + (plays[index] as number);
  }
  return {
    plays,
    scoring: weight * kept,
    points: powersOf(distributionOf(0, step)),
    counted: sport.counts.map((count) => countedPlays(sport, count, plays)),
  };
}

function countedPlays(sport: PointsSport, count: PlayCount, plays: readonly number[]): (n: number) => Distribution {
  let p = 0;
  for (const [index, play] of sport.plays.entries()) if (count.kinds.includes(play.kind)) p += plays[index] as number;
  return powersOf(distributionOf(0, [1 - p, p]));
}

/** Sums up overtimes until one is not level. */
function overtimeOf(attacks: readonly [Attack, Attack], possessions: number): OvertimeOutlook {
  const home = attacks[0].points(possessions);
  const away = attacks[1].points(possessions);
  const once = splitAtLevel(home, away);
  const { first, second } = signs(once.diff);
  const chained = (decided: Distribution, level: Distribution): Distribution => {
    let sum = decided;
    for (let n = 1; n < OVERTIMES; n += 1) {
      sum = mixed([
        [1, decided],
        [1, trimmed(convolved(level, sum))],
      ]);
    }
    return sum;
  };
  return {
    total: chained(once.total, doubled(once.level)),
    diff: scaled(once.diff, 1 / (first + second)),
    home: chained(once.home, once.level),
    away: chained(once.away, once.level),
  };
}

/** Splits two independent scores into the parts where they differ and the scores at which they are level. */
export function splitAtLevel(
  home: Distribution,
  away: Distribution,
  sums?: { total: Distribution; diff: Distribution },
): OvertimeOutlook & { level: Distribution } {
  const level: Distribution = { from: home.from, p: home.p.map((p, i) => p * exactly(away, home.from + i)) };
  const without = (d: Distribution, part: Distribution): Distribution =>
    mixed([
      [1, d],
      [1, scaled(part, -1)],
    ]);
  const { total, diff } = sums ?? { total: convolved(home, away), diff: difference(home, away) };
  const differs = { from: diff.from, p: diff.p.slice() };
  if (-diff.from >= 0 && -diff.from < differs.p.length) differs.p[-diff.from] = 0;
  return {
    level,
    total: without(total, doubled(level)),
    diff: differs,
    home: without(home, level),
    away: without(away, level),
  };
}

/** Returns the distribution of twice the value. */
export function doubled(d: Distribution): Distribution {
  const p = new Float64Array(2 * d.p.length - 1);
  for (let i = 0; i < d.p.length; i += 1) p[2 * i] = d.p[i] as number;
  return { from: 2 * d.from, p };
}
