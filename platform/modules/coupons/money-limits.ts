import { type LimitProblem, limitProblemIn } from '../../database/limit-problem.ts';
import type { Pool } from '../../database/pool.ts';
import type { CouponsRepository, PlacementOutcome, PlacementStep } from './coupons-repository.ts';
import type { WaitingRepository } from './waiting/waiting-repository.ts';

/** What the player's limits say to a stake now; null when it may pass. */
export type ReadLimitProblem = (
  step: Pick<PlacementStep, 'userId' | 'accountId' | 'amount' | 'now'>,
) => Promise<LimitProblem | null>;

/** Asks the database before a stake is taken; the guard over the ledger has the last word. */
export function createReadLimitProblem(sql: Pool): ReadLimitProblem {
  return async ({ userId, accountId, amount, now }) => {
    const [row] = await sql<{ problem: LimitProblem | null }[]>`
      select money_limit_problem(${userId}, '{stake,loss}', a.currency, ${amount}, ${now}) as problem
      from account a where a.id = ${accountId} and a.type in (0, 9)`;
    return row?.problem ?? null;
  };
}

/** What the balance has to cover: what may be advanced is not asked of it. */
function ownAmount(step: PlacementStep): number {
  const advance = 'coupon' in step ? step.coupon.advance : undefined;
  return Math.max(0, step.amount - (advance?.asked ?? 0));
}

function refusedBy({ limitType, remaining, moreAt }: LimitProblem, step: PlacementStep): PlacementStep {
  const { userId, key, requestHash, accountId, now, prices, session, isDecision } = step;
  return {
    userId,
    key,
    requestHash,
    accountId,
    amount: ownAmount(step),
    now,
    prices,
    ...(session === undefined ? {} : { session }),
    ...(isDecision ? { isDecision } : {}),
    refusal: {
      code: 'LIMITS',
      marketIds: [],
      prices,
      data: { limitType, remaining, ...(moreAt === undefined ? {} : { moreAt }) },
    },
    refusalAfterBalance: true,
  };
}

/** Limits come behind the balance and before changed prices (coupon mathematics §8.12), and before a bet is held. */
const isLookedAtFirst = (step: PlacementStep) =>
  'decidesAt' in step || ('refusal' in step && step.refusalAfterBalance === true);

/** Books a step, or the refusal by a limit in its place. */
async function withinLimits(
  step: PlacementStep,
  problemOf: ReadLimitProblem,
  book: (step: PlacementStep) => Promise<PlacementOutcome>,
): Promise<PlacementOutcome> {
  const known = isLookedAtFirst(step) ? await problemOf(step) : null;
  if (known) return book(refusedBy(known, step));
  try {
    return await book(step);
  } catch (error) {
    const problem = limitProblemIn(error);
    if (!problem) throw error;
    return book(refusedBy(problem, step));
  }
}

/**
 * Refuses placements that the player's own limits do not let pass (betting §3, §4). The guard over the ledger stops the
 * stake in the transaction that would take it; that nothing was taken is then written as the answer to the key.
 */
export function withMoneyLimits(repository: CouponsRepository, problemOf: ReadLimitProblem): CouponsRepository {
  return { ...repository, place: (step) => withinLimits(step, problemOf, repository.place) };
}

/** The same for bets that wait for their price: they are not held when they would not pass, and refused when they no longer do. */
export function waitingWithMoneyLimits(waiting: WaitingRepository, problemOf: ReadLimitProblem): WaitingRepository {
  return {
    ...waiting,
    hold: (step, facts) => withinLimits(step, problemOf, (one) => waiting.hold(one, facts)),
    decide: (step) => withinLimits(step, problemOf, waiting.decide),
  };
}
