import { outcomeCount } from '#shared/domain/markets/market-outcomes.ts';
import { marketType } from '#shared/domain/markets/market-types.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { GOAL_MARKET } from '#shared/domain/markets/types-goals.ts';
import type { FairMarket, Matchup } from '../model.ts';
import type { GoalsState } from './goals-state.ts';
import { addHalfMarkets, addHighestPeriod } from './half-markets.ts';
import { addCardMarkets, addCornerMarkets, addPenalty } from './incident-markets.ts';
import { ASIAN_LINES, addGoalHandicaps, addGoalTotals, BALANCED_LINE, HALF_LINES, type LineChoice } from './lines.ts';
import {
  addComebacks,
  addFirstGoalResult,
  addFirstGoalTime,
  addGoalRaces,
  addLast,
  addNext,
  type Race,
} from './order-markets.ts';
import { Outlook } from './outlook.ts';
import {
  addBoth,
  addCleanSheets,
  addCorrectScore,
  addDrawNoBet,
  addEuropeanHandicaps,
  addExact,
  addOddEven,
  addPairResult,
  addRange,
  addResultAndBoth,
  addWinningMargin,
  addWithTotals,
} from './pair-markets.ts';
import type { ScoreGrid } from './score-grid.ts';
import { Slate } from './slate.ts';
import { addWinnerMarkets } from './winner-markets.ts';

const C = COMMON_MARKET;
const G = GOAL_MARKET;

/** Mean goals from which markets on single goals say little: scores, exact numbers, both to score. */
const MANY_GOALS = 20;
/** Mean goals below which the ranges of the total start at 0–1. */
const FEW_GOALS = 4.5;
const PERIOD_LINES: LineChoice = { ...HALF_LINES, maxLines: 8 };
const TEAM_LINES: LineChoice = { ...HALF_LINES, maxLines: 7 };
const COMBINED_LINES = [1.5, 2.5, 3.5, 4.5, 5.5];

/** Choice of the markets that make sense for a game. */
interface Menu {
  /** True when goals are few enough to bet on each. */
  readonly singleGoals: boolean;
  readonly lowScoring: boolean;
  readonly halves: boolean;
  readonly quarterHours: boolean;
  readonly targets: readonly number[];
}

function menuOf(outlook: Outlook): Menu {
  const { rules, rates } = outlook;
  const mean = rates.goals[0] + rates.goals[1];
  const singleGoals = mean < MANY_GOALS;
  const lowScoring = mean < FEW_GOALS;
  return {
    singleGoals,
    lowScoring,
    halves: rules.periods === 2,
    quarterHours: singleGoals && rules.periods === 2 && rules.periodClockMs === 45 * 60_000,
    targets: singleGoals ? (lowScoring ? [2, 3] : [2, 3, 4, 5]) : [5, 10, 15, 20, 25],
  };
}

function addLines(slate: Slate, period: number, grid: ScoreGrid, choice: LineChoice): void {
  addGoalTotals(slate, C.total, period, grid.total, choice);
  addGoalHandicaps(slate, C.handicap, period, grid.margin, choice);
  addGoalTotals(slate, C.teamTotal1, period, grid.first, TEAM_LINES);
  addGoalTotals(slate, C.teamTotal2, period, grid.second, TEAM_LINES);
  addOddEven(slate, C.oddEven, period, grid.total);
}

function addAsianLines(slate: Slate, period: number, grid: ScoreGrid): void {
  addGoalTotals(slate, C.asianTotal, period, grid.total, ASIAN_LINES);
  addGoalHandicaps(slate, C.asianHandicap, period, grid.margin, ASIAN_LINES);
}

/** Adds the markets that the whole game and each of its periods have. */
function addShared(slate: Slate, period: number, grid: ScoreGrid, menu: Menu): void {
  addPairResult(slate, C, period, grid);
  addDrawNoBet(slate, period, grid);
  addLines(slate, period, grid, period === 0 ? HALF_LINES : PERIOD_LINES);
  if (!menu.singleGoals) return;
  addAsianLines(slate, period, grid);
  addEuropeanHandicaps(slate, period, grid.margin, period === 0 ? 4 : 2);
  addBoth(slate, G.bothToScore, period, grid);
  addCorrectScore(slate, period, grid);
  addCleanSheets(slate, period, grid);
  addResultAndBoth(slate, period, grid);
  if (period > 0) addExact(slate, G.exactGoalsShort, period, grid.total, outcomeCount(marketType(G.exactGoalsShort)));
}

