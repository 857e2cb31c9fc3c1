import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { ADMISSION_HELPS, type AdmissionHelp } from '#shared/domain/admission/admission-state.ts';
import { selectDisplay } from '../store/display-slice.ts';
import { selectConfig } from '../store/site-slice.ts';
import { useAppSelector } from '../store/store-hooks.ts';
import { wallTime } from '../time/calendar.ts';
import { useServerClock } from '../time/use-now.ts';
import { useTimeText } from './use-time-text.ts';

/** Facts that an error or a refusal carries about a closed gate. */
interface GateTold {
  /** Server clock, epoch ms; left out where the opening time is unknown. */
  readonly until?: number | undefined;
  readonly helps?: AdmissionHelp | undefined;
}

/** Reads these facts from the data of a refused bet, which may hold anything. */
export function gateTold({ until, helps }: Readonly<Record<string, unknown>>): GateTold {
  return {
    until: typeof until === 'number' ? until : undefined,
    helps: ADMISSION_HELPS.find((help) => help === helps),
  };
}

/**
 * Returns a function that says when a closed gate opens and where to get help (trust R23); '' where neither is known.
 */
export function useGateText(): (told: GateTold) => string {
  const { t } = useTranslation('errors');
  const { timeZone } = useAppSelector(selectDisplay);
  const { support } = useAppSelector(selectConfig);
  const clock = useServerClock();
  const { moment } = useTimeText();
  const opening = (until: number) => {
    const now = clock.now();
    const { year } = wallTime(until, timeZone);
    const isThisYear = year === wallTime(now, timeZone).year;
    // Passed as text, because a year has no digit groups.
    return t(isThisYear ? 'open_from' : 'open_from_year', { moment: moment(until, now), year: String(year) });
  };
  return ({ until, helps }) => {
    const parts = [
      until === undefined ? '' : opening(until),
      helps === undefined ? '' : t(`helps_${helps.replaceAll('-', '_')}`, { email: support.email }),
    ];
    return parts.filter((part) => part !== '').join(' ');
  };
}
