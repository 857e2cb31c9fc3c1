import { isMinorUnits } from '../money/minor-units.ts';
import { allowsPrepaid, isVipAvailable, prepaidAmountOf } from './amount-limits.ts';
import type { BetProblem, PrepaidRefusal, PromoRefusal } from './bet-codes.ts';
import { blocksOf } from './blocks.ts';
import { conditionCeilings } from './condition.ts';
import type { CouponRules, OptionalLimit } from './coupon-rules.ts';
import type { Draft, DraftLimits, ValidationInput } from './draft.ts';
import { productOf } from './line-plan.ts';
import { systemValues } from './system-values.ts';
import { COUPON_TYPE } from './types.ts';
import { unitCountOf } from './validate-bets.ts';

type Stake = {
  readonly bet: number | null;
  readonly amount: number | null | undefined;
  readonly error: Extract<BetProblem, { code: 'AMOUNT_FORMAT' }>['reason'] | undefined;
  readonly min: number;
  readonly max: OptionalLimit;
};

/**
 * Returns the problems of a condition's fixed amounts: malformed ones, and those above their ceilings (coupon
 * mathematics §4.4).
 */
export function blockAmountProblems(draft: Draft, rules: CouponRules): BetProblem[] {
  if (draft.typeId !== COUPON_TYPE.condition) return [];
  const won = draft.bets.map((bet) => BigInt(2 * bet.coef));
  const blocks = blocksOf(draft.bets).map(({ blockId, indexes }, place) => {
    const amount = place === 0 ? draft.amount : (draft.amountByBlockId?.[String(blockId)] ?? null);
    return { blockId, amount, coef: productOf(indexes, won) };
  });
  const isReadable = blocks.every(({ amount }) => amount === null || isPositive(amount));
  const hasStake = isPositive(draft.amount);
  const ceilings = isReadable && hasStake ? conditionCeilings(blocks, rules) : [];
  return blocks.slice(1).flatMap(({ blockId, amount }, index): BetProblem[] => {
    if (amount === null) return [];
    const ceiling = ceilings[index + 1] ?? null;
    const isTooLarge = ceiling !== null && BigInt(isMinorUnits(amount) ? amount : 0) > ceiling;
    if (isPositive(amount) && !isTooLarge) return [];
    return [{ code: 'BLOCK_AMOUNT', blockId, maxAmount: ceiling === null ? null : Number(ceiling) }];
  });
}

function isPositive(amount: unknown): boolean {
  return isMinorUnits(amount) && amount > 0;
}

/** Returns the stakes of a coupon: one, or one for each bet of many singles. */
function stakesOf({ draft, limits }: ValidationInput, rules: CouponRules): Stake[] {
  if (draft.typeId !== COUPON_TYPE.manySingles) {
    const min = minAmountOf(draft, limits, rules);
    return [{ bet: null, amount: draft.amount, error: draft.amountError, min, max: limits.maxBetAmount }];
  }
  return draft.bets.map((bet, index) => ({
    bet: index,
    amount: bet.amount,
    error: bet.amountError,
    min: bet.minBetAmount ?? limits.minBetAmount,
    max: bet.maxBetAmount === undefined ? limits.maxBetAmount : bet.maxBetAmount,
  }));
}

/**
 * Returns the smallest stake of a coupon in minor units: systems cost at least the smallest stake of a line for each of
 * their lines (coupon mathematics §2).
 */
export function minAmountOf(draft: Draft, limits: DraftLimits, rules: CouponRules): number {
  if (draft.typeId !== COUPON_TYPE.system && draft.typeId !== COUPON_TYPE.multi) return limits.minBetAmount;
  const { minBetAmount, minLineAmount } = limits;
  const legs = unitCountOf(draft, rules);
  const entries = systemValues({ legs, bankers: 0, minBetAmount, minLineAmount }, rules);
  return entries.find((entry) => entry.value === draft.systemValue)?.minBetAmount ?? minBetAmount;
}

