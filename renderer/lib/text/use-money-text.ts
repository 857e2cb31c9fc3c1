import { useMemo } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { formatMoney, type MoneyFormat } from '#shared/domain/money/format-money.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import { moneyLocale } from './money-locale.ts';

/**
 * Returns a function that writes an amount in the player's language with Intl. Server-rendered elements with an amount
 * need `suppressHydrationWarning`.
 */
export function useMoneyText(): (amount: MinorUnits, iso: string, format?: MoneyFormat) => string {
  const { language } = useTranslation();
  const locale = moneyLocale(language);
  return useMemo(() => (amount, iso, format) => formatMoney(amount, iso, locale, format), [locale]);
}
