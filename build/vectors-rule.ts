import { antiExpressPrice } from '#shared/domain/coupon/anti-express.ts';
import { bonusBetCoef, isBonusBetEligible } from '#shared/domain/coupon/bonus-bet.ts';
import { type CoefChangeAction, decideCoefChange } from '#shared/domain/coupon/coef-change.ts';
import { lineAt } from '#shared/domain/coupon/combinatorics.ts';
import { conditionCeilings } from '#shared/domain/coupon/condition.ts';
import { type CouponRules, DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { dependentLegs } from '#shared/domain/coupon/dependency.ts';
import { hyperBonus } from '#shared/domain/coupon/hyper-bonus.ts';
import { ratioOfDecimal } from '#shared/domain/coupon/ratio.ts';
import { systemValues } from '#shared/domain/coupon/system-values.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { coefText, decimalsOf, minorOf, moneyText, thousandthsOf } from './vectors-values.ts';

type RuleInputs = {
  bonusBetCoef: { bets: number };
  bonusBetEligible: { siteAllows: boolean; legs: { coef: string; kind: number }[]; couponCoef: string };
  hyperBonus: {
    stake: string;
    legs: { coef: string; status: number }[];
    hyperBonusPercent: number;
    minHyperBonusBetLimit: string;
    maxHyperBonusLimit: string | null;
    minLegCoef: string;
    minLegs: number;
    base: 'net' | 'gross';
  };
  conditionCeilings: { blocks: { coef: string; amount: string | null }[] };
  coefChange: { action: CoefChangeAction; old: string[]; new: string[] };
  systemValues: { legs: number; bankers: number; minBetAmount: string; minLineAmount: string; decimals: number };
  lineAt: { n: number; k: number; rank: string };
  antiPrice: { expressCoef: string; margin: string };
  dependency: { type: string; gameIds: number[] };
};

const TYPE_IDS: Readonly<Record<string, number>> = {
  ...COUPON_TYPE,
  'anti-express': COUPON_TYPE.antiExpress,
  'many-singles': COUPON_TYPE.manySingles,
};

const RULES: { readonly [fn in keyof RuleInputs]: (input: RuleInputs[fn]) => unknown } = {
  bonusBetCoef: ({ bets }) => coefText(bonusBetCoef(bets)),
  bonusBetEligible: ({ siteAllows, legs, couponCoef }) =>
    isBonusBetEligible({
      typeId: COUPON_TYPE.express,
      siteAllows,
      legs: legs.map(({ coef, kind }) => ({ coef: thousandthsOf(coef), kind })),
      couponCoef: thousandthsOf(couponCoef),
    }),
  hyperBonus: hyperBonusText,
  conditionCeilings: ceilingTexts,
  coefChange: (input) => decideCoefChange(input.action, input.old.map(thousandthsOf), input.new.map(thousandthsOf)),
  systemValues: ({ legs, bankers, minBetAmount, minLineAmount, decimals }) => {
    const line = ratioOfDecimal(minLineAmount);
    const entries = systemValues({
      legs,
      bankers,
      minBetAmount: minorOf(minBetAmount, decimals),
      minLineAmount: { n: line.n * 10n ** BigInt(decimals), d: line.d },
    });
    return entries.map((entry) => ({ ...entry, minBetAmount: moneyText(entry.minBetAmount, decimals) }));
  },
  lineAt: ({ n, k, rank }) => lineAt(n, k, BigInt(rank)),
  antiPrice: ({ expressCoef, margin }) =>
    coefText(
      antiExpressPrice(ratioOfDecimal(expressCoef), ratioOfDecimal(margin), DEFAULT_COUPON_RULES.antiExpress.minCoef),
    ),
  dependency: ({ type, gameIds }) => {
    const typeId = TYPE_IDS[type];
    if (typeId === undefined) throw new Error(`unknown coupon type "${type}"`);
    return dependentLegs(
      typeId,
      gameIds.map((gameId) => ({ gameId })),
    );
  },
};

function hyperBonusText(input: RuleInputs['hyperBonus']): string | null {
  const decimals = decimalsOf(input.stake);
  const rules: CouponRules = {
    ...DEFAULT_COUPON_RULES,
    hyperBonus: {
      ...DEFAULT_COUPON_RULES.hyperBonus,
      base: input.base,
      minLegs: input.minLegs,
      minLegCoef: thousandthsOf(input.minLegCoef),
    },
  };
  const coupon = {
    typeId: COUPON_TYPE.express,
    amount: minorOf(input.stake, decimals),
    legs: input.legs.map(({ coef, status }) => ({ coef: thousandthsOf(coef), statusId: status })),
  };
  const offer = {
    percent: input.hyperBonusPercent,
    minBetLimit: minorOf(input.minHyperBonusBetLimit, decimals),
    maxLimit: input.maxHyperBonusLimit === null ? null : minorOf(input.maxHyperBonusLimit, decimals),
  };
  return moneyText(hyperBonus(coupon, offer, rules), decimals);
}

function ceilingTexts({ blocks }: RuleInputs['conditionCeilings']): (string | null)[] {
  const decimals = Math.max(...blocks.map((block) => decimalsOf(block.amount ?? '')));
  const read = blocks.map(({ coef, amount }) => ({
    coef: ratioOfDecimal(coef),
    amount: amount === null ? null : minorOf(amount, decimals),
  }));
  return conditionCeilings(read, DEFAULT_COUPON_RULES).map((ceiling) => moneyText(ceiling, decimals));
}

/**
 * Returns the engine's value for a rule vector.
 *
 * @throws Error for an unknown rule
 */
export function ruleResult(fn: string, input: Readonly<Record<string, unknown>>): unknown {
  if (!Object.hasOwn(RULES, fn)) throw new Error(`unknown rule "${fn}"`);
  // The inputs match the rule's schema in the file; a missing one throws inside the rule and is reported.
  const rule = RULES[fn as keyof RuleInputs] as (input: unknown) => unknown;
  return rule(input);
}