/** Returns AMOUNT_FORMAT, AMOUNT_MIN and AMOUNT_MAX of the coupon or of each of many singles (betting §5). */
export function amountProblems(input: ValidationInput, rules: CouponRules): BetProblem[] {
  const { draft, limits, account } = input;
  const isLimited = limits.limitedTypes.includes(draft.typeId);
  const isVip = isVipInUse(input);
  const isMaxLifted = account?.isBonus === true || (isVip && (input.vip?.maxBetAmount ?? null) === null);
  return stakesOf(input, rules).flatMap(({ bet, amount, error, min, max: usual }): BetProblem[] => {
    const max = isVip ? (input.vip?.maxBetAmount ?? usual) : usual;
    if (!isMinorUnits(amount) || amount <= 0) {
      return [{ code: 'AMOUNT_FORMAT', bet, reason: error ?? formatErrorOf(amount) }];
    }
    if (isLimited && amount < min) return [{ code: 'AMOUNT_MIN', bet, min }];
    const isAbove = isLimited && !isMaxLifted && max !== null && amount > max;
    return isAbove ? [{ code: 'AMOUNT_MAX', bet, max }] : [];
  });
}

function formatErrorOf(amount: number | null | undefined): 'empty' | 'negative' | 'not-a-number' {
  if (amount === null || amount === undefined || amount === 0) return 'empty';
  return amount < 0 ? 'negative' : 'not-a-number';
}

function isVipInUse({ draft, limits, vip }: ValidationInput): boolean {
  if (!vip) return false;
  const { siteAllows } = vip;
  return isVipAvailable({ siteAllows, maxBetAmount: limits.maxBetAmount, bets: draft.bets, typeId: draft.typeId });
}

/** Returns the cost of the coupon in minor units, or null when an amount is invalid. */
function totalOf(draft: Draft): number | null {
  const amounts = draft.typeId === COUPON_TYPE.manySingles ? draft.bets.map((bet) => bet.amount) : [draft.amount];
  let total = 0;
  for (const amount of amounts) {
    if (!isMinorUnits(amount)) return null;
    total += amount;
  }
  return total;
}

/** Returns BALANCE, PREPAID and PROMO (coupon mathematics §8.5, §8.6). With a promo code the account pays nothing. */
export function paymentProblems(input: ValidationInput, rules: CouponRules): BetProblem[] {
  const total = totalOf(input.draft);
  if (total === null) return [];
  if (input.promo) return promoProblems(input, total);
  if (!input.account || total <= input.account.balance) return [];
  const { balance } = input.account;
  const refusal = input.prepaid ? prepaidRefusal(input, rules) : null;
  const advanced = input.prepaid && !refusal ? prepaidAmountOf(total, balance, input.prepaid.available) : 0;
  const missing = total - balance - advanced;
  return [
    ...(missing > 0 ? [{ code: 'BALANCE', missing, balance } as const] : []),
    ...(refusal ? [{ code: 'PREPAID', reason: refusal } as const] : []),
  ];
}

function prepaidRefusal(input: ValidationInput, rules: CouponRules): PrepaidRefusal | null {
  if (input.account?.isBonus) return 'bonus-account';
  if (input.vip) return 'vip';
  return allowsPrepaid(input.draft.bets, input.prepaid?.now ?? 0, rules) ? null : 'event';
}

function promoProblems({ promo, prepaid, vip }: ValidationInput, total: number): BetProblem[] {
  if (!promo) return [];
  const { value, isUsable, hasHyperBonus, refusal, minCoef, minLegs } = promo;
  const named = { ...(minCoef === undefined ? {} : { minCoef }), ...(minLegs === undefined ? {} : { minLegs }) };
  const refuse = (reason: PromoRefusal): BetProblem[] => [{ code: 'PROMO', reason, value, ...named }];
  const problems = prepaid ? [{ code: 'PREPAID', reason: 'promo' } as const] : [];
  if (!isUsable) return [...problems, ...refuse(refusal ?? 'unusable')];
  if (hasHyperBonus || vip) return [...problems, ...refuse('combination')];
  return total === value ? problems : [...problems, ...refuse('amount')];
}

/** Returns LIMITS: the locks, and the limits that leave less than the player's own money in the coupon (betting §3). */
export function responsibleProblems({ draft, responsible, promo }: ValidationInput): BetProblem[] {
  const own = promo ? 0 : (totalOf(draft) ?? 0);
  return (responsible ?? [])
    .filter(({ remaining }) => remaining === null || remaining < own)
    .map(({ limitType, remaining }) => ({ code: 'LIMITS', limitType, remaining }));
}
