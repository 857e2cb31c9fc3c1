import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';

/** Returns a function that writes a day such as 2026-11-30 in words: "30 November 2026". */
export function useDayText(): (day: string) => string {
  const { t } = useTranslation('content');
  return (day) => {
    const [year, month, date] = day.split('-').map(Number);
    return t('date', { year, month, day: date });
  };
}
