import { promoPayout } from '#shared/domain/coupon/amount-limits.ts';
import { hyperDueAt } from '#shared/domain/coupon/bonuses/bonus-settings.ts';
import { hyperBonusOf } from '#shared/domain/coupon/bonuses/hyper-bonus-terms.ts';
import type { EngineCoupon } from '#shared/domain/coupon/types.ts';
import type { CouponSettings } from '../coupon-settings.ts';
import type { CouponBonusRow } from './bonus-record.ts';

/** The part of a settlement that follows from bonuses and result; minor units and epoch ms. */
export interface BonusOutcome {
  readonly result: 'win' | 'lose' | 'return';
  readonly payout: number;
  readonly hyperBonus: number;
  readonly hyperDueAt: number;
  readonly isPromoReissued: boolean;
}

interface SettledCoupon {
  /** The coupon with its bonus leg, if it has one. */
  readonly engine: EngineCoupon;
  readonly result: 'win' | 'lose' | 'return';
  /** The payout of the bets alone. */
  readonly payout: number;
  /** Instant of the settlement, server clock. */
  readonly at: number;
}

/** Returns payout and bonus of a decided coupon; free bets keep their stake (coupon mathematics §8.6, §8.7). */
export function bonusOutcome(
  bonuses: CouponBonusRow | null,
  { engine, result, payout, at }: SettledCoupon,
  { rules, bonuses: config }: Pick<CouponSettings, 'bonuses' | 'rules'>,
): BonusOutcome {
  const promo = bonuses?.promoCode
    ? promoPayout(payout, engine.amount, result === 'return', rules)
    : { payout, isReissued: false };
  const hyperBonus = bonuses?.hyperTerms && result === 'win' ? hyperBonusOf(engine, bonuses.hyperTerms, rules) : 0;
  return {
    // A coupon that pays nothing is lost, also where only the stake of a free bet was won back.
    result: result === 'win' && promo.payout === 0 ? 'lose' : result,
    payout: promo.payout,
    hyperBonus,
    hyperDueAt: hyperDueAt(config, at),
    isPromoReissued: promo.isReissued,
  };
}
