import { CARD_MARKET, CORNER_MARKET, GOAL_MARKET } from '#shared/domain/markets/types-goals.ts';
import { poissonVector } from './count-vector.ts';
import { inPeriod, type Tally } from './goals-state.ts';
import { addGoalHandicaps, addGoalTotals, HALF_LINES, type LineChoice } from './lines.ts';
import { massCurve } from './mass-curve.ts';
import { addGoalRaces, addLast, addNext, type Race } from './order-markets.ts';
import { CARD_GROWTH, CORNER_GROWTH, type Outlook, spansLeft } from './outlook.ts';
import { addBoth, addOddEven, addPairResult, addRange } from './pair-markets.ts';
import type { SideRates } from './rates.ts';
import { type ScoreGrid, scoreGrid } from './score-grid.ts';
import type { Slate } from './slate.ts';

const CORNERS = CORNER_MARKET;
const CARDS = CARD_MARKET;
const CORNER_TARGETS = [3, 5, 7, 9];
/** Chance below which a question is no longer worth asking. */
const MIN_QUESTION = 0.004;
const FEW_LINES: LineChoice = { ...HALF_LINES, minChance: 0.05, maxLines: 7 };

/** Process besides the goals: independent Poisson counts of both sides. */
interface Incidents {
  readonly tally: Tally;
  /** Expected number in a whole game. */
  readonly rates: SideRates;
  readonly growth: number;
}

interface IncidentIds {
  readonly total: number;
  readonly handicap: number;
  readonly teamTotal1: number;
  readonly teamTotal2: number;
  readonly oddEven: number;
}

/** Returns the expected number still to come in one period, or in all of them (0). */
function meansLeft(outlook: Outlook, { rates, growth }: Incidents, period: number): SideRates {
  const { state, clock, rules } = outlook;
  const spans = spansLeft(state, clock, rules, massCurve(rules, growth));
  const left = spans.reduce(
    (sum, { from, to }, index) => (period === 0 || period === index + 1 ? sum + to - from : sum),
    0,
  );
  return [rates[0] * left, rates[1] * left];
}

function gridOf(outlook: Outlook, incidents: Incidents, period: number): ScoreGrid {
  const [home, away] = meansLeft(outlook, incidents, period);
  const now = period === 0 ? incidents.tally.total : inPeriod(incidents.tally, period);
  return scoreGrid(poissonVector(now[0], home), poissonVector(now[1], away));
}

function addCounts(slate: Slate, ids: IncidentIds, period: number, grid: ScoreGrid): void {
  addGoalTotals(slate, ids.total, period, grid.total, FEW_LINES);
  addGoalHandicaps(slate, ids.handicap, period, grid.margin, FEW_LINES);
  addGoalTotals(slate, ids.teamTotal1, period, grid.first, FEW_LINES);
  addGoalTotals(slate, ids.teamTotal2, period, grid.second, FEW_LINES);
  addOddEven(slate, ids.oddEven, period, grid.total);
}

function raceOf(outlook: Outlook, incidents: Incidents): Race {
  const { total, marks } = incidents.tally;
  return { score: total, means: meansLeft(outlook, incidents, 0), last: marks.at(-1)?.side ?? null, low: [] };
}

/** Adds the corner markets. */
export function addCornerMarkets(slate: Slate, outlook: Outlook): void {
  const corners = { tally: outlook.state.corners, rates: outlook.rates.corners, growth: CORNER_GROWTH };
  const full = gridOf(outlook, corners, 0);
  addPairResult(slate, CORNERS, 0, full);
  addCounts(slate, CORNERS, 0, full);
  addRange(slate, CORNERS.range, 0, full.total);
  const race = raceOf(outlook, corners);
  addNext(slate, CORNERS.next, 0, race, 1);
  addLast(slate, CORNERS.last, race);
  addGoalRaces(slate, CORNERS.race, race, CORNER_TARGETS);
  if (!outlook.isOpen(1)) return;
  const half = gridOf(outlook, corners, 1);
  addPairResult(slate, CORNERS, 1, half);
  addCounts(slate, CORNERS, 1, half);
}

/** Adds the card markets. */
export function addCardMarkets(slate: Slate, outlook: Outlook): void {
  const { rates, state } = outlook;
  const sums: SideRates = [rates.yellows[0] + rates.reds[0], rates.yellows[1] + rates.reds[1]];
  const cards = { tally: state.cards, rates: sums, growth: CARD_GROWTH };
  const full = gridOf(outlook, cards, 0);
  slate.add(CARDS.result, 0, 0, full.signs);
  addCounts(slate, CARDS, 0, full);
  addNext(slate, CARDS.next, 0, raceOf(outlook, cards), 1);
  addBoth(slate, CARDS.bothCarded, 0, full);
  addRedCards(slate, outlook);
  if (!outlook.isOpen(1)) return;
  const half = gridOf(outlook, cards, 1);
  slate.add(CARDS.result, 1, 0, half.signs);
  addGoalTotals(slate, CARDS.total, 1, half.total, FEW_LINES);
  addGoalTotals(slate, CARDS.teamTotal1, 1, half.first, FEW_LINES);
  addGoalTotals(slate, CARDS.teamTotal2, 1, half.second, FEW_LINES);
  addBoth(slate, CARDS.bothCarded, 1, half);
}

/** Adds the market on red cards, which follow the curve of the goals, as the pricing of goals assumes. */
function addRedCards(slate: Slate, { rates, state, massLeft }: Outlook): void {
  const [home, away] = [Math.exp(-rates.reds[0] * massLeft), Math.exp(-rates.reds[1] * massLeft)];
  const ask = (typeId: number, seen: number, chance: number): void => {
    if (seen === 0 && chance >= MIN_QUESTION) slate.addYesNo(typeId, 0, chance);
  };
  ask(CARDS.red, state.reds[0] + state.reds[1], 1 - home * away);
  ask(CARDS.red1, state.reds[0], 1 - home);
  ask(CARDS.red2, state.reds[1], 1 - away);
}

/** Adds the market on a penalty: scored ones are a share of the goals, missed ones a process of their own. */
export function addPenalty(slate: Slate, outlook: Outlook): void {
  const { rates, score, state, massLeft } = outlook;
  if (state.penalties[0] + state.penalties[1] > 0) return;
  let none = 0;
  outlook.full().each((first, second, probability) => {
    none += probability * (1 - rates.penaltyGoals) ** (first - score[0] + second - score[1]);
  });
  none *= Math.exp(-(rates.missedPenalties[0] + rates.missedPenalties[1]) * massLeft);
  if (1 - none >= MIN_QUESTION) slate.addYesNo(GOAL_MARKET.penaltyAwarded, 0, 1 - none);
}
