import type { Draft, DraftLimits, DraftPrepaid, ValidationInput } from '#shared/domain/coupon/draft.ts';
import { needsReview, vipLimitsOf } from '#shared/domain/coupon/vip-bet.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import type { AccountIdentity } from '../../accounts/accounts-service.ts';
import type { CouponSettings } from '../coupon-settings.ts';
import type { PlacementRequest } from '../placement-request.ts';

type Asked = Pick<PlacementRequest, 'isVipBet' | 'prepaidAmount'>;

interface AssessReservationInput {
  readonly request: Asked;
  readonly account: Pick<AccountIdentity, 'iso' | 'type'>;
  readonly settings: CouponSettings;
  readonly draft: Draft;
  readonly limits: DraftLimits;
  /** Largest stake within a payout limit, both in minor units; null where the limit does not bound it. */
  readonly stakeWithin: (payoutLimit: number) => number | null;
  /** Server clock, epoch ms. */
  readonly now: number;
}

/** The figures of VIP bet and advance that validation reads, and the payout limit of a coupon under review. */
export interface AssessedReservation {
  readonly vip: NonNullable<ValidationInput['vip']> | null;
  readonly prepaid: DraftPrepaid | null;
  /** Minor units; null for a coupon without trader review. */
  readonly cap: number | null;
}

/** An advance that no request exceeds: the database knows the real one and decides. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;

/**
 * Returns whether a placement asks for an advance or a review. Such a placement does not also wait for wanted odds: its
 * money would be reserved for two purposes at once.
 */
export function asksForReservation({ isVipBet, prepaidAmount }: Asked): boolean {
  return isVipBet === true || (prepaidAmount ?? 0) > 0;
}

/** Returns VIP bet and advance of a placement under the platform's settings (coupon mathematics §8.4, §8.5). */
export function assessReservation({
  request,
  account,
  settings,
  draft,
  limits,
  stakeWithin,
  now,
}: AssessReservationInput): AssessedReservation {
  const { isAllowed: siteAllows, payoutTimes } = settings.reservations.vip;
  const isWanted = request.isVipBet === true;
  const vipLimits = vipLimitsOf(settings.limitsOf(account.iso).maxPayoutLimit, payoutTimes, stakeWithin);
  const isReviewed = needsReview({
    isWanted,
    siteAllows,
    amount: draft.amount,
    maxBetAmount: limits.maxBetAmount,
    bets: draft.bets,
    typeId: draft.typeId,
    isBonus: account.type === ACCOUNT_TYPE.bonus,
    isLimited: limits.limitedTypes.includes(draft.typeId),
  });
  return {
    vip: isWanted ? { siteAllows, maxBetAmount: vipLimits.maxBetAmount } : null,
    prepaid: (request.prepaidAmount ?? 0) > 0 ? { available: UNLIMITED, now } : null,
    cap: isReviewed ? vipLimits.maxPayoutLimit : null,
  };
}
