import { findMarketType } from '#shared/domain/markets/market-types.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { CARD_MARKET, CORNER_MARKET, GOAL_MARKET } from '#shared/domain/markets/types-goals.ts';
import type { MarketOutcome, Matchup } from '../model.ts';
import type { GoalsState } from './goals-state.ts';
import { HALF_RULES } from './half-rules.ts';
import { Outlook } from './outlook.ts';
import { type PairRule, pairRule } from './pair-rules.ts';
import { rulesOf } from './sport-rules.ts';

/** Types that the final score alone does not decide, though some of them have a rule for pairs of counts. */
const OTHERWISE: ReadonlySet<number> = new Set([
  ...Object.values(CORNER_MARKET),
  ...Object.values(CARD_MARKET),
  ...HALF_RULES.keys(),
  COMMON_MARKET.winner,
  GOAL_MARKET.penaltyAwarded,
]);

function scoreRule({ typeId, period, param }: MarketOutcome): PairRule | null {
  const type = findMarketType(typeId);
  return type === undefined || period !== 0 || OTHERWISE.has(typeId) ? null : pairRule(type, param);
}

/**
 * Returns the chances of all combinations of outcomes that the score of regulation time decides, read cell by cell off
 * the distribution that prices each of them. Null as soon as one outcome needs more than the score.
 */
export function jointGoals(
  state: GoalsState,
  t: number,
  matchup: Matchup,
  outcomes: readonly MarketOutcome[],
): Float64Array | null {
  if (state.closed >= rulesOf(matchup.sportId, matchup.params).periods) return null;
  const rules: (readonly [PairRule, number])[] = [];
  for (const asked of outcomes) {
    const rule = scoreRule(asked);
    if (rule === null) return null;
    rules.push([rule, asked.outcome]);
  }
  const cells = new Float64Array(2 ** outcomes.length);
  new Outlook(state, t, matchup).full().each((first, second, probability) => {
    let cell = 0;
    for (const [index, [rule, outcome]] of rules.entries()) if (rule(first, second, outcome) === 1) cell |= 1 << index;
    cells[cell] = (cells[cell] as number) + probability;
  });
  return cells;
}
