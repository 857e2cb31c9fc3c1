import type { MinorUnits } from '../money/minor-units.ts';
import type { Thousandths } from '../odds/coef-view.ts';
import type { CouponTypeId } from './types.ts';

/** Directions in which a fraction of a minor unit is rounded. */
export type Rounding = 'half-up' | 'down';

/**
 * Rules that an operator may change (coupon mathematics §10); the engine takes them as an argument, and the values
 * below are the default.
 */
export type CouponRules = {
  /** the one rounding at the end of a coupon's payout (§1.4) */
  readonly payoutRounding: Rounding;
  /** meaning of `offset` in a system value (§2) */
  readonly systemOffset: 'bankers' | 'none';
  /** stake of a "max" block of a condition after a lost block: nothing, or all that is left (§4.4) */
  readonly maxBlockAfterLoss: 'nothing' | 'account';
  /** ceiling of the amount of a condition block: the return of the previous block, or the whole account (§4.4) */
  readonly conditionCeiling: 'previous-block' | 'account';
  /** the block of a multi coupon that joins every line (§2) */
  readonly lobbyBlockId: number;
  /** many singles are sent as coupons of this type (§2) */
  readonly manySinglesWireTypeId: CouponTypeId;
  /** smallest number of legs in a line of a lucky and of a patent coupon (§2); the British patent begins with 1 */
  readonly luckyFrom: number;
  readonly patentFrom: number;
  /** whether 'accept on increase' compares each leg or the coupon's coefficient (§8.1) */
  readonly increaseCompares: 'each-leg' | 'total';
  readonly limits: CouponLegLimits;
  readonly antiExpress: AntiExpressRules;
  readonly hyperBonus: HyperBonusRules;
  readonly bonusBet: BonusBetRules;
  readonly promo: PromoRules;
  readonly prepaid: PrepaidRules;
};

/** Numbers of legs that the types allow (§2). */
export type CouponLegLimits = {
  readonly maxLegs: number;
  readonly systemMaxLegs: number;
  readonly systemMinUnits: number;
  readonly minSystemValue: number;
  readonly multiMinBlocks: number;
  readonly conditionMinLegs: number;
  readonly conditionMinBlocks: number;
  readonly luckyMaxLegs: number;
  readonly patentMinLegs: number;
  readonly patentMaxLegs: number;
};

/** Anti-express (§4.5). */
export type AntiExpressRules = {
  /** additive on the probability, a decimal; stored with each accepted coupon */
  readonly margin: string;
  /** below this price it is not offered, and a later price is 1.00 */
  readonly minCoef: Thousandths;
  readonly isQuarterLineRefused: boolean;
};

/** Hyper bonus (§8.7). */
export type HyperBonusRules = {
  readonly base: 'net' | 'gross';
  readonly minLimitReads: 'stake' | 'winnings';
  readonly minLegs: number;
  readonly minLegCoef: Thousandths;
};

/** Bonus bet (betting §4, §9; §8.8). */
export type BonusBetRules = {
  readonly minBets: number;
  readonly minLegCoef: Thousandths;
  readonly excludedKind: number;
  readonly minCouponCoef: Thousandths;
  readonly coefPerBet: Thousandths;
  readonly maxCoef: Thousandths;
  /** number of other legs that must be neither lost nor void at the end for the bonus leg to count */
  readonly minStandingLegs: number;
};

/** Promo codes (§8.6). */
export type PromoRules = {
  readonly isStakeReturned: boolean;
  /** whether a coupon of void legs uses the code up, or it is issued again */
  readonly onVoid: 'consumed' | 'reissued';
};

/** Advance (§8.5). */
export type PrepaidRules = {
  /** events must be live or start within this many milliseconds */
  readonly startsWithin: number;
};

/** Default rules (coupon mathematics §10). */
export const DEFAULT_COUPON_RULES: CouponRules = {
  payoutRounding: 'half-up',
  systemOffset: 'bankers',
  maxBlockAfterLoss: 'nothing',
  conditionCeiling: 'previous-block',
  lobbyBlockId: 0,
  manySinglesWireTypeId: 0,
  luckyFrom: 1,
  patentFrom: 2,
  increaseCompares: 'each-leg',
  limits: {
    maxLegs: 50,
    systemMaxLegs: 20,
    systemMinUnits: 3,
    minSystemValue: 2,
    multiMinBlocks: 3,
    conditionMinLegs: 3,
    conditionMinBlocks: 2,
    luckyMaxLegs: 8,
    patentMinLegs: 3,
    patentMaxLegs: 8,
  },
  antiExpress: { margin: '0.1165', minCoef: 1010, isQuarterLineRefused: true },
  hyperBonus: { base: 'net', minLimitReads: 'stake', minLegs: 4, minLegCoef: 1200 },
  bonusBet: {
    minBets: 3,
    minLegCoef: 1100,
    excludedKind: 7,
    minCouponCoef: 1010,
    coefPerBet: 10,
    maxCoef: 1100,
    minStandingLegs: 3,
  },
  promo: { isStakeReturned: false, onVoid: 'consumed' },
  prepaid: { startsWithin: 48 * 3_600_000 },
};

/** Limit that may be absent: null is "no limit". */
export type OptionalLimit = MinorUnits | null;

/** Part of the site config that changes coupon rules; entries left out keep the default. */
export type SiteCouponRules = {
  readonly maxLegs?: number;
  readonly antiMargin?: string;
  readonly antiMinCoef?: Thousandths;
};

/** Returns the rules of a site: the default with the changes of its config (coupon mathematics §10). */
export function couponRulesOf({ maxLegs, antiMargin, antiMinCoef }: SiteCouponRules): CouponRules {
  const { limits, antiExpress } = DEFAULT_COUPON_RULES;
  return {
    ...DEFAULT_COUPON_RULES,
    limits: { ...limits, maxLegs: maxLegs ?? limits.maxLegs },
    antiExpress: {
      ...antiExpress,
      margin: antiMargin ?? antiExpress.margin,
      minCoef: antiMinCoef ?? antiExpress.minCoef,
    },
  };
}