/** Adds markets on the goals of the whole game, whatever their order. */
function addWhole(slate: Slate, grid: ScoreGrid, menu: Menu): void {
  addOddEven(slate, C.teamOddEven1, 0, grid.first);
  addOddEven(slate, C.teamOddEven2, 0, grid.second);
  if (!menu.singleGoals) return;
  addGoalTotals(slate, G.asianTeamTotal1, 0, grid.first, ASIAN_LINES);
  addGoalTotals(slate, G.asianTeamTotal2, 0, grid.second, ASIAN_LINES);
  addWithTotals(slate, grid, COMBINED_LINES);
  addWinningMargin(slate, grid);
  addExact(slate, G.exactGoals, 0, grid.total, outcomeCount(marketType(G.exactGoals)));
  addExact(slate, G.exactGoals1, 0, grid.first, outcomeCount(marketType(G.exactGoals1)));
  addExact(slate, G.exactGoals2, 0, grid.second, outcomeCount(marketType(G.exactGoals2)));
  addRange(slate, menu.lowScoring ? G.goalRange : G.goalRangeHigh, 0, grid.total);
}

/** Adds markets on the order of the goals; none while a penalty is pending. */
function addOrder(slate: Slate, outlook: Outlook, menu: Menu): void {
  const { score, meanLeft, state, rules } = outlook;
  if (state.pendingPenalty !== null) return;
  const race: Race = {
    score,
    means: meanLeft,
    last: state.goals.marks.at(-1)?.side ?? null,
    low: outlook.lowCells(),
  };
  addGoalRaces(slate, G.raceToGoals, race, menu.targets);
  if (!menu.singleGoals) return;
  addNext(slate, G.nextGoal, 0, race, 3);
  addLast(slate, G.lastGoal, race);
  for (let period = 1; period <= rules.periods; period += 1) {
    if (outlook.isOpen(period)) addPeriodOrder(slate, outlook, period);
  }
  if (rules.overtime === null) addComebacks(slate, outlook);
  if (score[0] + score[1] > 0) return;
  if (menu.quarterHours) addFirstGoalTime(slate, outlook);
  addFirstGoalResult(slate, outlook);
}

function addPeriodOrder(slate: Slate, outlook: Outlook, period: number): void {
  const marks = outlook.state.goals.marks.filter((mark) => mark.period === period);
  const race: Race = {
    score: [marks.filter(({ side }) => side === 0).length, marks.filter(({ side }) => side === 1).length],
    means: outlook.means[period - 1] ?? [0, 0],
    last: marks.at(-1)?.side ?? null,
    low: outlook.periodLowCells(period),
  };
  addNext(slate, G.nextGoal, period, race, 1);
}

function addRegulation(slate: Slate, outlook: Outlook): void {
  const menu = menuOf(outlook);
  const full = outlook.full();
  const { rules } = outlook;
  addShared(slate, 0, full, menu);
  addWhole(slate, full, menu);
  for (let period = 1; period <= rules.periods; period += 1) {
    if (outlook.isOpen(period)) addShared(slate, period, outlook.period(period), menu);
  }
  if (menu.halves) addHalfMarkets(slate, outlook);
  else if (rules.periods === 3) addHighestPeriod(slate, outlook);
  addOrder(slate, outlook, menu);
  if (rules.football === null) return;
  addPenalty(slate, outlook);
  addCornerMarkets(slate, outlook);
  addCardMarkets(slate, outlook);
}

/** Prices every market that can be bet on in this state, at `t` ms after the start. */
export function goalsMarkets(state: GoalsState, t: number, matchup: Matchup): FairMarket[] {
  if (state.phase === 'finished') return [];
  const slate = new Slate();
  const outlook = new Outlook(state, t, matchup);
  if (outlook.isOpen(outlook.rules.periods)) addRegulation(slate, outlook);
  addWinnerMarkets(slate, outlook);
  return slate.markets;
}

/**
 * Prices the markets of the list columns only: result, total and handicap of the whole game, on their balanced lines.
 */
export function mainGoalsMarkets(state: GoalsState, t: number, matchup: Matchup): FairMarket[] {
  if (state.phase === 'finished') return [];
  const slate = new Slate();
  const outlook = new Outlook(state, t, matchup);
  if (!outlook.isOpen(outlook.rules.periods)) {
    addWinnerMarkets(slate, outlook);
    return slate.markets.filter(({ typeId }) => typeId === C.winner);
  }
  const grid = outlook.full();
  slate.add(C.result, 0, 0, grid.signs);
  addGoalTotals(slate, C.total, 0, grid.total, BALANCED_LINE);
  addGoalHandicaps(slate, C.handicap, 0, grid.margin, BALANCED_LINE);
  return slate.markets;
}
