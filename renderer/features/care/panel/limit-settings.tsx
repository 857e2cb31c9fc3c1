import { type FormEvent, useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { tellCare } from '#renderer/lib/tabs/care-channel.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import styles from '#renderer/ui/setting.module.css';
import { TextField } from '#renderer/ui/text-field.tsx';
import type { CareLimit } from '#shared/contracts/session-life.ts';
import { REALITY_MINUTES } from '#shared/domain/care/care-rules.ts';
import { useAvailableLimitsQuery } from '../limits/limits-api.ts';
import { useSetCareLimitsMutation } from './care-api.ts';

interface SettingProps {
  readonly limits: readonly CareLimit[];
}

const NONE = -1;
const MAX_HOURS = 24;
/** Until the site's own cooling time has arrived. */
const DEFAULT_COOLING_HOURS = 24;

const heldValue = (limits: readonly CareLimit[], type: CareLimit['limitType']) =>
  limits.find(({ limitType, limitState }) => limitType === type && limitState !== 'PENDING')?.limitValue ?? NONE;

/** Saves one limit and makes the session watch check again, in every tab. */
function useSave() {
  const [set, { error, isLoading, isSuccess }] = useSetCareLimitsMutation();
  const save = async (limit: Parameters<typeof set>[0]['body']['limits'][number]) => {
    const { data } = await set({ body: { limits: [limit] } });
    if (data) tellCare();
  };
  return { save, isBusy: isLoading, isSaved: isSuccess, failure: error ? toCallError(error) : null };
}

function Said({ isSaved, failure }: Pick<ReturnType<typeof useSave>, 'failure' | 'isSaved'>) {
  const { t } = useTranslation(['modals', 'errors']);
  return (
    <p className={styles.said} role="status">
      {failure ? t(`errors:${errorTextKey(failure)}`) : isSaved ? t('saved') : null}
    </p>
  );
}

/** Returns the whole hours in a text; null where it is no number. */
export function hoursIn(text: string): number | null {
  const hours = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return hours >= 1 && hours <= MAX_HOURS ? hours : null;
}

/** Shows a looser limit that is waiting to take effect. */
function Waiting({ limits }: SettingProps) {
  const { t } = useTranslation('modals');
  const text = useTimeText();
  const now = useNow(MINUTE_MS);
  const waiting = limits.find(({ limitType, limitState }) => limitType === 31 && limitState === 'PENDING');
  if (!waiting) return null;
  const time = text.moment((waiting.endsAt ?? 0) * 1000, now);
  const { limitValue: hours } = waiting;
  return <p>{hours === NONE ? t('session_off_from', { time }) : t('session_from', { hours, time })}</p>;
}

/** Sets how long the player wants to play in a day, as a free entry (trust G4). */
export function SessionLimitSetting({ limits }: SettingProps) {
  const { t } = useTranslation('modals');
  const current = heldValue(limits, 31);
  const { data: available } = useAvailableLimitsQuery(undefined);
  const coolingHours = available?.data[0]?.coolingHours ?? DEFAULT_COOLING_HOURS;
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { save, isBusy, isSaved, failure } = useSave();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hours = hoursIn(text);
    setWrong(hours === null);
    if (hours !== null) void save({ limitType: 31, limitValue: hours }).then(() => setText(''));
  };
  return (
    <form className={styles.part} noValidate aria-labelledby="care-session" onSubmit={submit}>
      <h3 id="care-session" className={styles.heading}>
        {t('session_limit')}
      </h3>
      <p>{current === NONE ? t('session_none') : t('session_now', { hours: current })}</p>
      <Waiting limits={limits} />
      <TextField
        label={t('session_hours')}
        hint={t('session_hint', { hours: coolingHours })}
        error={isWrong ? t('session_wrong') : undefined}
        inputMode="numeric"
        maxLength={2}
        value={text}
        onChange={setText}
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
          {t('save')}
        </Button>
        {current === NONE ? null : (
          <Button disabled={isBusy} onClick={() => void save({ limitType: 31, limitValue: NONE })}>
            {t('session_remove')}
          </Button>
        )}
      </div>
      <Said isSaved={isSaved} failure={failure} />
    </form>
  );
}

/** Sets how often a reality check interrupts the session. */
export function RealitySetting({ limits }: SettingProps) {
  const { t } = useTranslation('modals');
  const { save, isSaved, failure } = useSave();
  const options = [
    { value: String(NONE), label: t('reality_never') },
    ...REALITY_MINUTES.map((minutes) => ({ value: String(minutes), label: t('reality_every', { minutes }) })),
  ];
  const choose = (value: string) => {
    const minutes = REALITY_MINUTES.find((one) => String(one) === value);
    void save({ limitType: 32, limitValue: minutes ?? NONE });
  };
  return (
    <section className={styles.part} aria-labelledby="care-reality">
      <h3 id="care-reality" className={styles.heading}>
        {t('reality_title')}
      </h3>
      <p>{t('reality_what')}</p>
      <SelectField
        label={t('reality_how_often')}
        options={options}
        value={String(heldValue(limits, 32))}
        onChange={choose}
      />
      <Said isSaved={isSaved} failure={failure} />
    </section>
  );
}
