import type { Translate } from '#renderer/lib/i18n/translations.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import type { CouponArithmetic, ExactNumber, ExplanationStep } from '#shared/domain/coupon/explanation.ts';
import { roundRatio } from '#shared/domain/coupon/ratio.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { shownTotalOdds } from '#shared/domain/odds/format-odds.ts';
import { assertNever } from '#shared/errors/assert-never.ts';
import { exactFactor, exactMoney } from './exact-money.ts';
import type { ExplainedCoupon } from './explained-coupon.ts';

interface Writer {
  readonly t: Translate;
  readonly explanation: CouponArithmetic;
  readonly money: (minor: number) => string;
  readonly exact: (amount: ExactNumber) => string;
  readonly factor: (factor: ExactNumber) => string;
}

/** Writes the multipliers of these bets: "1.38 × 4.20". */
function factors({ explanation, factor }: Writer, indexes: readonly number[]): string {
  return indexes
    .flatMap((index) => explanation.legs[index] ?? [])
    .map((leg) => factor(leg.multiplier))
    .join(' × ');
}

/** Writes positions from 1: "1, 3". */
const places = (indexes: readonly number[]): string => indexes.map((index) => index + 1).join(', ');

const ABOUT = '≈ ';

/** Writes the sign and the amount: "= €5.00", or "≈ €3.33" with the approximation marked once. */
function equation(result: string): { readonly equals: string; readonly payout: string } {
  return result.startsWith(ABOUT)
    ? { equals: '≈', payout: result.slice(ABOUT.length) }
    : { equals: '=', payout: result };
}

/** Returns the number of lines that share the stake; 1 where the type has no lines. */
export function lineCountIn({ steps }: Pick<CouponArithmetic, 'steps'>): number {
  const step = steps.find((one) => one.kind === 'lines');
  return step ? Number(step.lines) : 1;
}

/**
 * Writes the sums and the factors common to every line: "(4.2 + 8.1) × 1.5 = 18.45"; null where there is only one of
 * them.
 */
function factorText({ explanation, factor }: Writer, total: ExactNumber): string | null {
  const sums = explanation.steps.flatMap((step) => (step.kind === 'sum' ? factor(step.sum) : []));
  const required = explanation.steps.flatMap((step) =>
    step.kind === 'product' && step.of === 'required' ? factor(step.product) : [],
  );
  if (sums.length + required.length < 2) return null;
  const sum = sums.length > 1 && required.length > 0 ? `(${sums.join(' + ')})` : sums.join(' + ');
  const { equals, payout } = equation(factor(total));
  return `${[sum, ...required].join(' × ')} ${equals} ${payout}`;
}

function stepText(writer: Writer, step: ExplanationStep): string {
  const { t, explanation, money, exact, factor } = writer;
  switch (step.kind) {
    case 'lines':
      return t('step_lines', {
        lines: Number(step.lines),
        amount: money(explanation.amount),
        stake: exact(step.stakePerLine),
      });
    case 'product': {
      const values = {
        factors: factors(writer, step.indexes),
        product: factor(step.product),
        bets: places(step.indexes),
      };
      if (step.indexes.length === 1 && step.of === 'coupon') return t('step_one', values);
      if (step.indexes.length === 1 && step.of === 'required') return t('step_required_one', values);
      return t(`step_product_${step.of}`, values);
    }
    case 'sum':
      return t('step_sum', { size: step.size, lines: Number(step.lines), sum: factor(step.sum) });
    case 'account':
      return t('step_account', {
        bets: places(step.indexes),
        staked: exact(step.staked),
        multiplier: factor(step.multiplier),
        returned: exact(step.returned),
        after: exact(step.after),
      });
    case 'uplift':
      return t('step_uplift', { factor: factor(step.factor), product: factor(step.product) });
    case 'uplift-lost':
      return t('step_uplift_lost');
    case 'price':
      return t(`step_price_${step.reason.replace('-', '_')}`, { price: factor(step.price) });
    case 'exact': {
      const lines = lineCountIn(explanation);
      const values = { factor: factor(step.factor), ...equation(exact(step.payout)) };
      return lines > 1
        ? t('step_exact_lines', { ...values, lines, amount: money(explanation.amount) })
        : t('step_exact', { ...values, stake: exact(step.stake) });
    }
    case 'rounding':
      return t('step_rounding', { payout: money(step.payout) });
    case 'cap':
      return t('step_cap', { limit: money(step.limit) });
    case 'single':
      return t('step_single', { bets: step.index + 1, amount: money(step.amount), payout: money(step.payout) });
    case 'total':
      return t(explanation.basis === 'actual' ? 'step_total_paid' : 'step_total_best', { payout: money(step.payout) });
    default:
      return assertNever(step, 'step of an explanation');
  }
}

/** Farthest that a factor may be from its odds in thousandths, with room for the inexactness of the difference. */
const HALF_THOUSANDTH = 0.501;

/**
 * Returns the odds that are shown beside the coupon, thousandths, where the stake times them is not its payout; null
 * where it is, or where the coupon pays by other odds than the shown ones (a void leg, a boost).
 */
function misleadingOdds({ coef, legs, typeId }: ExplainedCoupon, { amount, steps }: CouponArithmetic): number | null {
  const exact = steps.find((step) => step.kind === 'exact');
  const rounding = steps.find((step) => step.kind === 'rounding');
  if (typeof coef !== 'number' || typeId !== COUPON_TYPE.express || legs.length < 2) return null;
  if (!exact || !rounding) return null;
  // The shown odds are the factor rounded to thousandths, and half of one is no exact number here.
  if (Math.abs(Number(exact.factor.decimal) * 1000 - coef) > HALF_THOUSANDTH) return null;
  const shown = BigInt(shownTotalOdds(coef));
  const read = roundRatio({ n: BigInt(amount) * shown, d: 1000n }, rounding.rounding);
  return read === BigInt(rounding.payout) ? null : coef;
}

/** Tells whether a rounding changes nothing, so that it needs no sentence. */
function isSilent(step: ExplanationStep): boolean {
  return step.kind === 'rounding' && step.exact.isExact && !step.exact.decimal.includes('.');
}

/** Returns the calculation of a coupon as sentences, in order. */
export function useStepTexts(coupon: ExplainedCoupon, explanation: CouponArithmetic): string[] {
  const { iso } = coupon;
  const { t, language } = useTranslation('history');
  const money = useMoneyText();
  const odds = useBetText();
  const locale = moneyLocale(language);
  const misleading = misleadingOdds(coupon, explanation);
  const writer: Writer = {
    t,
    explanation,
    money: (minor) => money(minor, iso),
    exact: (amount) => exactMoney(amount, iso, locale),
    factor: (factor) => exactFactor(factor, locale),
  };
  return explanation.steps
    .filter((step) => !isSilent(step))
    .flatMap((step) => {
      if (step.kind !== 'exact') return [stepText(writer, step)];
      const before = factorText(writer, step.factor);
      const after =
        misleading === null
          ? []
          : [t('step_shown_odds', { shown: odds.total(misleading), exact: writer.factor(step.factor) })];
      return [...(before === null ? [] : [before]), stepText(writer, step), ...after];
    });
}
