import { ApiError } from '../plugins/api-error.ts';

/** The limit of a player that stopped a movement of money (migration 018). */
export interface LimitProblem {
  /** Type of the limit that leaves the least (betting §3). */
  readonly limitType: number;
  /** What it leaves, minor units of the currency of the account. */
  readonly remaining: number;
  /** Server clock, epoch ms, when the amount would pass; left out when time alone will not do. */
  readonly moreAt?: number;
}

/** SQLSTATE of the guard over the ledger. */
const LIMIT_REACHED = 'FL001';
const SECOND_MS = 1000;

/** What the guard over the ledger said, when that is what the statement broke; null for every other failure. */
export function limitProblemIn(error: unknown): LimitProblem | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== LIMIT_REACHED) return null;
  return 'detail' in error && typeof error.detail === 'string' ? (JSON.parse(error.detail) as LimitProblem) : null;
}

/**
 * What a player is told whose limit on deposits is in the way.
 *
 * @param now server clock, epoch ms
 */
export function depositRefusal({ limitType, remaining, moreAt }: LimitProblem, now: number): ApiError {
  return new ApiError('DEPOSIT_LIMIT', {
    message: `Limit ${limitType} leaves ${remaining}`,
    ...(moreAt === undefined ? {} : { retryAfter: Math.max(1, Math.ceil((moreAt - now) / SECOND_MS)) }),
  });
}
