import { POINT_MARKET, SET_MARKET } from '#shared/domain/markets/types-other.ts';
import type { FairMarket } from '../model.ts';
import { chanceUpTo } from '../pricing/distribution.ts';
import { addMarket } from '../pricing/lines.ts';
import { scoringPlays } from './plays.ts';
import type { Attack, PointsGame } from './points-table.ts';
import { schedules, segmentOf } from './segments.ts';
import { type PointsState, playAt } from './state.ts';

type Schedules = ReturnType<typeof schedules>;

/** Adds races to points, in regular time (period 0) or in one period. */
export function addPointRaces(out: FairMarket[], game: PointsGame, state: PointsState, period: number): void {
  const periods = period === 0 ? game.regular : [period];
  const { home, away } = segmentOf(game, state, periods);
  const goals = period === 0 ? game.sport.races.game : game.sport.races.period;
  const ahead = goals.filter((goal) => goal > Math.max(home, away));
  if (ahead.length === 0) return;
  const orders = schedules(game, state, periods);
  for (const goal of ahead) {
    let first = 0;
    let second = 0;
    for (const [weight, sides] of orders) {
      const won = raceChances(game.attacks, sides, goal - home, goal - away);
      first += weight * won[0];
      second += weight * won[1];
    }
    const nobody = Math.max(0, 1 - first - second);
    addMarket(out, SET_MARKET.raceOrNone, period === 0 ? 0 : period + game.periodOffset, goal, [first, nobody, second]);
  }
}

/** Returns P(first side, second side is the first to score what it lacks) when possessions follow in this order. */
function raceChances(
  attacks: readonly [Attack, Attack],
  sides: Uint8Array,
  homeLacks: number,
  awayLacks: number,
): [number, number] {
  const short: [number, number] = [1, 1];
  const taken: [number, number] = [0, 0];
  const won: [number, number] = [0, 0];
  const lacks = [homeLacks, awayLacks] as const;
  for (const value of sides) {
    const side = value as 0 | 1;
    taken[side] += 1;
    const still = chanceUpTo(attacks[side].points(taken[side]), lacks[side] - 1);
    won[side] += (short[side] - still) * short[side === 0 ? 1 : 0];
    short[side] = still;
    if (short[0] < 1e-10 || short[1] < 1e-10) break;
  }
  return won;
}

/** Adds the markets on the next score and its kind, and on the result of the running drive. */
export function addOrderMarkets(out: FairMarket[], game: PointsGame, state: PointsState): void {
  const { sport } = game;
  const scores = scoringPlays(state, game.regular).length;
  const orders = schedules(game, state, game.regular);
  const next = nextScore(game.attacks, orders);
  addMarket(out, POINT_MARKET.nextScore, 0, scores + 1, [next[0], Math.max(0, 1 - next[0] - next[1]), next[1]]);
  if (sport.playType === POINT_MARKET.scoreKind) {
    addMarket(out, POINT_MARKET.scoreKind, 0, scores + 1, kindShares(game, next));
  }
  if (sport.playType !== POINT_MARKET.driveResult) return;
  addDrives(out, game, state, orders);
  if (scores === 0)
    addMarket(out, POINT_MARKET.firstScore, 0, 0, [...sharesOf(game, 0, next), ...sharesOf(game, 1, next)]);
}

/** Returns P(first side, second side scores next) before regular time ends. */
function nextScore(attacks: readonly [Attack, Attack], orders: Schedules): [number, number] {
  const next: [number, number] = [0, 0];
  for (const [weight, sides] of orders) {
    let none = weight;
    for (const value of sides) {
      const side = value as 0 | 1;
      next[side] += none * attacks[side].scoring;
      none *= 1 - attacks[side].scoring;
      if (none < 1e-12) break;
    }
  }
  return next;
}

/** Returns P of each play as the next score. */
function kindShares(game: PointsGame, next: readonly [number, number]): number[] {
  return game.sport.plays.map((_, index) => {
    const share = (side: 0 | 1) =>
      (next[side] * (game.attacks[side].plays[index] as number)) / game.attacks[side].scoring;
    return share(0) + share(1);
  });
}

/** Returns the outcome of a drive's result in its market: touchdown, field goal, no score. */
export function driveIndex(game: PointsGame, play: number): number {
  const kind = game.sport.plays[play]?.kind;
  return kind === 'touchdown' ? 0 : kind === 'field_goal' ? 1 : 2;
}

/** Returns P(next score is a touchdown, a field goal of this side). */
function sharesOf(game: PointsGame, side: 0 | 1, next: readonly [number, number]): [number, number] {
  const [touchdown = 0, goal = 0] = driveChances(game, side);
  const scale = next[side] / game.attacks[side].scoring;
  return [touchdown * scale, goal * scale];
}

function driveChances(game: PointsGame, side: 0 | 1): number[] {
  const chances = [0, 0, 1 - game.attacks[side].scoring];
  for (const [index, p] of game.attacks[side].plays.entries()) {
    const at = driveIndex(game, index);
    chances[at] = (chances[at] as number) + p;
  }
  return chances;
}

function addDrives(out: FairMarket[], game: PointsGame, state: PointsState, orders: Schedules): void {
  const played = state.periods.reduce((sum, { plays }) => sum + plays.length, 0);
  for (let ahead = 0; ahead < 2; ahead += 1) {
    const chances = [0, 0, 0];
    for (const [weight, sides] of orders) {
      const side = sides[ahead];
      if (side === undefined) return;
      for (const [index, p] of driveChances(game, side as 0 | 1).entries()) {
        chances[index] = (chances[index] as number) + weight * p;
      }
    }
    addMarket(out, POINT_MARKET.driveResult, 0, played + ahead + 1, chances);
  }
}

/** Returns the result of the n-th drive of the game; null while it has not ended. */
export function driveResult(game: PointsGame, state: PointsState, ordinal: number): number | null {
  let rest = ordinal - 1;
  for (const { plays } of state.periods) {
    if (rest < plays.length) return driveIndex(game, playAt(plays, rest).play);
    rest -= plays.length;
  }
  return null;
}
