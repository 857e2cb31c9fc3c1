import { type MinorUnits, toDisplayMinorUnits, toMinorUnits } from '../money/minor-units.ts';
import type { Thousandths } from '../odds/coef-view.ts';
import { traceAccount } from './account.ts';
import { bonusBetLeg, isBonusBetEligible } from './bonus-bet.ts';
import { legMultipliers } from './bonus-leg.ts';
import { type HyperTerms, hyperBonusOf, hyperOutlook } from './bonuses/hyper-bonus-terms.ts';
import { couponCoef, lineCount, stakePerLine } from './coupon-coef.ts';
import type { CouponRules } from './coupon-rules.ts';
import { BET_STATUS, type BetStatusId } from './leg-status.ts';
import { linePlanOf, productOf } from './line-plan.ts';
import { couponLines } from './lines.ts';
import { stagesOf } from './payout.ts';
import { type Ratio, roundRatio } from './ratio.ts';
import { couponFigures } from './settlement.ts';
import { COUPON_TYPE, CouponShapeError, type EngineCoupon } from './types.ts';

/** Types that an example can have: several singles are examples of their own. */
export const EXAMPLE_TYPES = [
  'single',
  'express',
  'system',
  'chain',
  'multi',
  'condition',
  'antiExpress',
  'lucky',
  'patent',
] as const;

/** Results that a leg of an example can have. */
export const EXAMPLE_RESULTS = ['win', 'lose', 'return', 'halfWinHalfReturn', 'halfLoseHalfReturn'] as const;

/** Offers that an example of an express can have. */
export const EXAMPLE_BONUSES = ['hyperBonus', 'bonusBet', 'houseExpress', 'freeBet'] as const;

/** Largest number of rows of an example; a coupon of more lines shows the first of them. */
export const MAX_EXAMPLE_ROWS = 64;

/** Largest odds and payout of an example: no page shows more, and every figure stays exact. */
const MAX_FIGURE = 1_000_000_000_000n;

/** Example of a coupon as a page of content sets it: stakes in minor units, every leg with its result. */
export interface CouponExample {
  readonly type: (typeof EXAMPLE_TYPES)[number];
  readonly amount: MinorUnits;
  readonly legs: readonly {
    readonly coef: Thousandths;
    readonly result: (typeof EXAMPLE_RESULTS)[number];
    readonly banker?: boolean;
    readonly blockId?: number;
  }[];
  readonly systemValue?: number;
  /** Condition: amounts of the blocks from 2 on. */
  readonly amountByBlock?: Readonly<Record<string, MinorUnits>>;
  /** Offer that the bet has; its conditions come with {@link exampleFigures}. */
  readonly bonus?: (typeof EXAMPLE_BONUSES)[number];
}

/** Conditions of the offers of examples; null, or 0, while the site does not have one. */
export interface ExampleOffers {
  readonly hyperBonus: HyperTerms | null;
  readonly bonusBet: boolean;
  /** Percent that a house express pays more. */
  readonly upliftPercent: number;
}

/** What the offer of an example brings. */
export interface ExampleBonus {
  /** Odds of the bonus bet; null for other offers. */
  readonly coef: Thousandths | null;
  /** Percent of the offer; null for one without. */
  readonly percent: number | null;
  /** What it adds to the payout; of a free bet what the player gets of it. Minor units. */
  readonly amount: MinorUnits;
}

/** Line or stage of an example, rounded for display; money is minor units. */
export interface ExampleRow {
  /** Positions of its legs. */
  readonly bets: readonly number[];
  /** What it was settled at; of a lost one the odds that it had. */
  readonly coef: Thousandths;
  readonly stake: MinorUnits;
  readonly payout: MinorUnits;
  /** What the account holds after a stage of a chain or a condition; null for other types. */
  readonly left: MinorUnits | null;
}

/** What an example pays; money is minor units. */
export interface ExampleFigures {
  readonly coef: Thousandths;
  readonly lines: number;
  readonly rows: readonly ExampleRow[];
  readonly payout: MinorUnits;
  /** Payout if every leg wins; of an anti-express, if one loses. */
  readonly best: MinorUnits;
  /** null for an example without an offer. */
  readonly bonus: ExampleBonus | null;
}

/** Returns an example as the engine reads coupons. */
export function exampleCoupon({ type, amount, legs, systemValue, amountByBlock }: CouponExample): EngineCoupon {
  return {
    typeId: COUPON_TYPE[type],
    amount,
    legs: legs.map(({ result, ...leg }) => ({ ...leg, statusId: BET_STATUS[result] })),
    systemValue: systemValue ?? null,
    amountByBlockId: amountByBlock ?? null,
  };
}

const display = (ratio: Ratio): number => toDisplayMinorUnits(roundRatio(ratio, 'half-up'));
const thousandths = ({ n, d }: Ratio): number => display({ n: 1000n * n, d });

