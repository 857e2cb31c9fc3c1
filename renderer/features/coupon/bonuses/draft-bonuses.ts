import type { Placement } from '#shared/contracts/coupon.ts';
import type { DraftBonuses } from '#shared/contracts/coupon-bonuses.ts';
import type { PromoCode } from '#shared/contracts/coupon-promo.ts';
import { promoPayout } from '#shared/domain/coupon/amount-limits.ts';
import { bonusBetFor } from '#shared/domain/coupon/bonuses/bonus-bet-join.ts';
import { type HyperOutlook, type HyperTerms, hyperOutlook } from '#shared/domain/coupon/bonuses/hyper-bonus-terms.ts';
import { draftPromoOf } from '#shared/domain/coupon/bonuses/promo-code.ts';
import { couponCoef } from '#shared/domain/coupon/coupon-coef.ts';
import type { CouponRules } from '#shared/domain/coupon/coupon-rules.ts';
import type { DraftPromo } from '#shared/domain/coupon/draft.ts';
import type { CouponPreview } from '#shared/domain/coupon/preview.ts';
import { COUPON_TYPE, CouponShapeError, type EngineCoupon, type EngineLeg } from '#shared/domain/coupon/types.ts';
import { findMarketType } from '#shared/domain/markets/market-types.ts';
import type { CouponChoices } from '../coupon-choices.ts';
import type { CouponState } from '../coupon-state.ts';

/** Bonuses of the coupon as the bet slip shows them. */
export interface BetSlipBonuses {
  /** null: the coupon gets no bonus bet. */
  readonly bonusLeg: EngineLeg | null;
  /** null where the type or the site has no hyper bonus. */
  readonly hyper: HyperOutlook | null;
  readonly hyperTerms: HyperTerms | null;
  /** Free bet that pays the stake; null: the player pays. */
  readonly promo: PromoCode | null;
  /** The bonus terms are still being loaded. */
  readonly isAsked: boolean;
}

interface DraftBonusesInput {
  /** The coupon at current prices, without a bonus leg. */
  readonly engine: EngineCoupon;
  readonly bets: readonly { readonly typeId: number }[];
  readonly choices: CouponChoices;
  /** The site's bonus terms; null until the limits answer. */
  readonly terms: DraftBonuses | null;
  readonly rules: CouponRules;
}

function termsOf(terms: DraftBonuses | null): HyperTerms | null {
  const hyper = terms?.hyperBonus;
  if (!hyper) return null;
  const { ladder, minLegCoef, base, minHyperBonusBetLimit, maxHyperBonusLimit } = hyper;
  return { ladder, minLegCoef, base, minBetLimit: minHyperBonusBetLimit, maxLimit: maxHyperBonusLimit };
}

/** Calculates the bonus bet and the hyper bonus of the draft by the platform's rules, at the page's prices. */
export function draftBonuses({ engine, bets, choices, terms, rules }: DraftBonusesInput): BetSlipBonuses {
  const kinds = bets.map(({ typeId }) => findMarketType(typeId)?.kind ?? rules.bonusBet.excludedKind);
  const { manuallyDeletedBonusBet } = choices;
  const bonusLeg = bonusBetFor(engine, { siteAllows: terms?.bonusBet === true, kinds, manuallyDeletedBonusBet }, rules);
  const promo = promoInUse({ choices, typeId: engine.typeId });
  // A free bet excludes the hyper bonus (coupon mathematics §8.6).
  const hyperTerms = promo ? null : termsOf(terms);
  const hyper = hyperTerms && hyperOutlook(withDraftBonusLeg(engine, bonusLeg), hyperTerms, rules);
  return { bonusLeg, hyper, hyperTerms, promo, isAsked: terms === null };
}

/** Returns the coupon with its bonus leg after the bets. */
export function withDraftBonusLeg(engine: EngineCoupon, leg: EngineLeg | null): EngineCoupon {
  return leg ? { ...engine, legs: [...engine.legs, leg] } : engine;
}

/**
 * Returns the bonus fields of the placement request (betting §3): the bonus bet as a flag, the hyper bonus with its
 * figures.
 */
export function bonusesOfPlacement({ bonusLeg, hyper, hyperTerms, promo }: BetSlipBonuses): Partial<Placement> {
  const hasHyper = hyper !== null && hyperTerms !== null && hyper.amount > 0;
  return {
    ...(bonusLeg ? { isBonusBet: true } : {}),
    ...(promo ? { promoCode: promo.code } : {}),
    ...(hasHyper
      ? {
          hyperBonusPercent: hyper.percent,
          minHyperBonusBetLimit: hyperTerms.minBetLimit,
          maxHyperBonusLimit: hyperTerms.maxLimit,
          hyperBonusAmount: hyper.amount,
        }
      : {}),
  };
}

/** Returns the free bet in use. It pays for one coupon, and many singles are several (coupon mathematics §8.6). */
export function promoInUse({
  choices,
  typeId,
}: {
  readonly choices: CouponChoices;
  readonly typeId: number;
}): PromoCode | null {
  return typeId === COUPON_TYPE.manySingles ? null : choices.promoCode;
}

/** Returns the coupon with the stake that its free bet pays. */
export function withPromoStake(coupon: CouponState): CouponState {
  const promo = promoInUse(coupon);
  return promo ? { ...coupon, amount: { value: promo.value, iso: promo.iso } } : coupon;
}

/** Returns the free bet for validation. Its expiry is left to the platform's clock. */
export function promoOfDraft(
  { promo, bonusLeg }: BetSlipBonuses,
  engine: EngineCoupon,
  iso: string,
  rules: CouponRules,
): DraftPromo | null {
  if (!promo) return null;
  const coef = coefOf(withDraftBonusLeg(engine, bonusLeg), rules);
  return draftPromoOf({ ...promo, isUsed: false }, { iso, legs: engine.legs.length, coef, now: 0 }, false);
}

/** Returns the odds in thousandths; null where the bets do not form a coupon, which validation reports. */
function coefOf(engine: EngineCoupon, rules: CouponRules): number | null {
  try {
    return Number(couponCoef(engine, rules));
  } catch (error) {
    if (error instanceof CouponShapeError || error instanceof RangeError) return null;
    throw error;
  }
}

/** Returns the winnings of a free bet: the payout without its stake. */
export function withoutPromoStake(
  preview: CouponPreview | null,
  { promo }: BetSlipBonuses,
  rules: CouponRules,
): CouponPreview | null {
  if (!preview || !promo) return preview;
  const won = (payout: number) => promoPayout(payout, promo.value, false, rules).payout;
  const { maxPayout, minPositivePayout } = preview;
  return {
    ...preview,
    maxPayout: won(maxPayout),
    minPositivePayout: minPositivePayout === null ? null : won(minPositivePayout),
  };
}
