import { useMemo } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { moneyLocale } from './use-money-text.ts';

/** Writes a percent, 2.5 for 2.5 %, as the language does. */
export function usePercentText(): (percent: number) => string {
  const { language } = useTranslation('common');
  return useMemo(() => {
    const format = new Intl.NumberFormat(moneyLocale(language), { style: 'percent', maximumFractionDigits: 2 });
    return (percent) => format.format(percent / 100);
  }, [language]);
}
