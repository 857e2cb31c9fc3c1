import { couponCoef, lineCount, stakePerLine } from '#shared/domain/coupon/coupon-coef.ts';
import { type CouponRules, DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { isPendingStatus } from '#shared/domain/coupon/leg-status.ts';
import { winningLines } from '#shared/domain/coupon/lines.ts';
import { minPositivePayout } from '#shared/domain/coupon/min-positive.ts';
import { finalPayout, payoutIn, singlesOf } from '#shared/domain/coupon/payout.ts';
import { couponFigures } from '#shared/domain/coupon/settlement.ts';
import { COUPON_TYPE, type EngineCoupon } from '#shared/domain/coupon/types.ts';
import type { CouponVector } from './vectors-schema.ts';
import { coefText, fractionText, minorOf, moneyText, thousandthsOf } from './vectors-values.ts';

const RULES = DEFAULT_COUPON_RULES;
const RULES_DOWN: CouponRules = { ...RULES, payoutRounding: 'down' };

// Limits of enumeration: the file leaves open what it could not enumerate.
const MAX_LEGS_FOR_SMALLEST = 12;
const MAX_PENDING_FOR_DETERMINED = 7;
const MAX_LINES_ENUMERATED = 1000n;

/** Returns the coupon that a vector describes. */
export function couponOf(vector: CouponVector): EngineCoupon {
  const { decimals } = vector;
  const optional = (text: string | null) => (text === null ? null : minorOf(text, decimals));
  return {
    typeId: vector.typeId,
    amount: optional(vector.stake) ?? 0,
    systemValue: vector.systemValue,
    amountByBlockId:
      vector.amountByBlockId &&
      Object.fromEntries(Object.entries(vector.amountByBlockId).map(([id, text]) => [id, optional(text)])),
    antiMargin: vector.antiMargin,
    antiExpressCoef: vector.antiExpressCoef === null ? null : thousandthsOf(vector.antiExpressCoef),
    maxPayoutLimit: optional(vector.maxPayoutLimit),
    legs: vector.legs.map(({ coef, status, banker, blockId, amount }) => ({
      coef: thousandthsOf(coef),
      statusId: status,
      ...(banker === undefined ? {} : { banker }),
      ...(blockId === undefined ? {} : { blockId }),
      ...(amount === undefined ? {} : { amount: minorOf(amount, decimals) }),
    })),
  };
}

/** Returns the engine's value for every field that a coupon vector may expect. */
export function couponFields(vector: CouponVector): Readonly<Record<string, unknown>> {
  const coupon = couponOf(vector);
  const { decimals } = vector;
  const money = (amount: bigint | null) => moneyText(amount, decimals);
  const figures = couponFigures(coupon, RULES);
  const singles = figures.singles;
  return {
    lines: Number(lineCount(coupon, RULES)),
    stakePerLine: fractionText(stakePerLine(coupon, RULES), decimals),
    coef: coefText(couponCoef(coupon, RULES)),
    maxPayoutAtPlacement: money(maxAtPlacement(coupon)),
    minPositivePayoutAtPlacement: money(smallestAtPlacement(coupon)),
    maxPayout: money(figures.maxPayout),
    minPayout: money(figures.minPayout),
    settled: figures.state === 'settled',
    determined: figures.state !== 'pending',
    payout: money(figures.payout),
    payoutExact: fractionText(figures.payoutExact, decimals),
    payoutDown: money(couponFigures(coupon, RULES_DOWN).payout),
    winningLines: numberOrNull(winningLines(coupon, RULES)),
    payoutPerLeg: singles?.map((single) => money(single.payout)) ?? null,
  };
}

function numberOrNull(value: bigint | null): number | null {
  return value === null ? null : Number(value);
}

function maxAtPlacement(coupon: EngineCoupon): bigint {
  if (coupon.typeId !== COUPON_TYPE.manySingles)
    return finalPayout(payoutIn(coupon, 'placement', RULES), coupon, RULES);
  return singlesOf(coupon, RULES).reduce((sum, single) => sum + maxAtPlacement(single), 0n);
}

function smallestAtPlacement(coupon: EngineCoupon): bigint | null {
  if (coupon.typeId === COUPON_TYPE.manySingles) {
    const payouts = singlesOf(coupon, RULES).map(maxAtPlacement);
    return payouts.sort((a, b) => Number(a - b))[0] ?? null;
  }
  const smallest = minPositivePayout(coupon, RULES);
  return smallest && finalPayout(smallest, coupon, RULES);
}

/**
 * Tells whether a null in the file means "not enumerated" instead of a value: the smallest payout of many legs, the
 * decision of many open legs with its payout, the winning lines of very large systems.
 */
export function isLeftOpen(vector: CouponVector, field: string): boolean {
  if (vector.expected[field] !== null) return false;
  const coupon = couponOf(vector);
  const pending = vector.legs.filter((leg) => isPendingStatus(leg.status)).length;
  switch (field) {
    case 'minPositivePayoutAtPlacement':
      return vector.legs.length > MAX_LEGS_FOR_SMALLEST;
    case 'determined':
    case 'payout':
    case 'payoutExact':
    case 'payoutDown':
      return pending > MAX_PENDING_FOR_DETERMINED;
    case 'winningLines':
      return pending === 0 && lineCount(coupon, RULES) > MAX_LINES_ENUMERATED;
    default:
      return false;
  }
}
