import type { Pair } from '#shared/domain/game/game-state.ts';
import { HALF_FULL_PAIRS } from '#shared/domain/markets/market-outcomes.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { GOAL_MARKET } from '#shared/domain/markets/types-goals.ts';
import { cell } from './count-vector.ts';
import { HALF_RULES } from './half-rules.ts';
import { correction, type Outlook } from './outlook.ts';
import { chanceOfExactly, type Marginal, type ScoreGrid, type Sign, scoreGrid, signOf } from './score-grid.ts';
import type { Slate } from './slate.ts';

const G = GOAL_MARKET;

/** Goals of both halves that end on a corrected score, with the probability that the correction adds. */
interface LowHalves {
  readonly half1: Pair;
  readonly half2: Pair;
  readonly added: number;
}

/** Compares two independent counts: P(first above), P(equal), P(first below). */
function compared(a: Marginal, b: Marginal): [number, number, number] {
  const result: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < a.p.length; i += 1) {
    for (let j = 0; j < b.p.length; j += 1) {
      result[signOf(a.from + i, b.from + j)] += cell(a.p, i) * cell(b.p, j);
    }
  }
  return result;
}

function halfFull(half1: ScoreGrid, half2: ScoreGrid): number[] {
  const table = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  const [a, b] = [half1.margin, half2.margin];
  for (let i = 0; i < a.p.length; i += 1) {
    const row = table[signOf(a.from + i, 0)] as number[];
    for (let j = 0; j < b.p.length; j += 1) {
      const full: Sign = signOf(a.from + i + b.from + j, 0);
      row[full] = (row[full] ?? 0) + cell(a.p, i) * cell(b.p, j);
    }
  }
  return HALF_FULL_PAIRS.map(([half, full]) => table[half]?.[full] ?? 0);
}

function bothOf({ bothBySign }: ScoreGrid): number {
  return bothBySign[0] + bothBySign[1] + bothBySign[2];
}

function yesNo(yes: number): number[] {
  return [yes, 1 - yes];
}

/** Prices all markets on both halves for independent halves. */
function independent(half1: ScoreGrid, half2: ScoreGrid): ReadonlyMap<number, number[]> {
  const some = (count: (grid: ScoreGrid) => Marginal): number =>
    (1 - chanceOfExactly(count(half1), 0)) * (1 - chanceOfExactly(count(half2), 0));
  const [both1, both2] = [bothOf(half1), bothOf(half2)];
  const either = (sign: 0 | 2): number => 1 - (1 - half1.signs[sign]) * (1 - half2.signs[sign]);
  return new Map([
    [COMMON_MARKET.halfTimeFullTime, halfFull(half1, half2)],
    [G.highestHalf, compared(half1.total, half2.total)],
    [G.highestHalf1, compared(half1.first, half2.first)],
    [G.highestHalf2, compared(half1.second, half2.second)],
    [G.goalBothHalves, yesNo(some((grid) => grid.total))],
    [G.bothToScoreHalves, [both1 * both2, both1 * (1 - both2), (1 - both1) * both2, (1 - both1) * (1 - both2)]],
    [G.scoresBothHalves1, yesNo(some((grid) => grid.first))],
    [G.scoresBothHalves2, yesNo(some((grid) => grid.second))],
    [G.winsBothHalves1, yesNo(half1.signs[0] * half2.signs[0])],
    [G.winsBothHalves2, yesNo(half1.signs[2] * half2.signs[2])],
    [G.winsEitherHalf1, yesNo(either(0))],
    [G.winsEitherHalf2, yesNo(either(2))],
  ]);
}

function lowHalves(outlook: Outlook): LowHalves[] {
  const found: LowHalves[] = [];
  const [home1, home2] = [outlook.periodVector(0, 1), outlook.periodVector(0, 2)];
  const [away1, away2] = [outlook.periodVector(1, 1), outlook.periodVector(1, 2)];
  for (let h1 = home1.from; h1 + home2.from <= 1; h1 += 1) {
    for (let h2 = home2.from; h1 + h2 <= 1; h2 += 1) {
      const home = cell(home1.p, h1 - home1.from) * cell(home2.p, h2 - home2.from);
      for (let a1 = away1.from; a1 + away2.from <= 1; a1 += 1) {
        for (let a2 = away2.from; a1 + a2 <= 1; a2 += 1) {
          const away = cell(away1.p, a1 - away1.from) * cell(away2.p, a2 - away2.from);
          const added = home * away * correction(outlook.rates.lowScores, h1 + h2, a1 + a2);
          found.push({ half1: [h1, a1], half2: [h2, a2], added });
        }
      }
    }
  }
  return found;
}

/** Adds every market on the two halves together from their joint distribution with corrected low scores. */
export function addHalfMarkets(slate: Slate, outlook: Outlook): void {
  const grid = (period: number): ScoreGrid =>
    scoreGrid(outlook.periodVector(0, period), outlook.periodVector(1, period));
  const low = outlook.rates.lowScores === null ? [] : lowHalves(outlook);
  const whole = low.reduce((sum, { added }) => sum + added, 1);
  for (const [typeId, probabilities] of independent(grid(1), grid(2))) {
    const rule = HALF_RULES.get(typeId);
    if (rule === undefined) continue;
    for (const { half1, half2, added } of low) {
      const outcome = rule(half1, half2);
      probabilities[outcome] = (probabilities[outcome] ?? 0) + added;
    }
    slate.add(typeId, 0, 0, whole === 1 ? probabilities : probabilities.map((value) => value / whole));
  }
}

/** Adds the market on the period of three with the most goals. */
export function addHighestPeriod(slate: Slate, outlook: Outlook): void {
  const totals = [1, 2, 3].map((period) => outlook.period(period).total);
  const best = totals.map((total, index) => {
    const others = totals.filter((_, other) => other !== index);
    let chance = 0;
    for (let i = 0; i < total.p.length; i += 1) {
      const value = total.from + i;
      chance += others.reduce((product, other) => product * lessThan(other, value), cell(total.p, i));
    }
    return chance;
  });
  slate.add(G.highestPeriod, 0, 0, [...best, 1 - best.reduce((sum, chance) => sum + chance, 0)]);
}

function lessThan(total: Marginal, value: number): number {
  let sum = 0;
  for (let i = 0; i < total.p.length && total.from + i < value; i += 1) sum += cell(total.p, i);
  return sum;
}
