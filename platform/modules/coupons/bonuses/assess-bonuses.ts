import type { DraftBonuses } from '#shared/contracts/coupon-bonuses.ts';
import { bonusBetCoef } from '#shared/domain/coupon/bonus-bet.ts';
import { bonusBetFor } from '#shared/domain/coupon/bonuses/bonus-bet-join.ts';
import { hyperTermsOf } from '#shared/domain/coupon/bonuses/bonus-settings.ts';
import { type HyperTerms, hyperBonusOf, hyperOutlook } from '#shared/domain/coupon/bonuses/hyper-bonus-terms.ts';
import { draftPromoOf, type PromoTerms, type PromoUse } from '#shared/domain/coupon/bonuses/promo-code.ts';
import type { DraftPromo } from '#shared/domain/coupon/draft.ts';
import { COUPON_TYPE, type EngineCoupon } from '#shared/domain/coupon/types.ts';
import type { CouponSettings } from '../coupon-settings.ts';
import type { PlacementRequest } from '../placement-request.ts';
import type { QuotedBet } from '../quotes.ts';

type Settings = Pick<CouponSettings, 'bonuses' | 'rules'>;

/** Returns the market kinds of bets (betting §4) by the book; 0 for a bet that the book does not know. */
export function kindsOf(bets: readonly QuotedBet[]): number[] {
  return bets.map(({ quote }) => quote?.kind ?? 0);
}

/** Adds the bonus leg that the platform grants to a coupon, if the player wants one (coupon mathematics §8.8). */
export function withBonusBet(
  coupon: EngineCoupon,
  bets: readonly QuotedBet[],
  isWanted: boolean,
  { bonuses, rules }: Settings,
): EngineCoupon {
  const request = { siteAllows: bonuses.bonusBet, kinds: kindsOf(bets), manuallyDeletedBonusBet: !isWanted };
  const leg = bonusBetFor(coupon, request, rules);
  return leg ? { ...coupon, legs: [...coupon.legs, leg] } : coupon;
}

/**
 * Returns what the bonus bet adds to the comparison of prices (coupon mathematics §8.1): a bonus bet that the player
 * saw and that is no longer granted counts as a price that fell to 1.00.
 */
export function comparedBonus(
  request: Pick<PlacementRequest, 'bets' | 'isBonusBet' | 'typeId'>,
  now: EngineCoupon,
  { rules }: Settings,
): { readonly submitted: readonly number[]; readonly current: readonly number[] } {
  const { bets, isBonusBet, typeId } = request;
  const wasSeen = isBonusBet === true && typeId === COUPON_TYPE.express && bets.length >= rules.bonusBet.minBets;
  if (!wasSeen) return { submitted: [], current: [] };
  const current = now.legs.find((leg) => leg.isBonus)?.coef ?? 1000;
  return { submitted: [bonusBetCoef(bets.length, rules)], current: [current] };
}

/** Returns the terms under which a coupon may earn the hyper bonus; null when it cannot (coupon mathematics §8.7). */
export function hyperTermsFor(coupon: EngineCoupon, iso: string, { bonuses, rules }: Settings): HyperTerms | null {
  if (coupon.typeId !== COUPON_TYPE.express) return null;
  const terms = hyperTermsOf(bonuses, iso);
  return terms && hyperBonusOf(coupon, terms, rules) > 0 ? terms : null;
}

/**
 * Returns the bonuses that the site grants to a draft (coupon mathematics §8.6 to §8.8); amounts in minor units of the
 * currency.
 */
export function bonusesOf(draft: EngineCoupon, iso: string, { bonuses, rules }: Settings): DraftBonuses {
  const terms = hyperTermsOf(bonuses, iso);
  const percent = terms ? (hyperOutlook(draft, terms, rules)?.percent ?? 0) : 0;
  return {
    bonusBet: bonuses.bonusBet,
    hyperBonus: terms && {
      hyperBonusPercent: percent,
      minHyperBonusBetLimit: terms.minBetLimit,
      maxHyperBonusLimit: terms.maxLimit,
      ladder: [...terms.ladder],
      minLegCoef: terms.minLegCoef,
      base: terms.base,
    },
  };
}

/** Returns the promo code of a placement as validation reads it; null when the player pays the stake (§8.6). */
export function promoFor(
  { promoCode, bets, hyperBonusPercent }: Pick<PlacementRequest, 'bets' | 'hyperBonusPercent' | 'promoCode'>,
  terms: PromoTerms | null,
  use: Omit<PromoUse, 'legs'>,
): DraftPromo | null {
  if (promoCode === undefined) return null;
  return draftPromoOf(terms, { ...use, legs: bets.length }, (hyperBonusPercent ?? 0) > 0);
}
