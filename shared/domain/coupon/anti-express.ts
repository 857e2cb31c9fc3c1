import type { Thousandths } from '../odds/coef-view.ts';
import type { CouponRules } from './coupon-rules.ts';
import { BET_STATUS, isVoidStatus, toBetStatusId } from './leg-status.ts';
import { type Ratio, ratioOfDecimal, roundRatio } from './ratio.ts';
import { CouponShapeError, type EngineCoupon, type EngineLeg } from './types.ts';

const EVEN = 1000n;

/**
 * Returns the price of the anti-express of an express: 1 / (1 − 1/K + m), half-up to thousandths (coupon mathematics
 * §4.5).
 *
 * @param expressCoef K, the exact product of the legs
 * @param margin m, the operator's margin on the probability
 * @param minCoef below it the type is not offered
 * @returns thousandths, or null when it is not offered
 */
export function antiExpressPrice(expressCoef: Ratio, margin: Ratio, minCoef: Thousandths): Thousandths | null {
  const { n, d } = expressCoef;
  const probability = (n - d) * margin.d + margin.n * n;
  if (probability <= 0n) return null;
  const price = roundRatio({ n: EVEN * n * margin.d, d: probability }, 'half-up');
  return price < BigInt(minCoef) ? null : Number(price);
}

/**
 * Returns the price of an anti-express: the accepted one, otherwise the one that its legs and the margin give (coupon
 * mathematics §4.5).
 *
 * @returns thousandths, or null when it is not offered at these coefficients
 */
export function antiExpressCoefOf(coupon: EngineCoupon, rules: CouponRules): Thousandths | null {
  if (coupon.antiExpressCoef) return coupon.antiExpressCoef;
  const n = coupon.legs.reduce((product, leg) => product * BigInt(leg.coef), 1n);
  const expressCoef = { n, d: EVEN ** BigInt(coupon.legs.length) };
  return antiExpressPrice(expressCoef, marginOf(coupon, rules), rules.antiExpress.minCoef);
}

function marginOf(coupon: EngineCoupon, rules: CouponRules): Ratio {
  return ratioOfDecimal(coupon.antiMargin ?? rules.antiExpress.margin);
}

/** One combination of results of the legs' halves; equivalent combinations are counted together. */
type Outcome = {
  readonly product: bigint;
  readonly standing: number;
  readonly hasVoid: boolean;
  readonly hasLoser: boolean;
  readonly weight: bigint;
};

type LegOutcome = 'win' | 'lose' | 'void';

/**
 * Returns the exact payout of an anti-express with every leg decided, in minor units (coupon mathematics §4.5): the
 * stake when all legs are void, the stake at the price when a leg lost, otherwise nothing. With void legs the price is
 * calculated again from the others. Legs decided by halves count as the mean of their outcomes.
 *
 * @param statuses a decided status for each leg
 * @throws CouponShapeError when the coupon has no price
 */
export function antiExpressPayout(coupon: EngineCoupon, statuses: readonly number[], rules: CouponRules): Ratio {
  const outcomes = splitOutcomes(coupon.legs, statuses);
  const accepted = antiExpressCoefOf(coupon, rules);
  if (accepted === null) throw new CouponShapeError('An anti-express is not offered at these coefficients');
  let total = 0n;
  let weights = 0n;
  for (const outcome of outcomes) {
    total += outcome.weight * coefOfOutcome(outcome, BigInt(accepted), coupon, rules);
    weights += outcome.weight;
  }
  return { n: BigInt(coupon.amount) * total, d: EVEN * weights };
}

function coefOfOutcome(outcome: Outcome, accepted: bigint, coupon: EngineCoupon, rules: CouponRules): bigint {
  if (outcome.standing === 0) return EVEN;
  if (!outcome.hasLoser) return 0n;
  if (!outcome.hasVoid) return accepted;
  const expressCoef = { n: outcome.product, d: EVEN ** BigInt(outcome.standing) };
  const renewed = antiExpressPrice(expressCoef, marginOf(coupon, rules), rules.antiExpress.minCoef);
  return renewed === null ? EVEN : BigInt(renewed);
}

function splitOutcomes(legs: readonly EngineLeg[], statuses: readonly number[]): Outcome[] {
  let outcomes: Outcome[] = [{ product: 1n, standing: 0, hasVoid: false, hasLoser: false, weight: 1n }];
  for (const [index, leg] of legs.entries()) {
    const halves = legOutcomes(statuses[index] ?? BET_STATUS.notCalculated);
    outcomes = merge(outcomes.flatMap((outcome) => halves.map((half) => withLeg(outcome, leg.coef, half))));
  }
  return outcomes;
}

function withLeg(outcome: Outcome, coef: Thousandths, leg: LegOutcome): Outcome {
  if (leg === 'void') return { ...outcome, hasVoid: true };
  return {
    ...outcome,
    product: outcome.product * BigInt(coef),
    standing: outcome.standing + 1,
    hasLoser: outcome.hasLoser || leg === 'lose',
  };
}

/**
 * Merges equal outcomes, so that a dead heat never doubles the list; only quarter lines could, and the entry refuses
 * them.
 */
function merge(outcomes: readonly Outcome[]): Outcome[] {
  const merged = new Map<string, Outcome>();
  for (const outcome of outcomes) {
    const key = `${outcome.product}/${outcome.standing}/${outcome.hasVoid}/${outcome.hasLoser}`;
    const known = merged.get(key);
    merged.set(key, known ? { ...known, weight: known.weight + outcome.weight } : outcome);
  }
  return [...merged.values()];
}

function legOutcomes(statusId: number): readonly LegOutcome[] {
  if (isVoidStatus(statusId)) return ['void'];
  switch (toBetStatusId(statusId)) {
    case BET_STATUS.win:
      return ['win'];
    case BET_STATUS.lose:
      return ['lose'];
    case BET_STATUS.halfWinHalfReturn:
      return ['win', 'void'];
    case BET_STATUS.halfLoseHalfReturn:
      return ['void', 'lose'];
    case BET_STATUS.halfLoseHalfWin:
      return ['lose', 'win'];
    default:
      throw new CouponShapeError('An anti-express is paid only when every leg is decided');
  }
}
