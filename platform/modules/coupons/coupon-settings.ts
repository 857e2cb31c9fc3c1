import { type CouponRules, DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import type { LiveDelays } from '#shared/domain/coupon/live-delays.ts';
import type { TaxRule } from '#shared/domain/coupon/tax.ts';
import type { DisallowedSports } from '#shared/domain/sports/disallowed-sports.ts';
import { type BettingLimits, limitsOf } from './betting-limits.ts';
import type { BonusSettings } from './bonuses/bonus-settings.ts';
import type { LiabilityPolicy } from './liability-limits.ts';
import { NO_RESERVATIONS, type ReservationSettings } from './reservations/reservation-settings.ts';

/** What the operator decides about coupons; read anew for each coupon, so that a change counts at once. */
export interface CouponSettings {
  readonly rules: CouponRules;
  /** The types that minimum and maximum count for (betting §5). */
  readonly limitedTypes: readonly number[];
  readonly offeredTypes: readonly number[];
  /** For how long coupons with live legs are delayed. */
  readonly liveDelays: LiveDelays;
  /** Whether coupons wait for the coefficient that their players want, and how long, in minutes. */
  readonly isWantedOddsAllowed: boolean;
  readonly maxWantedOddsMinutes: number;
  /** What is withheld of what a coupon pays that is placed now; null for nothing. */
  readonly tax: TaxRule | null;
  limitsOf(iso: string): BettingLimits;
  /** What is given beside the price (coupon mathematics §8.6 to §8.8). */
  readonly bonuses: BonusSettings;
  /** VIP bets (§8.4) and advances on open coupons (§8.5). */
  readonly reservations: ReservationSettings;
  /** How much the book takes (decision 020). */
  readonly liability: LiabilityPolicy;
  /** Sports of which nothing is taken (B-06). */
  readonly disallowed: DisallowedSports;
}

/** The part of the site config that is about coupons. */
export interface CouponConfig {
  readonly limitedTypes: readonly number[];
  readonly offeredTypes: readonly number[];
  readonly maxLegs: number;
  readonly antiMargin: string;
  readonly antiMinCoef: number;
  readonly isWantedOddsAllowed: boolean;
  readonly maxWantedOddsMinutes: number;
}

/** What the operator decides besides the coupon itself. */
export type CouponLiabilitySettings = Pick<CouponSettings, 'disallowed' | 'liability' | 'liveDelays'>;

/** Settings by site config; all it leaves out is decided in the coupon mathematics (§10). */
export function couponSettings(
  config: CouponConfig,
  bonuses: BonusSettings,
  liability: CouponLiabilitySettings,
  tax: TaxRule | null = null,
  reservations: ReservationSettings = NO_RESERVATIONS,
): CouponSettings {
  const { limits, antiExpress } = DEFAULT_COUPON_RULES;
  return {
    rules: {
      ...DEFAULT_COUPON_RULES,
      promo: { ...DEFAULT_COUPON_RULES.promo, onVoid: bonuses.promoOnVoid },
      limits: { ...limits, maxLegs: config.maxLegs },
      antiExpress: { ...antiExpress, margin: config.antiMargin, minCoef: config.antiMinCoef },
    },
    limitedTypes: config.limitedTypes,
    offeredTypes: config.offeredTypes,
    isWantedOddsAllowed: config.isWantedOddsAllowed,
    maxWantedOddsMinutes: config.maxWantedOddsMinutes,
    tax,
    limitsOf: (iso) => limitsOf(iso),
    bonuses,
    reservations,
    ...liability,
  };
}
