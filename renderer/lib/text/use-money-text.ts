import { useMemo } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { formatMoney, type MoneyFormat } from '#shared/domain/money/format-money.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';

/** Latin digits in every language, as in the sentences around them. */
export const moneyLocale = (language: string): string => `${language}-u-nu-latn`;

/**
 * Money in words of the player's language. Intl writes it: an element that holds one in what the server renders needs
 * `suppressHydrationWarning`.
 */
export function useMoneyText(): (amount: MinorUnits, iso: string, format?: MoneyFormat) => string {
  const { language } = useTranslation();
  const locale = moneyLocale(language);
  return useMemo(() => (amount, iso, format) => formatMoney(amount, iso, locale, format), [locale]);
}
