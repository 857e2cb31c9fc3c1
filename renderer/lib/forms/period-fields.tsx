import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
import { selectDisplay } from '../store/display-slice.ts';
import { useAppSelector } from '../store/store-hooks.ts';
import { type ChosenPeriod, dayText, PERIODS, type Period } from '../time/period.ts';
import { useServerClock } from '../time/use-now.ts';

interface PeriodFieldsProps {
  /** What happened in the period. */
  readonly label: string;
  readonly chosen: ChosenPeriod;
  readonly onChange: (part: Partial<ChosenPeriod>) => void;
}

function CustomDates({ chosen: { from, to }, onChange }: Omit<PeriodFieldsProps, 'label'>) {
  const { t } = useTranslation('history');
  const isReversed = from !== '' && to !== '' && from > to;
  return (
    <>
      <TextField label={t('date_from')} type="date" value={from} onChange={(day) => onChange({ from: day })} />
      <TextField
        label={t('date_to')}
        type="date"
        value={to}
        error={isReversed ? t('dates_reversed') : undefined}
        onChange={(day) => onChange({ to: day })}
      />
    </>
  );
}

/** Chooses the period of a list, with the texts of the history; days of one's own begin as today. */
export function PeriodFields({ label, chosen, onChange }: PeriodFieldsProps) {
  const { t } = useTranslation('history');
  const { timeZone } = useAppSelector(selectDisplay);
  const clock = useServerClock();
  const choose = (period: Period) => {
    const today = dayText(clock.now(), timeZone);
    onChange({ period, ...(period === 'custom' ? { from: chosen.from || today, to: chosen.to || today } : {}) });
  };
  return (
    <>
      <SelectField
        label={label}
        value={chosen.period}
        options={PERIODS.map((value) => ({ value, label: t(`period_${value}`) }))}
        onChange={(value) => choose(value as Period)}
      />
      {chosen.period === 'custom' ? <CustomDates chosen={chosen} onChange={onChange} /> : null}
    </>
  );
}
