import type { BetRestriction } from '#shared/domain/coupon/bet-restrictions.ts';
import type { BonusSettings } from '#shared/domain/coupon/bonuses/bonus-settings.ts';
import type { DropPercent } from '#shared/domain/coupon/coef-change.ts';
import { type CouponRules, DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import type { LiveDelays } from '#shared/domain/coupon/live-delays.ts';
import type { TaxRule } from '#shared/domain/coupon/tax.ts';
import { type DisallowedSports, unitedSports } from '#shared/domain/sports/disallowed-sports.ts';
import { type BettingLimits, limitsOf } from './betting-limits.ts';
import type { LiabilityPolicy } from './liability-limits.ts';
import { NO_RESERVATIONS, type ReservationSettings } from './reservations/reservation-settings.ts';

/** The operator's decisions about coupons; read for each coupon, so that a change counts at once. */
export interface CouponSettings {
  readonly rules: CouponRules;
  /** The types to which minimum and maximum apply (betting §5). */
  readonly limitedTypes: readonly number[];
  readonly offeredTypes: readonly number[];
  /** Falls of the odds that players may accept beforehand, percent (decision 050). */
  readonly dropPercents: readonly DropPercent[];
  /** Lengths of the live delay. */
  readonly liveDelays: LiveDelays;
  /** Whether coupons may wait for wanted odds, and how long, in minutes. */
  readonly isWantedOddsAllowed: boolean;
  readonly maxWantedOddsMinutes: number;
  /** Tax on payouts of coupons placed now; null for none. */
  readonly tax: TaxRule | null;
  limitsOf(iso: string): BettingLimits;
  /** Bonuses of coupons (coupon mathematics §8.6 to §8.8). */
  readonly bonuses: BonusSettings;
  /** VIP bets (§8.4) and advances on open coupons (§8.5). */
  readonly reservations: ReservationSettings;
  /** Limits on what the book risks (decision 020). */
  readonly liability: LiabilityPolicy;
  /** Sports on which no bets are taken (B-06). */
  readonly disallowed: DisallowedSports;
  /** Bets that cannot be joined, be a banker, or depend on others (P-12). */
  readonly restrictions: readonly BetRestriction[];
}

/** The part of the site config that concerns coupons. */
export interface CouponConfig {
  readonly limitedTypes: readonly number[];
  readonly offeredTypes: readonly number[];
  readonly maxLegs: number;
  readonly antiMargin: string;
  readonly antiMinCoef: number;
  readonly dropPercents: readonly DropPercent[];
  readonly isWantedOddsAllowed: boolean;
  readonly maxWantedOddsMinutes: number;
  readonly restrictions: readonly BetRestriction[];
}

/** The settings that restrict placements by game and player rather than by coupon. */
export type CouponLiabilitySettings = Pick<CouponSettings, 'disallowed' | 'liability' | 'liveDelays'>;

/** Returns the settings of a site config; values it leaves out come from the coupon mathematics (§10). */
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
    dropPercents: config.dropPercents,
    isWantedOddsAllowed: config.isWantedOddsAllowed,
    maxWantedOddsMinutes: config.maxWantedOddsMinutes,
    restrictions: config.restrictions,
    tax,
    limitsOf: (iso) => limitsOf(iso),
    bonuses,
    reservations,
    ...liability,
  };
}

/** Returns the settings for one player: the site takes no bets on the sports that the player leaves out either (B-06). */
export function settingsFor(settings: CouponSettings, own: DisallowedSports): CouponSettings {
  return { ...settings, disallowed: unitedSports(settings.disallowed, own) };
}
