import { useMemo } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { moneyLocale } from './money-locale.ts';

/**
 * Returns a function that writes a percentage, 2.5 for 2.5 %; one that is added to an amount has a plus. It has at most
 * this many decimals.
 */
export function usePercentText(added: 'added' | 'plain' = 'plain', decimals = 2): (percent: number) => string {
  const { language } = useTranslation('common');
  return useMemo(() => {
    const format = new Intl.NumberFormat(moneyLocale(language), {
      style: 'percent',
      maximumFractionDigits: decimals,
      signDisplay: added === 'added' ? 'exceptZero' : 'auto',
    });
    return (percent) => format.format(percent / 100);
  }, [language, added, decimals]);
}
