import type { Account } from '#shared/contracts/account.ts';
import type { CouponLimits, Placement } from '#shared/contracts/coupon.ts';
import type { VipLimits } from '#shared/contracts/coupon-reservation.ts';
import { isVipAvailable, prepaidAmountOf } from '#shared/domain/coupon/amount-limits.ts';
import type { Draft, DraftPrepaid, ValidationInput } from '#shared/domain/coupon/draft.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { needsReview } from '#shared/domain/coupon/vip-bet.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import type { CouponState } from '../coupon-state.ts';

/** Advanced part of the stake; minor units. */
export interface DraftAdvance extends DraftPrepaid {
  readonly amount: MinorUnits;
}

/** VIP bet and advance of the draft (coupon mathematics §8.4, §8.5). */
export interface ReviewAndAdvance {
  /** Limits of a VIP bet; null where none is available. */
  readonly vip: VipLimits | null;
  /** Maximum stake without a VIP bet; minor units. */
  readonly usualMax: MinorUnits;
  readonly isVip: boolean;
  /** The stake is above the maximum, so a trader decides. */
  readonly isReviewed: boolean;
  /** null unless an advance is chosen and available. */
  readonly advance: DraftAdvance | null;
  /** An advance can be chosen. */
  readonly mayAdvance: boolean;
}

interface ReviewAndAdvanceInput {
  readonly coupon: CouponState;
  readonly draft: Draft;
  readonly limits: CouponLimits | null;
  readonly account: Account | null;
  /** Amount that the platform can advance; null until it was asked for. */
  readonly advance: DraftPrepaid | null;
}

function vipOf({ coupon, draft, limits, account }: ReviewAndAdvanceInput): VipLimits | null {
  const vip = limits?.vip ?? null;
  if (!vip || !limits || !account || account.type === ACCOUNT_TYPE.bonus || coupon.choices.promoCode) return null;
  const { bets, typeId } = draft;
  return isVipAvailable({ siteAllows: true, maxBetAmount: limits.maxBetAmount, bets, typeId }) ? vip : null;
}

/** Calculates the VIP bet and the advance of the draft. */
export function draftReviewAndAdvance(input: ReviewAndAdvanceInput): ReviewAndAdvance {
  const { coupon, draft, limits, account, advance } = input;
  const vip = vipOf(input);
  const isVip = vip !== null && coupon.choices.isVip === true;
  const mayAdvance =
    account !== null &&
    account.type !== ACCOUNT_TYPE.bonus &&
    coupon.typeId !== COUPON_TYPE.manySingles &&
    !coupon.choices.promoCode &&
    !isVip;
  const isAdvanced = mayAdvance && coupon.choices.isPrepaid === true && advance !== null;
  return {
    vip,
    usualMax: limits?.maxBetAmount ?? 0,
    isVip,
    isReviewed: needsReview({
      isWanted: isVip,
      siteAllows: true,
      amount: draft.amount,
      maxBetAmount: limits?.maxBetAmount ?? null,
      bets: draft.bets,
      typeId: draft.typeId,
      isBonus: false,
      isLimited: true,
    }),
    advance: isAdvanced
      ? { ...advance, amount: prepaidAmountOf(draft.amount ?? 0, account.money, advance.available) }
      : null,
    mayAdvance,
  };
}

/** Returns the limits of the draft; a VIP bet has a higher maximum payout. */
export function limitsWithVip(limits: CouponLimits | null, { vip, isReviewed }: ReviewAndAdvance): CouponLimits | null {
  return limits && vip && isReviewed ? { ...limits, maxPayoutLimit: vip.maxPayoutLimit } : limits;
}

/** Returns the same facts for validation. */
export function reviewAndAdvanceOfDraft({
  vip,
  isVip,
  advance,
}: ReviewAndAdvance): Pick<ValidationInput, 'prepaid' | 'vip'> {
  return {
    vip: isVip && vip ? { siteAllows: true, maxBetAmount: vip.maxBetAmount } : null,
    prepaid: advance,
  };
}

/** Returns the review and advance fields of the placement request (betting §3). */
export function reviewAndAdvanceOfPlacement({
  isReviewed,
  advance,
}: ReviewAndAdvance): Pick<Placement, 'isVipBet' | 'prepaidAmount'> {
  return { ...(isReviewed ? { isVipBet: true } : {}), prepaidAmount: advance?.amount ?? 0 };
}

/** Tells whether the coupon may wait for wanted odds; a promo code, a trader review and an advance exclude it. */
export function mayAwaitOdds({
  reviewAndAdvance,
  bonuses,
}: {
  readonly reviewAndAdvance: ReviewAndAdvance;
  readonly bonuses: { readonly promo: unknown };
}): boolean {
  return !reviewAndAdvance.isReviewed && (reviewAndAdvance.advance?.amount ?? 0) === 0 && !bonuses.promo;
}
