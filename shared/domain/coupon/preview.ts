import { type MinorUnits, toDisplayMinorUnits } from '../money/minor-units.ts';
import type { Thousandths } from '../odds/coef-view.ts';
import { antiExpressCoefOf } from './anti-express.ts';
import { blocksOf, type CouponBlock } from './blocks.ts';
import { legMultipliers } from './bonus-leg.ts';
import { conditionCeilings } from './condition.ts';
import { couponCoef, lineCount, stakePerLine } from './coupon-coef.ts';
import { type CouponRules, DEFAULT_COUPON_RULES } from './coupon-rules.ts';
import { productOf } from './line-plan.ts';
import { minPositivePayout } from './min-positive.ts';
import { finalPayout, payoutIn, singlesOf, stagesOf, statusesIn } from './payout.ts';
import { type Ratio, roundRatio } from './ratio.ts';
import { COUPON_TYPE, type EngineCoupon } from './types.ts';

/** Block of a chain, multi or condition as the slip shows it. */
export type BlockPreview = {
  readonly blockId: number;
  /** positions of its legs in the slip */
  readonly indexes: readonly number[];
  readonly coef: Thousandths;
  /** its largest stake: chain and condition, from the second block on (betting §4) */
  readonly maxAmount: MinorUnits | null;
};

/**
 * Values that the slip shows before a coupon is placed; money is minor units, and an amount too large for a number is
 * shown as the largest one.
 */
export type CouponPreview = {
  readonly lines: number;
  /** rounded for display; null for types that do not share the stake equally */
  readonly stakePerLine: MinorUnits | null;
  /** thousandths; null for many singles and for an anti-express that is not offered */
  readonly coef: Thousandths | null;
  readonly totalAmount: MinorUnits;
  readonly maxPayout: MinorUnits;
  /** whether the payout limit reduces the possible win */
  readonly isCapped: boolean;
  /** smallest payout above zero; null for chain and condition, which show none (coupon mathematics §4.6) */
  readonly minPositivePayout: MinorUnits | null;
  readonly blocks: readonly BlockPreview[];
  /** many singles: the possible win of each bet in slip order */
  readonly maxPayoutByLeg: readonly MinorUnits[] | null;
};

/**
 * Returns the lines, stake per line, coefficient and possible win of a draft coupon (coupon mathematics §1.5 to §1.7,
 * §2, §4.6, §8.11). Statuses are not read.
 *
 * @throws CouponShapeError for a coupon without meaning: make the type fit the legs first
 */
export function previewCoupon(coupon: EngineCoupon, rules: CouponRules = DEFAULT_COUPON_RULES): CouponPreview {
  if (coupon.typeId === COUPON_TYPE.manySingles) return previewSingles(coupon, rules);
  const coef = couponCoef(coupon, rules);
  const isOffered = coupon.typeId !== COUPON_TYPE.antiExpress || antiExpressCoefOf(coupon, rules) !== null;
  const exact = isOffered ? payoutIn(coupon, 'placement', rules) : null;
  const perLine = stakePerLine(coupon, rules);
  const smallest = exact && !stagesOf(coupon) ? minPositivePayout(coupon, rules) : null;
  const maxPayout = exact ? finalPayout(exact, coupon, rules) : 0n;
  return {
    lines: Number(lineCount(coupon, rules)),
    stakePerLine: perLine && toDisplayMinorUnits(roundRatio(perLine, 'half-up')),
    coef: coef === null ? null : toDisplayMinorUnits(coef),
    totalAmount: coupon.amount,
    maxPayout: toDisplayMinorUnits(maxPayout),
    isCapped: exact !== null && roundRatio(exact, rules.payoutRounding) > maxPayout,
    minPositivePayout: smallest && toDisplayMinorUnits(finalPayout(smallest, coupon, rules)),
    blocks: blockPreviews(coupon, rules),
    maxPayoutByLeg: null,
  };
}

function previewSingles(coupon: EngineCoupon, rules: CouponRules): CouponPreview {
  const singles = singlesOf(coupon, rules).map((single) => previewCoupon(single, rules));
  const sum = (amountOf: (single: CouponPreview) => MinorUnits) =>
    singles.reduce((total, single) => total + amountOf(single), 0);
  return {
    lines: singles.length,
    stakePerLine: null,
    coef: null,
    totalAmount: sum((single) => single.totalAmount),
    maxPayout: Math.min(
      sum((single) => single.maxPayout),
      Number.MAX_SAFE_INTEGER,
    ),
    isCapped: singles.some((single) => single.isCapped),
    minPositivePayout: singles.length > 0 ? Math.min(...singles.map((single) => single.maxPayout)) : null,
    blocks: [],
    maxPayoutByLeg: singles.map((single) => single.maxPayout),
  };
}

function blocksOfType(coupon: EngineCoupon): CouponBlock[] {
  switch (coupon.typeId) {
    case COUPON_TYPE.chain:
      return coupon.legs.map((_, index) => ({ blockId: index + 1, indexes: [index] }));
    case COUPON_TYPE.multi:
    case COUPON_TYPE.condition:
      return blocksOf(coupon.legs);
    default:
      return [];
  }
}

function blockPreviews(coupon: EngineCoupon, rules: CouponRules): BlockPreview[] {
  const blocks = blocksOfType(coupon);
  if (blocks.length === 0) return [];
  const multipliers = legMultipliers(coupon.legs, statusesIn(coupon, 'placement'), rules);
  const coefs = blocks.map((block) => productOf(block.indexes, multipliers));
  const ceilings = ceilingsOf(coupon, coefs, rules);
  return blocks.map(({ blockId, indexes }, place) => {
    const coef = coefs[place] ?? { n: 0n, d: 1n };
    const ceiling = ceilings[place] ?? null;
    return {
      blockId,
      indexes,
      coef: toDisplayMinorUnits(roundRatio({ n: 1000n * coef.n, d: coef.d }, 'half-up')),
      maxAmount: ceiling === null ? null : toDisplayMinorUnits(ceiling),
    };
  });
}

function ceilingsOf(coupon: EngineCoupon, coefs: readonly Ratio[], rules: CouponRules): readonly (bigint | null)[] {
  const stages = stagesOf(coupon);
  if (!stages) return [];
  const conditionCeiling = coupon.typeId === COUPON_TYPE.chain ? 'previous-block' : rules.conditionCeiling;
  const blocks = stages.map(({ amount }, place) => ({
    coef: coefs[place] ?? { n: 0n, d: 1n },
    amount: amount === null ? null : Number(amount),
  }));
  return conditionCeilings(blocks, { conditionCeiling });
}
