import { paramOf } from '#shared/domain/markets/market-line.ts';
import { scoresOf } from '#shared/domain/markets/market-outcomes.ts';
import { marketType } from '#shared/domain/markets/market-types.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { GOAL_MARKET } from '#shared/domain/markets/types-goals.ts';
import { RANGE_STARTS } from './pair-rules.ts';
import { above, below, chanceOfExactly, type Marginal, odd, type ScoreGrid } from './score-grid.ts';
import type { Slate } from './slate.ts';

const C = COMMON_MARKET;
const G = GOAL_MARKET;

/** Chance of the rarest side below which a line is left out of combined markets. */
const MIN_COMBINED = 0.06;
const MIN_EUROPEAN = 0.02;

/** Returns the probabilities of 1X, 12, X2 from those of 1, X, 2. */
function chances([first, draw, second]: readonly [number, number, number]): number[] {
  return [first + draw, first + second, draw + second];
}

/** Adds the three-way result and the double chance. */
export function addPairResult(
  slate: Slate,
  ids: { readonly result: number; readonly doubleChance: number },
  period: number,
  grid: ScoreGrid,
): void {
  slate.add(ids.result, period, 0, grid.signs);
  slate.add(ids.doubleChance, period, 0, chances(grid.signs));
}

/** Adds the winner market that returns stakes on a draw. */
export function addDrawNoBet(slate: Slate, period: number, { signs }: ScoreGrid): void {
  slate.addWithPush(C.drawNoBet, period, 0, [signs[0], signs[2]], signs[1]);
}

/** Adds odd or even. */
export function addOddEven(slate: Slate, typeId: number, period: number, count: Marginal): void {
  const chance = odd(count);
  slate.add(typeId, period, 0, [chance, 1 - chance]);
}

/** Adds the market on one or more for both sides. */
export function addBoth(slate: Slate, typeId: number, period: number, { bothBySign }: ScoreGrid): void {
  slate.addYesNo(typeId, period, bothBySign[0] + bothBySign[1] + bothBySign[2]);
}

/** Adds the three-way handicaps of whole goals. */
export function addEuropeanHandicaps(slate: Slate, period: number, margin: Marginal, reach: number): void {
  const type = marketType(C.europeanHandicap);
  for (let start = -reach; start <= reach; start += 1) {
    const probabilities = [above(margin, -start), chanceOfExactly(margin, -start), below(margin, -start)];
    if (start === 0 || Math.min(...probabilities) < MIN_EUROPEAN) continue;
    slate.add(type.id, period, paramOf(type, start), probabilities);
  }
}

/** Adds the score: the listed ones and "any other". */
export function addCorrectScore(slate: Slate, period: number, grid: ScoreGrid): void {
  const listed = scoresOf(marketType(G.correctScore)).map(([first, second]) => grid.at(first, second));
  const rest = 1 - listed.reduce((sum, probability) => sum + probability, 0);
  if (listed.some((probability) => probability > 0))
    slate.add(G.correctScore, period, 0, [...listed, Math.max(rest, 0)]);
}

/** Adds the exact number; the last outcome is "or more". */
export function addExact(slate: Slate, typeId: number, period: number, count: Marginal, outcomes: number): void {
  const listed = Array.from({ length: outcomes - 1 }, (_, value) => chanceOfExactly(count, value));
  if (count.from < outcomes - 1) slate.add(typeId, period, 0, [...listed, above(count, outcomes - 2)]);
}

/** Adds the range of the total. */
export function addRange(slate: Slate, typeId: number, period: number, total: Marginal): void {
  const starts = RANGE_STARTS[typeId] ?? [];
  const reached = starts.map((start) => above(total, start - 1));
  slate.add(
    typeId,
    period,
    0,
    reached.map((probability, index) => probability - (reached[index + 1] ?? 0)),
  );
}

/** Adds the market on a side that keeps the other from scoring, and on one that wins so. */
export function addCleanSheets(slate: Slate, period: number, grid: ScoreGrid): void {
  const [noFirst, noSecond] = [chanceOfExactly(grid.first, 0), chanceOfExactly(grid.second, 0)];
  slate.addYesNo(G.cleanSheet1, period, noSecond);
  slate.addYesNo(G.cleanSheet2, period, noFirst);
  if (period !== 0) return;
  const none = grid.at(0, 0);
  slate.addYesNo(G.winToNil1, period, noSecond - none);
  slate.addYesNo(G.winToNil2, period, noFirst - none);
}

/** Adds the market on the winner's margin in goals. */
export function addWinningMargin(slate: Slate, { margin }: ScoreGrid): void {
  const by = (value: number): number => chanceOfExactly(margin, value);
  const first = [by(1), by(2), above(margin, 2)];
  const second = [by(-1), by(-2), below(margin, -2)];
  slate.add(G.winningMargin, 0, 0, [...first, by(0), ...second]);
}

/** Adds the result combined with both sides to score. */
export function addResultAndBoth(slate: Slate, period: number, grid: ScoreGrid): void {
  const yes = grid.bothBySign;
  const no: [number, number, number] = [grid.signs[0] - yes[0], grid.signs[1] - yes[1], grid.signs[2] - yes[2]];
  slate.add(G.resultBothToScore, period, 0, pairUp([...yes], no));
  if (period === 0) slate.add(G.doubleChanceBothToScore, period, 0, pairUp(chances(yes), chances(no)));
}

/** Adds the result, the double chance and both to score, each combined with a total. */
export function addWithTotals(slate: Slate, grid: ScoreGrid, lines: readonly number[]): void {
  const type = marketType(G.resultTotal);
  for (const line of lines) {
    const over = above(grid.total, line);
    if (Math.min(over, 1 - over) < MIN_COMBINED) continue;
    const param = paramOf(type, line);
    const [byHome, byDraw, byAway] = grid.totalBySign;
    const overs: [number, number, number] = [above(byHome, line), above(byDraw, line), above(byAway, line)];
    const unders: [number, number, number] = [below(byHome, line), below(byDraw, line), below(byAway, line)];
    const [overBoth, underBoth] = [above(grid.totalOfBoth, line), below(grid.totalOfBoth, line)];
    slate.add(G.resultTotal, 0, param, pairUp([...overs], unders));
    slate.add(G.doubleChanceTotal, 0, param, pairUp(chances(overs), chances(unders)));
    slate.add(G.totalBothToScore, 0, param, [overBoth, over - overBoth, underBoth, 1 - over - underBoth]);
  }
}

function pairUp(first: readonly number[], second: readonly number[]): number[] {
  return first.flatMap((probability, index) => [probability, second[index] ?? 0]);
}
