import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { gateTold, useGateText } from '#renderer/lib/text/use-gate-text.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { isAdmissionCode } from '#shared/domain/admission/admission-state.ts';

interface Told {
  readonly code: string;
  readonly data?: Readonly<Record<string, number | string>>;
}

/** The amount that the words for a code name, by its place in the data. */
const AMOUNTS: Readonly<Record<string, string>> = {
  AMOUNT_MIN: 'min',
  AMOUNT_MAX: 'max',
  BALANCE: 'missing',
  LIMITS: 'remaining',
};

/** Codes with words of their own; every other one is said as such. */
const NAMED = [
  'SETTLED',
  'SUSPENDED',
  'NO_PRICE',
  'DEPENDENT',
  'TAXED',
  'FREE_BET',
  'EDIT_SWITCHED_OFF',
  'TYPE_NOT_EDITED',
  'NOTHING_CHANGED',
  'VALUE_CHANGED',
  'OFFER_EXPIRED',
  'SHAPE_CHANGED',
  'GAME_STATE_CHANGED',
  'NOT_EDITED',
  'BET_BLOCKED',
  'BET_DEPENDENT',
  'BET_BANNED_EXPRESS',
  'COEF_CHANGED',
  'AMOUNT_MIN',
  'AMOUNT_MAX',
  'BALANCE',
  'LIMITS',
] as const;
const isNamed = (code: string): code is (typeof NAMED)[number] => (NAMED as readonly string[]).includes(code);

/** Why a coupon cannot be edited, or cannot become this. */
export function useEditReason(iso: string): (told: Told) => string {
  const { t } = useTranslation(['edit', 'errors']);
  const money = useMoneyText();
  const gate = useGateText();
  return ({ code, data = {} }) => {
    // A closed gate is said in the words of the errors, which arriving orders are turned back with.
    if (isAdmissionCode(code)) return `${t(`errors:${code.toLowerCase()}`)} ${gate(gateTold(data))}`.trim();
    if (!isNamed(code)) return t('reason_other');
    const amount = Number(data[AMOUNTS[code] ?? ''] ?? 0);
    return t(`reason_${code.toLowerCase()}`, { amount: money(Math.max(amount, 0), iso) });
  };
}
