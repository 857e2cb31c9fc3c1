import { CouponShapeError } from './types.ts';

/** Statuses of a bet (betting §4). */
export const BET_STATUS = {
  notCalculated: -2,
  notStarted: -1,
  lose: 0,
  win: 1,
  return: 2,
  forcedReturn: 3,
  halfWinHalfReturn: 4,
  halfLoseHalfReturn: 5,
  halfLoseHalfWin: 6,
} as const;

/** Id of a bet status, −2 to 6. */
export type BetStatusId = (typeof BET_STATUS)[keyof typeof BET_STATUS];

/** Bet status ids in ascending order. */
export const BET_STATUS_IDS: readonly BetStatusId[] = Object.values(BET_STATUS);

/** Decides whether a number is the id of a bet status (betting §4). */
export function isBetStatusId(id: number): id is BetStatusId {
  return (BET_STATUS_IDS as readonly number[]).includes(id);
}

/**
 * Returns a number from storage or the wire as a bet status (betting §4).
 *
 * @throws CouponShapeError for any other number
 */
export function toBetStatusId(id: number): BetStatusId {
  if (!isBetStatusId(id)) throw new CouponShapeError(`Unknown bet status ${id}`);
  return id;
}

/** Decides whether a bet is undecided; not calculated and not started count alike (coupon mathematics §3). */
export function isPendingStatus(id: number): boolean {
  return id === BET_STATUS.notCalculated || id === BET_STATUS.notStarted;
}

/** Decides whether the stake comes back: return and forced return (coupon mathematics §3). */
export function isVoidStatus(id: number): boolean {
  return id === BET_STATUS.return || id === BET_STATUS.forcedReturn;
}

/** Decides whether a status is one of the three that split the leg into two halves (coupon mathematics §3). */
export function isHalfStatus(id: number): boolean {
  return id >= BET_STATUS.halfWinHalfReturn && id <= BET_STATUS.halfLoseHalfWin;
}

/** Unit of multipliers, 1/2000, which holds half of a thousandth exactly. */
export const MULTIPLIER_UNIT = 2000n;

/**
 * Returns the multiplier of a leg, in 1/2000 (coupon mathematics §3): win 2C, return 2000, half win C + 1000, half lose
 * 1000, half lose half win C, lose 0, for the coefficient C in thousandths.
 *
 * @throws CouponShapeError for an undecided leg
 */
export function multiplierOf(coef: number, statusId: BetStatusId): bigint {
  switch (statusId) {
    case BET_STATUS.lose:
      return 0n;
    case BET_STATUS.win:
      return BigInt(2 * coef);
    case BET_STATUS.return:
    case BET_STATUS.forcedReturn:
      return MULTIPLIER_UNIT;
    case BET_STATUS.halfWinHalfReturn:
      return BigInt(coef + 1000);
    case BET_STATUS.halfLoseHalfReturn:
      return 1000n;
    case BET_STATUS.halfLoseHalfWin:
      return BigInt(coef);
    default:
      throw new CouponShapeError(`Bet status ${statusId} has no multiplier`);
  }
}
