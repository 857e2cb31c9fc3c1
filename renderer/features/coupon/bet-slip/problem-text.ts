import type { Translate } from '#renderer/lib/i18n/translations.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { gateTold, useGateText } from '#renderer/lib/text/use-gate-text.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { isAdmissionCode } from '#shared/domain/admission/admission-state.ts';
import type { BetProblem, PrepaidRefusal, PromoRefusal } from '#shared/domain/coupon/bet-codes.ts';
import { currencyOf } from '#shared/domain/money/currencies.ts';
import { formatAmountInput } from '#shared/domain/money/format-money.ts';
import type { AmountError } from '#shared/domain/money/parse-amount.ts';

/** Problem of a coupon, from the engine or from the platform. */
export interface Reason {
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Words for a problem: what is wrong and what the player can do. */
export interface ReasonText {
  readonly what: string;
  readonly todo: string;
}

interface Writer {
  readonly t: Translate;
  readonly iso: string;
  readonly locale: string;
  readonly money: (amount: number, iso: string) => string;
}

const AMOUNT_KEYS = {
  empty: 'amount_empty',
  'not-a-number': 'amount_no_number',
  negative: 'amount_negative',
  'too-many-decimals': 'amount_decimals',
  'ambiguous-grouping': 'amount_ambiguous',
  'too-large': 'amount_large',
} as const satisfies Record<AmountError, string>;

/** Says what is wrong with typed text; an ambiguous amount is shown in both readings. */
function amountText({ t, iso, locale, money }: Writer, error: AmountError): string {
  const { decimals } = currencyOf(iso);
  const unit = 10 ** decimals;
  const key = error === 'ambiguous-grouping' && decimals === 0 ? 'amount_ambiguous_whole' : AMOUNT_KEYS[error];
  return t(key, {
    decimals,
    thousand: money(1500 * unit, iso),
    plain: formatAmountInput(1500 * unit, iso, locale),
    // A currency without decimals has no half units.
    small: decimals === 0 ? '' : formatAmountInput((3 * unit) / 2, iso, locale),
  });
}

const UNAVAILABLE_KEYS: Readonly<Record<string, string>> = {
  'leg-count': 'type_leg_count',
  'locked-legs': 'type_locked',
  blocks: 'type_blocks',
  'quarter-line': 'type_quarter',
  price: 'type_price',
  'not-offered': 'type_not_offered',
};

const PLAIN = [
  'EMPTY',
  'BET_DISALLOWED',
  'BET_BLOCKED',
  'BET_DEPENDENT',
  'BET_BANNED_EXPRESS',
  'SYSTEM_VALUE',
  'BLOCK_AMOUNT',
  'PREPAID',
  'LIMITS',
  'COEF_CHANGED',
  'COEF_BELOW_EXACT',
  'SCORE_CHANGED',
  'EXPRESS_CHANGED',
  'EXPRESS_WAITS',
  'GAME_STATE_CHANGED',
  'NOT_PLACED',
  'CANCELLED',
  'WAIT_ENDED',
  'OFFER_ENDED',
  'ONE_CLICK_BLOCKED',
] as const;
/** Codes whose text also says what the player can do. */
const WITH_ADVICE = [
  ...PLAIN,
  'AMOUNT_MIN',
  'AMOUNT_MAX',
  'BALANCE',
  'BOOK_LIMIT',
  'STAKE_OFFERED',
  'PROMO',
  'TYPE_UNAVAILABLE',
] as const;
const isOneOf = <Code extends string>(codes: readonly Code[], code: string): code is Code =>
  (codes as readonly string[]).includes(code);

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function what(writer: Writer, { code, data }: Reason): string {
  const { t, money, iso } = writer;
  const sum = (name: string) => money(numberOf(data[name]) ?? 0, iso);
  switch (code) {
    case 'AMOUNT_FORMAT':
      return amountText(writer, String(data.reason) in AMOUNT_KEYS ? (data.reason as AmountError) : 'not-a-number');
    case 'AMOUNT_MIN':
      return t('reason_amount_min', { min: sum('min') });
    case 'AMOUNT_MAX':
      return t('reason_amount_max', { max: sum('max') });
    case 'BOOK_LIMIT':
      return t('reason_book_limit', { max: sum('max') });
    case 'STAKE_OFFERED':
      return t('reason_stake_offered', { amount: sum('amount'), asked: sum('asked') });
    case 'BALANCE':
      return t('reason_balance', { balance: sum('balance'), missing: sum('missing') });
    case 'PREPAID':
      return prepaidText(writer, data);
    case 'PROMO':
      return promoText(writer, data);
    case 'BET_GONE':
      return t('reason_bet_gone', { count: numberOf(data.count) ?? 1 });
    case 'TYPE_UNAVAILABLE':
      return t(UNAVAILABLE_KEYS[String(data.reason)] ?? 'type_not_offered', {
        min: numberOf(data.min) ?? 0,
        max: numberOf(data.max) ?? 0,
      });
    default:
      return t(isOneOf(PLAIN, code) ? `reason_${code.toLowerCase()}` : 'reason_other', { code });
  }
}

const PROMO_REASONS: readonly PromoRefusal[] = [
  'unknown',
  'used',
  'expired',
  'currency',
  'min-legs',
  'min-coef',
  'amount',
  'combination',
];

const PREPAID_REASONS: readonly PrepaidRefusal[] = ['bonus-account', 'promo', 'vip', 'event', 'available'];

/** Says why nothing can be advanced (coupon mathematics §8.5). */
function prepaidText({ t, iso, money }: Writer, data: Reason['data']): string {
  const reason = PREPAID_REASONS.find((one) => one === data.reason);
  if (!reason) return t('reason_prepaid');
  const available = money(numberOf(data.available) ?? 0, iso);
  return t(`coupon-bonuses:prepaid_reason_${reason.replace('-', '_')}`, { available });
}

/** Says why a promo code cannot pay, with its conditions (coupon mathematics §8.6). */
function promoText({ t, iso, locale, money }: Writer, data: Reason['data']): string {
  const reason = PROMO_REASONS.find((one) => one === data.reason) ?? 'unusable';
  const coef = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 3 });
  return t(`coupon-bonuses:promo_reason_${reason.replace('-', '_')}`, {
    count: numberOf(data.minLegs) ?? 1,
    coef: coef.format((numberOf(data.minCoef) ?? 0) / 1000),
    value: money(numberOf(data.value) ?? 0, iso),
  });
}

function todo({ t }: Writer, { code, data }: Reason): string {
  if (code === 'BET_GONE') return t('todo_bet_gone', { count: numberOf(data.count) ?? 1 });
  return isOneOf(WITH_ADVICE, code) ? t(`todo_${code.toLowerCase()}`) : '';
}

/** Returns a function that puts a problem of the page or of the platform into words, with its figures. */
export function useReasonText(iso: string): (reason: Reason) => ReasonText {
  const { t, language } = useTranslation(['coupon', 'coupon-bonuses', 'errors']);
  const money = useMoneyText();
  const gate = useGateText();
  const writer: Writer = { t, iso, money, locale: moneyLocale(language) };
  return (reason) =>
    // Bets that a closed gate turns back arrive as errors, so its words are in that namespace.
    isAdmissionCode(reason.code)
      ? { what: t(`errors:${reason.code.toLowerCase()}`), todo: gate(gateTold(reason.data)) }
      : { what: what(writer, reason), todo: todo(writer, reason) };
}

/** Turns a problem of the engine into a reason. */
export function reasonOf(problem: BetProblem): Reason {
  const { code, ...data } = problem;
  return { code, data };
}
