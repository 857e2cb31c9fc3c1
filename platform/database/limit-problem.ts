import { ApiError } from '../plugins/api-error.ts';

/** The player's limit that stopped a movement of money (migration 018). */
export interface LimitProblem {
  /** Type of the limit with the smallest remainder (betting §3). */
  readonly limitType: number;
  /** The remainder, minor units of the account's currency. */
  readonly remaining: number;
  /** Server clock, epoch ms, when the amount would pass; left out when time alone will not let it pass. */
  readonly moreAt?: number;
}

/** SQLSTATE with which the ledger reports a limit. */
const LIMIT_REACHED = 'FL001';
const SECOND_MS = 1000;

/** Returns the limit that stopped a statement; null for every other failure. */
export function limitProblemIn(error: unknown): LimitProblem | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== LIMIT_REACHED) return null;
  return 'detail' in error && typeof error.detail === 'string' ? (JSON.parse(error.detail) as LimitProblem) : null;
}

/**
 * Returns the error for a player whose limit on deposits refuses one.
 *
 * @param now server clock, epoch ms
 */
export function depositRefusal({ limitType, remaining, moreAt }: LimitProblem, now: number): ApiError {
  return new ApiError('DEPOSIT_LIMIT', {
    message: `Limit ${limitType} leaves ${remaining}`,
    limit: { limitType, remaining, ...(moreAt === undefined ? {} : { moreAt }) },
    ...(moreAt === undefined ? {} : { retryAfter: Math.max(1, Math.ceil((moreAt - now) / SECOND_MS)) }),
  });
}
