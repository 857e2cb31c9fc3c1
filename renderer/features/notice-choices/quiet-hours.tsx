import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Switch } from '#renderer/ui/switch.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import type { QuietHours } from '#shared/domain/notices/notice-choices.ts';
import styles from './notice-choices.module.css';

const NIGHT: QuietHours = { from: 22 * 60, to: 7 * 60 };

const textOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Returns the minute of the day in a time field; null while it is incomplete. */
function minuteOf(text: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

interface QuietHoursProps {
  readonly quiet: QuietHours | null;
  readonly onChange: (quiet: QuietHours | null) => void;
}

/** Fields for start and end; invalid times stay in the fields with an error. */
function Times({ quiet, onChange }: { readonly quiet: QuietHours; readonly onChange: QuietHoursProps['onChange'] }) {
  const { t } = useTranslation('desktop-notices');
  const [typed, setTyped] = useState({ from: textOf(quiet.from), to: textOf(quiet.to) });
  const isSame = typed.from === typed.to;
  const change = (next: typeof typed) => {
    setTyped(next);
    const [from, to] = [minuteOf(next.from), minuteOf(next.to)];
    if (from !== null && to !== null && from !== to) onChange({ from, to });
  };
  return (
    <div className={styles.times}>
      <TextField
        type="time"
        label={t('quiet_from')}
        value={typed.from}
        onChange={(from) => change({ ...typed, from })}
      />
      <TextField
        type="time"
        label={t('quiet_to')}
        value={typed.to}
        error={isSame ? t('quiet_same') : undefined}
        onChange={(to) => change({ ...typed, to })}
      />
    </div>
  );
}

/** Sets the hours in which only notifications for the player's safety are shown. */
export function QuietHoursFields({ quiet, onChange }: QuietHoursProps) {
  const { t } = useTranslation('desktop-notices');
  return (
    <>
      <Switch
        label={t('quiet')}
        hint={t('quiet_hint')}
        checked={quiet !== null}
        onChange={(isOn) => onChange(isOn ? NIGHT : null)}
      />
      {quiet ? <Times quiet={quiet} onChange={onChange} /> : null}
    </>
  );
}
