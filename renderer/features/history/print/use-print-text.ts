import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { wallTime, zoneLabelAt } from '#renderer/lib/time/calendar.ts';

/**
 * Returns a function that writes instants for paper, which has no "today": with year and zone, in the player's zone and
 * clock.
 */
export function usePrintMoment(): (at: number, withSeconds?: boolean) => string {
  const { t } = useTranslation(['print', 'common']);
  const text = useTimeText();
  const { timeZone } = useAppSelector(selectDisplay);
  return (at, withSeconds = false) => {
    const { day, month, year } = wallTime(at, timeZone);
    return t('moment', {
      day,
      month: t(`common:month_${month}`),
      year: String(year),
      time: text.time(at, withSeconds),
      zone: `\u2066${zoneLabelAt(timeZone, at)}\u2069`,
    });
  };
}
