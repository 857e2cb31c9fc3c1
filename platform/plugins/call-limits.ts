import type { Call } from '#shared/contracts/call.ts';
import type { CallLimit } from '#shared/contracts/call-rate.ts';

/** Outside production tests and QA press faster than any player, from one network. */
const QA_FACTOR = 20;
const QA_FEWEST = 1000;

/** Limits that replace those of the contracts, by the id of the call; a call that is not named has none. */
export type CallLimits = Readonly<Record<string, CallLimit>>;

/**
 * Returns the function that tells how often one network, counted in all processes, may make a call; null for a call that
 * is not counted (`shared/contracts/call-rate.ts`).
 */
export function callLimitsOf(
  isProduction: boolean,
  instead?: CallLimits,
): (call: Pick<Call, 'id' | 'rate'>) => CallLimit | null {
  if (instead) return ({ id }) => instead[id] ?? null;
  return ({ rate }) => {
    if (typeof rate === 'string') return null;
    return isProduction ? rate : { ...rate, max: Math.max(rate.max * QA_FACTOR, QA_FEWEST) };
  };
}
