import type { Placement } from '#shared/contracts/coupon.ts';
import type { OffersOfDraft } from '#shared/contracts/coupon-offers.ts';
import type { CouponRules } from '#shared/domain/coupon/coupon-rules.ts';
import { bonusBetFor } from '#shared/domain/coupon/offers/bonus-bet-join.ts';
import { type HyperOutlook, type HyperTerms, hyperOutlook } from '#shared/domain/coupon/offers/hyper-offer.ts';
import type { EngineCoupon, EngineLeg } from '#shared/domain/coupon/types.ts';
import { findMarketType } from '#shared/domain/markets/market-types.ts';
import type { CouponChoices } from './choices.ts';

/** What the coupon has beside its bets, as the slip shows it. */
export interface SlipOffers {
  /** null: none joins the coupon. */
  readonly bonusLeg: EngineLeg | null;
  /** null for the types that have none, and where the site has none. */
  readonly hyper: HyperOutlook | null;
  readonly hyperTerms: HyperTerms | null;
}

interface SlipOffersInput {
  /** The coupon at the prices in sight, without a bonus leg. */
  readonly engine: EngineCoupon;
  readonly bets: readonly { readonly typeId: number }[];
  readonly choices: CouponChoices;
  /** What the site offers; null while nobody has said. */
  readonly offered: OffersOfDraft | null;
  readonly rules: CouponRules;
}

function termsOf(offered: OffersOfDraft | null): HyperTerms | null {
  const hyper = offered?.hyperBonus;
  if (!hyper) return null;
  const { ladder, minLegCoef, base, minHyperBonusBetLimit, maxHyperBonusLimit } = hyper;
  return { ladder, minLegCoef, base, minBetLimit: minHyperBonusBetLimit, maxLimit: maxHyperBonusLimit };
}

/** The bonus bet and the hyper bonus of the coupon in sight: the rules of the back end, at the prices of the page. */
export function slipOffers({ engine, bets, choices, offered, rules }: SlipOffersInput): SlipOffers {
  const kinds = bets.map(({ typeId }) => findMarketType(typeId)?.kind ?? rules.bonusBet.excludedKind);
  const { manuallyDeletedBonusBet } = choices;
  const bonusLeg = bonusBetFor(
    engine,
    { siteAllows: offered?.bonusBet === true, kinds, manuallyDeletedBonusBet },
    rules,
  );
  const hyperTerms = termsOf(offered);
  const hyper = hyperTerms && hyperOutlook(withLeg(engine, bonusLeg), hyperTerms, rules);
  return { bonusLeg, hyper, hyperTerms };
}

/** The coupon with its bonus leg behind the bets. */
export function withLeg(engine: EngineCoupon, leg: EngineLeg | null): EngineCoupon {
  return leg ? { ...engine, legs: [...engine.legs, leg] } : engine;
}

/** What the outgoing coupon says of it (betting §3): the bonus bet as a mark, the hyper bonus with its figures. */
export function offersOfPlacement({ bonusLeg, hyper, hyperTerms }: SlipOffers): Partial<Placement> {
  const hasHyper = hyper !== null && hyperTerms !== null && hyper.amount > 0;
  return {
    ...(bonusLeg ? { isBonusBet: true } : {}),
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
