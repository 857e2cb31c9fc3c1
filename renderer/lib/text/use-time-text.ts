import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectDisplay } from '../store/display-slice.ts';
import { useAppSelector } from '../store/store-hooks.ts';
import { timeOfDay, wallTime } from '../time/calendar.ts';

export interface TimeText {
  /** "20:45" or "8:45 PM" */
  readonly time: (at: number, withSeconds?: boolean) => string;
  /** "Today", "Tomorrow", "Sat 22 Nov" */
  readonly day: (at: number, now: number) => string;
  /** "Today 20:45" */
  readonly moment: (at: number, now: number) => string;
}

/** Returns functions that write times in the player's zone and clock. */
export function useTimeText(): TimeText {
  const { t } = useTranslation();
  const { timeZone, is12h } = useAppSelector(selectDisplay);
  const words = is12h ? { am: t('clock_am'), pm: t('clock_pm') } : null;
  const time = (at: number, withSeconds = false) => timeOfDay(wallTime(at, timeZone), words, withSeconds);
  const day = (at: number, now: number) => {
    const wall = wallTime(at, timeZone);
    const distance = wall.dayNumber - wallTime(now, timeZone).dayNumber;
    if (distance === 0) return t('day_today');
    if (distance === 1) return t('day_tomorrow');
    if (distance === -1) return t('day_yesterday');
    return t('day_date', { weekday: t(`weekday_${wall.weekday}`), day: wall.day, month: t(`month_${wall.month}`) });
  };
  return { time, day, moment: (at, now) => t('day_time', { day: day(at, now), time: time(at) }) };
}
