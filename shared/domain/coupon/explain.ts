import { toDisplayMinorUnits } from '../money/minor-units.ts';
import { traceAccount } from './account.ts';
import { antiExpressPayout } from './anti-express.ts';
import { legMultipliers } from './bonus-leg.ts';
import { type CouponRules, DEFAULT_COUPON_RULES } from './coupon-rules.ts';
import { type CouponArithmetic, type ExplanationStep, exactNumber, type LegExplanation } from './explanation.ts';
import { BET_STATUS, isHalfStatus, isVoidStatus, MULTIPLIER_UNIT } from './leg-status.ts';
import { type LinePlan, lineCountOf, linePlanOf, lineSum, productOf, unitSum } from './line-plan.ts';
import { finalPayout, payoutIn, singlesOf, stagesOf, statusesIn } from './payout.ts';
import { multiplyRatios, type Ratio, roundRatio, wholeRatio } from './ratio.ts';
import { couponFigures } from './settlement.ts';
import { COUPON_TYPE, type EngineCoupon } from './types.ts';
import { upliftOf } from './uplift.ts';

/**
 * Returns the arithmetic of a coupon step by step (coupon mathematics §1 to §4): each leg's multiplier, the lines and
 * their stake, products and sums or the account or the price, the one rounding and the cap. The payout of the last step
 * is that of {@link couponFigures}: of a decided coupon what it pays, of an open one the largest payout still possible.
 *
 * @throws CouponShapeError for a coupon without meaning
 */
export function explainCoupon(coupon: EngineCoupon, rules: CouponRules = DEFAULT_COUPON_RULES): CouponArithmetic {
  const figures = couponFigures(coupon, rules);
  const isActual = figures.state !== 'pending';
  // A decided coupon pays the same for every result of its open legs, so these keep their price.
  const statuses = statusesIn(coupon, 'best');
  return {
    typeId: coupon.typeId,
    basis: isActual ? 'actual' : 'best',
    amount: coupon.amount,
    legs: explainLegs(coupon, statuses, rules),
    steps: stepsOf(coupon, statuses, rules),
    payout: toDisplayMinorUnits(isActual ? figures.minPayout : figures.maxPayout),
  };
}

function explainLegs(coupon: EngineCoupon, statuses: readonly number[], rules: CouponRules): LegExplanation[] {
  const multipliers = legMultipliers(coupon.legs, statuses, rules);
  return coupon.legs.map((leg, index) => ({
    index,
    coef: leg.coef,
    statusId: leg.statusId,
    multiplier: exactNumber({ n: multipliers[index] ?? 0n, d: MULTIPLIER_UNIT }),
    role: roleOf(coupon, index, rules),
    blockId: leg.blockId ?? null,
  }));
}

function roleOf(coupon: EngineCoupon, index: number, rules: CouponRules): LegExplanation['role'] {
  const leg = coupon.legs[index];
  if (leg?.isBonus) return 'bonus';
  if (coupon.typeId === COUPON_TYPE.system && leg?.banker) return 'banker';
  return coupon.typeId === COUPON_TYPE.multi && leg?.blockId === rules.lobbyBlockId ? 'lobby' : 'leg';
}

function stepsOf(coupon: EngineCoupon, statuses: readonly number[], rules: CouponRules): ExplanationStep[] {
  if (coupon.typeId === COUPON_TYPE.manySingles) return singleSteps(coupon, statuses, rules);
  if (coupon.typeId === COUPON_TYPE.antiExpress) return antiExpressSteps(coupon, statuses, rules);
  const multipliers = legMultipliers(coupon.legs, statuses, rules);
  const stages = stagesOf(coupon);
  if (!stages) return lineSteps(coupon, multipliers, upliftOf(coupon, statuses), rules);
  const multiplierOf = (stage: { readonly indexes: readonly number[] }) => productOf(stage.indexes, multipliers);
  const trace = traceAccount(BigInt(coupon.amount), stages, multiplierOf, rules);
  const steps = trace.map(
    (step): ExplanationStep => ({
      kind: 'account',
      indexes: step.indexes,
      multiplier: exactNumber(step.multiplier),
      before: exactNumber(step.before),
      staked: exactNumber(step.staked),
      returned: exactNumber(step.returned),
      after: exactNumber(step.after),
    }),
  );
  const payout = trace.at(-1)?.after ?? wholeRatio(coupon.amount);
  return [...steps, ...closingSteps(coupon, payout, rules)];
}

