import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { gateTold, useGateText } from '#renderer/lib/text/use-gate-text.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { isAdmissionCode } from '#shared/domain/admission/admission-state.ts';

interface Told {
  readonly code: string;
  readonly data?: Readonly<Record<string, number | string>>;
}

/** Field of the data whose amount the words for a code name. */
const AMOUNTS: Readonly<Record<string, string>> = {
  AMOUNT_MIN: 'min',
  AMOUNT_MAX: 'max',
  BALANCE: 'missing',
  LIMITS: 'remaining',
};

/** Codes with their own words; every other code has the general ones. */
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

/** Returns a function that says why a coupon cannot be edited, or not in this way. */
export function useEditReason(iso: string): (told: Told) => string {
  const { t } = useTranslation(['edit', 'errors']);
  const money = useMoneyText();
  const gate = useGateText();
  return ({ code, data = {} }) => {
    // Orders that a closed gate turns back arrive as errors, so its words are in that namespace.
    if (isAdmissionCode(code)) return `${t(`errors:${code.toLowerCase()}`)} ${gate(gateTold(data))}`.trim();
    if (!isNamed(code)) return t('reason_other');
    const amount = Number(data[AMOUNTS[code] ?? ''] ?? 0);
    return t(`reason_${code.toLowerCase()}`, { amount: money(Math.max(amount, 0), iso) });
  };
}