function rowsOf(coupon: EngineCoupon, statuses: readonly BetStatusId[], rules: CouponRules): ExampleRow[] {
  const settled = legMultipliers(coupon.legs, statuses, rules);
  const accepted = legMultipliers(
    coupon.legs,
    statuses.map(() => BET_STATUS.win),
    rules,
  );
  /** Odds at which legs were settled, else those that they had. */
  const coefOf = (bets: readonly number[]) => {
    const product = productOf(bets, settled);
    return thousandths(product.n === 0n ? productOf(bets, accepted) : product);
  };
  const stages = stagesOf(coupon);
  if (stages) {
    const multiplier = (stage: { readonly indexes: readonly number[] }) => productOf(stage.indexes, settled);
    return traceAccount(BigInt(coupon.amount), stages, multiplier, rules).map(
      ({ indexes, staked, returned, after }) => ({
        bets: indexes,
        coef: coefOf(indexes),
        stake: display(staked),
        payout: display(returned),
        left: display(after),
      }),
    );
  }
  const stake = stakePerLine(coupon, rules);
  if (!stake || !linePlanOf(coupon, rules)) return [];
  return couponLines(coupon, 0n, MAX_EXAMPLE_ROWS, rules).map(({ indexes, payout }) => ({
    ...{ bets: indexes, coef: coefOf(indexes), stake: display(stake), payout, left: null },
  }));
}

/**
 * Returns what the offer of an example adds to what its bet pays without it. A hyper bonus has neither a least stake nor a
 * limit here, because the example is in no currency.
 */
function bonusOf(
  { bonus }: CouponExample,
  coupon: EngineCoupon,
  { rules, offers }: { readonly rules: CouponRules; readonly offers: ExampleOffers },
): ExampleBonus | null {
  if (bonus === undefined) return null;
  const paidBy = (one: EngineCoupon) => toMinorUnits(couponFigures(one, rules).payout ?? 0n);
  const plain = paidBy(coupon);
  const { hyperBonus: terms, bonusBet, upliftPercent } = offers;
  switch (bonus) {
    case 'hyperBonus': {
      const own = terms && { ...terms, minBetLimit: 0, maxLimit: null };
      const amount = own ? hyperBonusOf(coupon, own, rules) : 0;
      return { coef: null, percent: own ? (hyperOutlook(coupon, own, rules)?.percent ?? 0) : 0, amount };
    }
    case 'bonusBet': {
      const legs = coupon.legs.map(({ coef }) => ({ coef, kind: 0 }));
      const asked = { typeId: coupon.typeId, siteAllows: bonusBet, legs };
      const couponCoefNow = toMinorUnits(couponCoef(coupon, rules) ?? 0n);
      if (!isBonusBetEligible({ ...asked, couponCoef: couponCoefNow }, rules)) {
        return { coef: null, percent: null, amount: 0 };
      }
      const leg = { ...bonusBetLeg(legs.length, rules), statusId: BET_STATUS.win };
      return { coef: leg.coef, percent: null, amount: paidBy({ ...coupon, legs: [...coupon.legs, leg] }) - plain };
    }
    case 'houseExpress':
      return { coef: null, percent: upliftPercent, amount: paidBy({ ...coupon, upliftPercent }) - plain };
    case 'freeBet':
      return {
        ...{ coef: null, percent: null },
        amount: rules.promo.isStakeReturned ? plain : Math.max(0, plain - coupon.amount),
      };
  }
}

const NO_OFFERS: ExampleOffers = { hyperBonus: null, bonusBet: false, upliftPercent: 0 };

/**
 * Returns what an example of a coupon pays, line by line, from the functions that settle coupons (coupon mathematics §2
 * to §5).
 *
 * @throws CouponShapeError for an example without meaning, and for an anti-express that is not offered at its odds
 */
export function exampleFigures(
  example: CouponExample,
  rules: CouponRules,
  offers: ExampleOffers = NO_OFFERS,
): ExampleFigures {
  const coupon = exampleCoupon(example);
  const { payout } = couponFigures(coupon, rules);
  const open = coupon.legs.map((leg) => ({ ...leg, statusId: BET_STATUS.notStarted }));
  const best = couponFigures({ ...coupon, legs: open }, rules).maxPayout;
  const coef = couponCoef(coupon, rules);
  if (payout === null || coef === null) throw new CouponShapeError('The example has no payout');
  if ([coef, payout, best].some((figure) => figure > MAX_FIGURE))
    throw new CouponShapeError('The example pays too much to be shown');
  const payoutMinor = toMinorUnits(payout);
  const statuses = example.legs.map(({ result }) => BET_STATUS[result]);
  const whole = { bets: coupon.legs.map((_, index) => index), stake: coupon.amount, left: null };
  return {
    coef: toMinorUnits(coef),
    lines: Number(lineCount(coupon, rules)),
    rows:
      example.type === 'antiExpress'
        ? [{ ...whole, coef: toMinorUnits(coef), payout: payoutMinor }]
        : rowsOf(coupon, statuses, rules),
    payout: payoutMinor,
    best: toMinorUnits(best),
    bonus: bonusOf(example, coupon, { rules, offers }),
  };
}