function lineSteps(
  coupon: EngineCoupon,
  multipliers: readonly bigint[],
  uplift: Ratio,
  rules: CouponRules,
): ExplanationStep[] {
  const plan = linePlanOf(coupon, rules);
  if (!plan) return [];
  const lines = lineCountOf(plan);
  const stake: Ratio = { n: BigInt(coupon.amount), d: lines };
  const factor = multiplyRatios(lineSum(plan, multipliers), uplift);
  const payout = { n: stake.n * factor.n, d: stake.d * factor.d };
  return [
    ...(plan.units.length > 0 ? unitSteps(plan, multipliers, stake) : []),
    ...(plan.required.length > 0 ? [requiredStep(plan, multipliers)] : []),
    ...upliftSteps(coupon, uplift, factor),
    { kind: 'exact', stake: exactNumber(stake), factor: exactNumber(factor), payout: exactNumber(payout) },
    ...closingSteps(coupon, payout, rules),
  ];
}

function upliftSteps({ typeId, upliftPercent }: EngineCoupon, uplift: Ratio, factor: Ratio): ExplanationStep[] {
  if (typeId !== COUPON_TYPE.express || !upliftPercent || factor.n === 0n) return [];
  if (uplift.n === uplift.d) return [{ kind: 'uplift-lost' }];
  return [{ kind: 'uplift', factor: exactNumber(uplift), product: exactNumber(factor) }];
}

function requiredStep(plan: LinePlan, multipliers: readonly bigint[]): ExplanationStep {
  return {
    kind: 'product',
    of: plan.units.length > 0 ? 'required' : 'coupon',
    indexes: plan.required,
    product: exactNumber(productOf(plan.required, multipliers)),
  };
}

function unitSteps(plan: LinePlan, multipliers: readonly bigint[], stake: Ratio): ExplanationStep[] {
  const sizes = Array.from({ length: plan.to - plan.from + 1 }, (_, place) => plan.from + place);
  const blocks = plan.units.filter((unit) => unit.length > 1);
  return [
    { kind: 'lines', lines: String(lineCountOf(plan)), stakePerLine: exactNumber(stake), sizes },
    ...blocks.map(
      (indexes): ExplanationStep => ({
        kind: 'product',
        of: 'block',
        indexes,
        product: exactNumber(productOf(indexes, multipliers)),
      }),
    ),
    ...sizes.map((size): ExplanationStep => {
      const ofSize = { ...plan, from: size, to: size };
      const sum = exactNumber(unitSum(ofSize, multipliers));
      return { kind: 'sum', size, lines: String(lineCountOf(ofSize)), sum };
    }),
  ];
}

function antiExpressSteps(coupon: EngineCoupon, statuses: readonly number[], rules: CouponRules): ExplanationStep[] {
  const payout = antiExpressPayout(coupon, statuses, rules);
  const price = antiExpressPayout({ ...coupon, amount: 1 }, statuses, rules);
  return [
    { kind: 'price', reason: priceReason(statuses), price: exactNumber(price) },
    {
      kind: 'exact',
      stake: exactNumber(wholeRatio(coupon.amount)),
      factor: exactNumber(price),
      payout: exactNumber(payout),
    },
    ...closingSteps(coupon, payout, rules),
  ];
}

function priceReason(statuses: readonly number[]): 'accepted' | 'repriced' | 'halves' | 'all-void' | 'no-loser' {
  if (statuses.some(isHalfStatus)) return 'halves';
  if (statuses.every(isVoidStatus)) return 'all-void';
  if (!statuses.includes(BET_STATUS.lose)) return 'no-loser';
  return statuses.some(isVoidStatus) ? 'repriced' : 'accepted';
}

function closingSteps(coupon: EngineCoupon, exact: Ratio, rules: CouponRules): ExplanationStep[] {
  const rounded = roundRatio(exact, rules.payoutRounding);
  const payout = toDisplayMinorUnits(finalPayout(exact, coupon, rules));
  const limit = coupon.maxPayoutLimit ?? null;
  const isCapped = limit !== null && rounded > BigInt(limit);
  return [
    {
      kind: 'rounding',
      rounding: rules.payoutRounding,
      exact: exactNumber(exact),
      payout: toDisplayMinorUnits(rounded),
    },
    ...(isCapped ? [{ kind: 'cap', limit, payout } as const] : []),
    { kind: 'total', payout },
  ];
}

function singleSteps(coupon: EngineCoupon, statuses: readonly number[], rules: CouponRules): ExplanationStep[] {
  const steps = singlesOf(coupon, rules).map((single, index) => {
    const legs = single.legs.map((leg) => ({ ...leg, statusId: statuses[index] ?? leg.statusId }));
    const exact = payoutIn({ ...single, legs }, 'best', rules);
    const payout = finalPayout(exact, single, rules);
    return {
      kind: 'single' as const,
      index,
      amount: single.amount,
      exact: exactNumber(exact),
      payout: toDisplayMinorUnits(payout),
      isCapped: roundRatio(exact, rules.payoutRounding) > payout,
    };
  });
  return [...steps, { kind: 'total', payout: steps.reduce((sum, { payout }) => sum + payout, 0) }];
}
