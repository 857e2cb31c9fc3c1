import { convolved, type Distribution, mixed, shifted } from '../pricing/distribution.ts';
import { doubled, type OvertimeOutlook, type PointsGame, splitAtLevel } from './points-table.ts';
import { firstOf, type PointsState, possessionsLeft } from './state.ts';

/** Stretch of the game: the points so far in it, and the possessions that are left of it. */
export interface Segment {
  readonly home: number;
  readonly away: number;
  readonly homeLeft: number;
  readonly awayLeft: number;
}

/** Distributions of the final counts of a stretch of the game. */
export interface SegmentCounts {
  readonly total: Distribution;
  readonly diff: Distribution;
  readonly home: Distribution;
  readonly away: Distribution;
}

/** Returns the present state of a stretch of periods. */
export function segmentOf(game: PointsGame, state: PointsState, periods: readonly number[]): Segment {
  const sum = { home: 0, away: 0, homeLeft: 0, awayLeft: 0 };
  for (const number of periods) {
    const record = state.periods[number - 1];
    sum.home += record?.score[0] ?? 0;
    sum.away += record?.score[1] ?? 0;
    sum.homeLeft += record === undefined ? game.perPeriod : possessionsLeft(game, record, number, 0);
    sum.awayLeft += record === undefined ? game.perPeriod : possessionsLeft(game, record, number, 1);
  }
  return sum;
}

export function countsOf(game: PointsGame, segment: Segment): SegmentCounts {
  const { home, away, homeLeft, awayLeft } = segment;
  const { total, diff } = game.sums.of(homeLeft, awayLeft);
  return {
    total: shifted(total, home + away),
    diff: shifted(diff, home - away),
    home: shifted(game.attacks[0].points(homeLeft), home),
    away: shifted(game.attacks[1].points(awayLeft), away),
  };
}

/** Returns the final counts of the game, overtime included: of regular time first, or of the running overtime. */
export function finalCounts(game: PointsGame, state: PointsState): SegmentCounts {
  const { overtime } = game;
  const played = Math.max(game.periods, state.periods.length);
  const whole = segmentOf(
    game,
    state,
    Array.from({ length: played }, (_, index) => index + 1),
  );
  const regular = countsOf(game, whole);
  return overtime === null ? regular : withOvertime(regular, overtime);
}

function withOvertime(regular: SegmentCounts, overtime: OvertimeOutlook): SegmentCounts {
  const { level, total, diff, home, away } = splitAtLevel(regular.home, regular.away, regular);
  const undecided = level.p.reduce((sum, p) => sum + p, 0);
  if (undecided < 1e-12) return { total, diff, home, away };
  const add = (decided: Distribution, weight: number, more: Distribution): Distribution =>
    mixed([
      [1, decided],
      [weight, more],
    ]);
  return {
    total: add(total, 1, convolved(doubled(level), overtime.total)),
    diff: add(diff, undecided, overtime.diff),
    home: add(home, 1, convolved(level, overtime.home)),
    away: add(away, 1, convolved(level, overtime.away)),
  };
}

/** Returns the order of possessions to the end of the periods; both orders before the toss. */
export function schedules(
  game: PointsGame,
  state: PointsState,
  periods: readonly number[],
): readonly (readonly [weight: number, sides: Uint8Array])[] {
  const opening = state.periods[0]?.first;
  if (opening !== undefined) return [[1, scheduleFrom(game, state, periods, opening)]];
  return [
    [0.5, scheduleFrom(game, state, periods, 0)],
    [0.5, scheduleFrom(game, state, periods, 1)],
  ];
}

function scheduleFrom(game: PointsGame, state: PointsState, periods: readonly number[], opening: 0 | 1): Uint8Array {
  const sides: number[] = [];
  for (const number of periods) {
    const record = state.periods[number - 1];
    if (record?.over) continue;
    const first = record?.first ?? firstOf(opening, number, game.periods);
    for (let n = record?.plays.length ?? 0; n < 2 * game.perPeriod; n += 1) sides.push((first + n) % 2);
  }
  return Uint8Array.from(sides);
}
