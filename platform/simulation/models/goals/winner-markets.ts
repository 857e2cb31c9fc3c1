import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { GOAL_MARKET } from '#shared/domain/markets/types-goals.ts';
import { goalsWinner } from './goals-state.ts';
import type { Outlook } from './outlook.ts';
import type { SideRates } from './rates.ts';
import type { Slate } from './slate.ts';
import type { GoalsRules, OvertimeRules } from './sport-rules.ts';

/** Chances after a level regulation time: a goal of overtime by side, else an even shoot-out. */
export interface OvertimeChances {
  readonly goal: SideRates;
  readonly shootout: number;
}

/** Share of the stronger side's edge that remains with fewer players on the ice and sudden death. */
const EDGE_LEFT = 0.6;

/** Returns the first side's share of overtime goals. */
export function overtimeShare(goals: SideRates): number {
  return 0.5 + (goals[0] / (goals[0] + goals[1]) - 0.5) * EDGE_LEFT;
}

/** Returns the chances of an overtime of which this much clock has passed. */
export function overtimeChances(overtime: OvertimeRules, goals: SideRates, clock: number): OvertimeChances {
  const left = Math.min(Math.max(1 - clock / overtime.clockMs, 0), 1);
  const shootout = Math.exp(-overtime.goals * left);
  const share = overtimeShare(goals);
  return { goal: [(1 - shootout) * share, (1 - shootout) * (1 - share)], shootout };
}

/** Tells whether the game has left regulation time. */
function isBeyond({ state }: Outlook, rules: GoalsRules): boolean {
  return state.closed >= rules.periods;
}

/** Adds the winner, the market on overtime, and the winning method. */
export function addWinnerMarkets(slate: Slate, outlook: Outlook): void {
  const { rules, state, clock, rates } = outlook;
  if (rules.overtime === null || state.phase === 'shootout' || goalsWinner(state, rules) !== null) return;
  const beyond = isBeyond(outlook, rules);
  const played = beyond && state.phase === 'playing' ? clock : 0;
  const { goal, shootout } = overtimeChances(rules.overtime, rates.goals, played);
  const [first, level, second] = beyond ? [0, 1, 0] : outlook.full().signs;
  const shots = (level * shootout) / 2;
  slate.add(COMMON_MARKET.winner, 0, 0, [first + level * goal[0] + shots, second + level * goal[1] + shots]);
  slate.add(GOAL_MARKET.winningMethod, 0, 0, [first, level * goal[0], shots, second, level * goal[1], shots]);
  if (!beyond) slate.addYesNo(COMMON_MARKET.overtime, 0, level);
}
