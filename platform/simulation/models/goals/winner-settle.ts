import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import type { OutcomeStatus } from '../model.ts';
import { type GoalsState, goalsWinner, inPeriod, regulationScore } from './goals-state.ts';
import type { GoalsRules } from './sport-rules.ts';

/** Winning method in the order of its outcomes: regular time, overtime, shoot-out. */
type Method = 0 | 1 | 2;

function won(isWon: boolean): OutcomeStatus {
  return isWon ? 1 : 0;
}

/** Returns the earliest method that is still possible; null while regulation time may still decide. */
function methodSoFar(state: GoalsState, rules: GoalsRules): Method | null {
  if (state.closed < rules.periods) return null;
  const [home, away] = regulationScore(state, rules);
  if (home !== away) return 0;
  const [extraHome, extraAway] = inPeriod(state.goals, rules.periods + 1);
  if (extraHome !== extraAway) return 1;
  return state.phase === 'shootout' || state.phase === 'finished' ? 2 : 1;
}

function settleMethod(state: GoalsState, outcome: number, rules: GoalsRules): OutcomeStatus | null {
  const method = methodSoFar(state, rules);
  if (method === null) return null;
  const winner = goalsWinner(state, rules);
  if (winner !== null) return won(outcome === winner * 3 + method);
  if (state.phase === 'finished') return 2;
  return outcome % 3 < method ? 0 : null;
}

/** Settles the winner, the market on overtime, and the winning method. A game without a winner returns the stake. */
export function settleWinner(
  state: GoalsState,
  typeId: number,
  outcome: number,
  rules: GoalsRules,
): OutcomeStatus | null {
  if (typeId === COMMON_MARKET.overtime) {
    const method = methodSoFar(state, rules);
    return method === null ? null : won(method > 0 === (outcome === 0));
  }
  if (typeId !== COMMON_MARKET.winner) return settleMethod(state, outcome, rules);
  const winner = goalsWinner(state, rules);
  if (winner === null) return state.phase === 'finished' ? 2 : null;
  return won(winner === outcome);
}
