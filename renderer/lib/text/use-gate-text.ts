import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { ADMISSION_HELPS, type AdmissionHelp } from '#shared/domain/admission/admission-state.ts';
import { selectDisplay } from '../store/display-slice.ts';
import { selectConfig } from '../store/site-slice.ts';
import { useAppSelector } from '../store/store-hooks.ts';
import { wallTime } from '../time/calendar.ts';
import { useServerClock } from '../time/use-now.ts';
import { useTimeText } from './use-time-text.ts';

/** What an error or a refusal tells of a closed gate. */
interface GateTold {
  /** Server clock, epoch ms; left out where nobody knows when it opens. */
  readonly until?: number | undefined;
  readonly helps?: AdmissionHelp | undefined;
}

/** Reads the same from the data of a refused bet, where anything may stand. */
export function gateTold({ until, helps }: Readonly<Record<string, unknown>>): GateTold {
  return {
    until: typeof until === 'number' ? until : undefined,
    helps: ADMISSION_HELPS.find((help) => help === helps),
  };
}

/** Says when a closed gate opens and where to get help (trust R23); '' where neither is told. */
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
    // As text: a year has no groups of digits.
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
