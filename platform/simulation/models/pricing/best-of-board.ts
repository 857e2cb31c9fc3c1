import type { Pair } from '#shared/domain/game/game-state.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { SET_MARKET } from '#shared/domain/markets/types-other.ts';
import type { FairMarket } from '../model.ts';
import type { BestOfTable, Group } from './best-of-table.ts';
import { distributionOf } from './distribution.ts';
import { addHandicaps, addMarket, addTotals, addYesNo, type LineSpread } from './lines.ts';
import { known, open, type Reading } from './reading.ts';

/** Market types of a sport that is decided by the best of several sets, maps or frames. */
export interface BestOfTypes {
  readonly total: number;
  readonly handicap: number;
  /** Market type on at least one set of a side; null for a sport without it. */
  readonly wins1: number | null;
  readonly wins2: number | null;
  /** Market type on the winner of the first set and of the match. */
  readonly openAndMatch: number | null;
}

/** Types of sports that count sets; the units in the sets take the common total and handicap. */
export const AS_SETS: BestOfTypes = {
  total: SET_MARKET.setsTotal,
  handicap: SET_MARKET.setsHandicap,
  wins1: SET_MARKET.winsSet1,
  wins2: SET_MARKET.winsSet2,
  openAndMatch: SET_MARKET.firstSetMatch,
};

export const AS_MAPS: BestOfTypes = {
  total: COMMON_MARKET.total,
  handicap: COMMON_MARKET.handicap,
  wins1: SET_MARKET.winsMap1,
  wins2: SET_MARKET.winsMap2,
  openAndMatch: SET_MARKET.firstMapMatch,
};

export const AS_FRAMES: BestOfTypes = {
  total: COMMON_MARKET.total,
  handicap: COMMON_MARKET.handicap,
  wins1: null,
  wins2: null,
  openAndMatch: null,
};

/** Market type of the correct score, by the sets that win. */
const SCORE_TYPES: Readonly<Record<number, number>> = {
  2: SET_MARKET.scoreOf3,
  3: SET_MARKET.scoreOf5,
  4: SET_MARKET.scoreOf7,
  5: SET_MARKET.scoreOf9,
  6: SET_MARKET.scoreOf11,
};

const NEED_OF_SCORE = new Map(Object.entries(SCORE_TYPES).map(([need, type]) => [type, Number(need)]));
const ALL_LINES: LineSpread = { reach: 7, step: 2 };

/** Converts final scores to distributions: number of sets, and first minus second. */
export function scoreCounts(
  need: number,
  scores: Float64Array,
): {
  readonly total: ReturnType<typeof distributionOf>;
  readonly diff: ReturnType<typeof distributionOf>;
} {
  const total = new Float64Array(2 * need);
  const diff = new Float64Array(2 * need + 1);
  for (let lost = 0; lost < need; lost += 1) {
    const first = scores[lost] as number;
    const second = scores[need + lost] as number;
    total[need + lost] = (total[need + lost] as number) + first + second;
    diff[2 * need - lost] = first;
    diff[lost] = second;
  }
  return { total: distributionOf(0, total), diff: distributionOf(-need, diff) };
}

/** Adds correct score, number and handicap of sets, at least one set of a side, and a deciding set. */
export function addBestOf(
  out: FairMarket[],
  types: BestOfTypes,
  need: number,
  won: Pair,
  scores: Float64Array,
  lines: LineSpread = ALL_LINES,
): void {
  if (need < 2) return;
  const { total, diff } = scoreCounts(need, scores);
  const type = SCORE_TYPES[need];
  if (type !== undefined) addMarket(out, type, 0, 0, [...scores]);
  addTotals(out, types.total, 0, total, lines);
  addHandicaps(out, types.handicap, 0, diff, lines);
  if (types.wins1 !== null && won[0] === 0) addYesNo(out, types.wins1, 0, 0, 1 - (scores[need] as number));
  if (types.wins2 !== null && won[1] === 0) addYesNo(out, types.wins2, 0, 0, 1 - (scores[0] as number));
  if (won[0] + won[1] < 2 * need - 2) addYesNo(out, SET_MARKET.decider, 0, 0, total.p[2 * need - 1] as number);
}

/** Adds the winner of the first set and of the match, while the first set is not over. */
export function addOpenAndMatch(
  out: FairMarket[],
  type: number,
  table: Pick<BestOfTable, 'future'>,
  weightedGroups: readonly (readonly [weight: number, groups: readonly Group[]])[],
): void {
  const pairs = [0, 0, 0, 0];
  for (const [weight, groups] of weightedGroups) {
    for (const group of groups) {
      const then = table.future(group.winner === 0 ? 1 : 0, group.winner, group.next).win;
      const at = group.winner * 2;
      pairs[at] = (pairs[at] as number) + weight * group.p * then;
      pairs[at + 1] = (pairs[at + 1] as number) + weight * group.p * (1 - then);
    }
  }
  addMarket(out, type, 0, 0, pairs);
}

/** Reads these markets off the score; null for any other. */
export function readBestOf(
  types: BestOfTypes,
  need: number,
  won: Pair,
  opener: 0 | 1 | null,
  typeId: number,
): Reading | null {
  const [home, away] = won;
  const done = Math.max(home, away) >= need;
  const isOut = done ? false : null;
  switch (typeId) {
    case COMMON_MARKET.winner:
      return { kind: 'winner', span: open(home - away, done) };
    case types.total:
      return {
        kind: 'total',
        span: { min: home + away + need - Math.max(home, away), max: done ? home + away : 2 * need - 1 },
      };
    case types.handicap:
      return { kind: 'handicap', span: done ? known(home - away) : { min: home - need, max: need - away } };
    case types.wins1:
      return { kind: 'yesNo', value: home > 0 ? true : isOut };
    case types.wins2:
      return { kind: 'yesNo', value: away > 0 ? true : isOut };
    case types.openAndMatch:
      return readOpenAndMatch(won, opener, done);
    case SET_MARKET.decider:
      return { kind: 'yesNo', value: home + away >= 2 * need - 2 && Math.min(home, away) === need - 1 ? true : isOut };
    default:
      return NEED_OF_SCORE.get(typeId) === need ? readScore(need, won, done) : null;
  }
}

function readScore(need: number, [home, away]: Pair, done: boolean): Reading {
  return {
    kind: 'index',
    value: done ? (home > away ? away : need + home) : null,
    dead: (outcome) => (outcome < need ? away > outcome : home > outcome - need),
  };
}

function readOpenAndMatch([home, away]: Pair, opener: 0 | 1 | null, done: boolean): Reading {
  if (opener === null) return { kind: 'index', value: null };
  return {
    kind: 'index',
    value: done ? opener * 2 + (home > away ? 0 : 1) : null,
    dead: (outcome) => Math.floor(outcome / 2) !== opener,
  };
}
