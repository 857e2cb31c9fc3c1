import type { Pair } from '#shared/domain/game/game-state.ts';
import { GOAL_MARKET } from '#shared/domain/markets/types-goals.ts';
import type { Mark } from './goals-state.ts';
import type { LowCell, Outlook } from './outlook.ts';
import type { SideRates } from './rates.ts';
import { signOf } from './score-grid.ts';
import type { Slate } from './slate.ts';

const G = GOAL_MARKET;

/**
 * Count of both sides that continues by two Poisson processes with a constant ratio of rates, so that the order of the
 * next ones is a row of independent draws.
 */
export interface Race {
  readonly score: Pair;
  readonly means: SideRates;
  /** Side of the last counted one; null for none. */
  readonly last: 0 | 1 | null;
  /** Corrected low scores; empty for plain processes. */
  readonly low: readonly LowCell[];
}

/** Chances of first side, neither, second side as shares of the corrected whole. */
type ThreeWay = [first: number, nobody: number, second: number];

function share({ means }: Race): number {
  const sum = means[0] + means[1];
  return sum > 0 ? means[0] / sum : 0;
}

/** Returns the probability of `count` or more still to come. */
function chanceOfOrMore(count: number, mean: number): number {
  let term = Math.exp(-mean);
  let fewer = 0;
  for (let i = 0; i < count; i += 1) {
    fewer += term;
    term *= mean / (i + 1);
  }
  return Math.max(1 - fewer, 0);
}

function whole(low: readonly LowCell[]): number {
  return low.reduce((sum, { added }) => sum + added, 1);
}

/** Returns the chances of the n-th one still to come, in any order of the rest. */
function nth(race: Race, n: number): ThreeWay {
  const reached = chanceOfOrMore(n, race.means[0] + race.means[1]);
  let first = share(race) * reached;
  let second = reached - first;
  for (const { first: home, second: away, added } of race.low) {
    if (home + away < n) continue;
    first += (added * home) / (home + away);
    second += (added * away) / (home + away);
  }
  const sum = whole(race.low);
  return [first / sum, 1 - (first + second) / sum, second / sum];
}

/** Adds the markets on the n-th one, for the next ones in turn. */
export function addNext(slate: Slate, typeId: number, period: number, race: Race, ahead: number): void {
  const before = race.score[0] + race.score[1];
  for (let n = 1; n <= ahead; n += 1) slate.add(typeId, period, before + n, nth(race, n));
}

/** Adds the market on the last one of the game. */
export function addLast(slate: Slate, typeId: number, race: Race): void {
  const [first, none, second] = nth(race, 1);
  if (race.last === null) slate.add(typeId, 0, 0, [first, none, second]);
  else if (race.last === 0) slate.add(typeId, 0, 0, [first + none, 0, second]);
  else slate.add(typeId, 0, 0, [first, 0, second + none]);
}

/** Returns the probability that the first side gets `own` before the second gets `other`. */
function getsFirst(own: number, other: number, chance: number, mean: number): number {
  let orders = chance ** own;
  let sum = 0;
  for (let b = 0; b < other; b += 1) {
    sum += orders * chanceOfOrMore(own + b, mean);
    orders *= ((own + b) / (b + 1)) * (1 - chance);
  }
  return sum;
}

/** Adds the races to each target above 1 that neither side has reached. */
export function addGoalRaces(slate: Slate, typeId: number, race: Race, targets: readonly number[]): void {
  const mean = race.means[0] + race.means[1];
  const chance = share(race);
  const sum = whole(race.low);
  for (const target of targets) {
    const [own, other] = [target - race.score[0], target - race.score[1]];
    if (own <= 0 || other <= 0) continue;
    const first = getsFirst(own, other, chance, mean) / sum;
    const second = getsFirst(other, own, 1 - chance, mean) / sum;
    slate.add(typeId, 0, target, [first, 1 - first - second, second]);
  }
}

/** Length of one outcome of the first-goal-time market, ms of game clock. */
export const QUARTER_HOUR = 15 * 60_000;

/** Returns the outcome of the first-goal-time market for the time of a goal. */
export function quarterHourOf({ period, clock }: Pick<Mark, 'period' | 'clock'>): number {
  return (period - 1) * 3 + Math.min(Math.floor(clock / QUARTER_HOUR), 2);
}

/** Adds the quarter of an hour of the first goal; added time belongs to the last quarter of its half. */
export function addFirstGoalTime(slate: Slate, outlook: Outlook): void {
  const left = outlook.meanLeft;
  const now = whole(outlook.lowCells());
  const probabilities: number[] = [];
  let before = 1;
  for (const period of [1, 2]) {
    for (const third of [1, 2, 3]) {
      const gone = outlook.meansUpTo(period, third === 3 ? 'end' : third * QUARTER_HOUR);
      const after = whole(outlook.lowCells([left[0] - gone[0], left[1] - gone[1]]));
      const none = (Math.exp(-gone[0] - gone[1]) * after) / now;
      probabilities.push(before - none);
      before = none;
    }
  }
  slate.add(G.firstGoalTime, 0, 0, [...probabilities, before]);
}

/** Adds the side of the first goal together with the result; only before the first goal. */
export function addFirstGoalResult(slate: Slate, outlook: Outlook): void {
  const probabilities = [0, 0, 0, 0, 0, 0, 0];
  outlook.full().each((first, second, probability) => {
    const sum = first + second;
    const sign = signOf(first, second);
    if (sum === 0) {
      probabilities[6] = probability;
      return;
    }
    probabilities[sign] = (probabilities[sign] ?? 0) + (probability * first) / sum;
    probabilities[3 + sign] = (probabilities[3 + sign] ?? 0) + (probability * second) / sum;
  });
  slate.add(G.firstGoalResult, 0, 0, probabilities);
}

/** Tells whether a side has been behind at any time. */
export function hasBeenBehind(marks: readonly Mark[], side: 0 | 1): boolean {
  let lead = 0;
  for (const mark of marks) {
    lead += mark.side === side ? 1 : -1;
    if (lead < 0) return true;
  }
  return false;
}

/**
 * Returns the share of all orders of `own` and `other` further goals in which a side that leads by `lead` is behind at
 * some time, when it ends ahead (reflection principle).
 */
function shareBehind(lead: number, own: number, other: number): number {
  if (other < lead + 1) return 0;
  let ratio = 1;
  for (let k = 0; k <= lead; k += 1) ratio *= (other - k) / (own + 1 + k);
  return ratio;
}

/** Adds the markets on a side that wins after having been behind. */
export function addComebacks(slate: Slate, outlook: Outlook): void {
  const { score, state } = outlook;
  const grid = outlook.full();
  for (const side of [0, 1] as const) {
    const typeId = side === 0 ? G.comeback1 : G.comeback2;
    if (hasBeenBehind(state.goals.marks, side)) {
      slate.addYesNo(typeId, 0, grid.signs[side === 0 ? 0 : 2]);
      continue;
    }
    const lead = side === 0 ? score[0] - score[1] : score[1] - score[0];
    let yes = 0;
    grid.each((first, second, probability) => {
      if (signOf(first, second) !== (side === 0 ? 0 : 2)) return;
      const [home, away] = [first - score[0], second - score[1]];
      yes += probability * (side === 0 ? shareBehind(lead, home, away) : shareBehind(lead, away, home));
    });
    slate.addYesNo(typeId, 0, yes);
  }
}
