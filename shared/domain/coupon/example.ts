import { type MinorUnits, toDisplayMinorUnits, toMinorUnits } from '../money/minor-units.ts';
import type { Thousandths } from '../odds/coef-view.ts';
import { traceAccount } from './account.ts';
import { legMultipliers } from './bonus-leg.ts';
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
 * Returns what an example of a coupon pays, line by line, from the functions that settle coupons (coupon mathematics §2
 * to §5).
 *
 * @throws CouponShapeError for an example without meaning, and for an anti-express that is not offered at its odds
 */
export function exampleFigures(example: CouponExample, rules: CouponRules): ExampleFigures {
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
  };
}
