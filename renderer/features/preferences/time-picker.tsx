import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { displayChanged, selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { timeOfDay, wallTime, zoneLabel } from '#renderer/lib/time/calendar.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Segmented } from '#renderer/ui/segmented.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { TIME_ZONES } from '#shared/domain/display/display-preferences.ts';
import { browserZone } from './apply-display.ts';
import styles from './settings-dialog.module.css';

const AUTOMATIC = 'automatic';

/** Chooses the time zone, with its current time, and the clock format. */
export function TimePicker() {
  const { t } = useTranslation(['preferences', 'common']);
  const dispatch = useAppDispatch();
  const { timeZone, isTimeZoneAutomatic, is12h } = useAppSelector(selectDisplay);
  const now = useNow(MINUTE_MS);
  const words = is12h ? { am: t('common:clock_am'), pm: t('common:clock_pm') } : null;
  const label = (zone: number) => `${zoneLabel(zone)} · ${timeOfDay(wallTime(now, zone), words)}`;
  const choose = (value: string) =>
    dispatch(
      displayChanged(
        value === AUTOMATIC
          ? { isTimeZoneAutomatic: true, timeZone: browserZone() }
          : { isTimeZoneAutomatic: false, timeZone: Number(value) },
      ),
    );
  return (
    <>
      <SelectField
        label={t('zone_label')}
        value={isTimeZoneAutomatic ? AUTOMATIC : String(timeZone)}
        options={[
          { value: AUTOMATIC, label: t('zone_automatic', { zone: label(browserZone()) }) },
          ...TIME_ZONES.map((zone) => ({ value: String(zone), label: label(zone) })),
        ]}
        onChange={choose}
      />
      <div className={styles.group}>
        <span className={styles.label}>{t('clock_label')}</span>
        <Segmented
          label={t('clock_label')}
          value={is12h ? '12' : '24'}
          options={[
            { value: '24', label: t('clock_24') },
            { value: '12', label: t('clock_12') },
          ]}
          onChange={(value) => dispatch(displayChanged({ is12h: value === '12' }))}
        />
      </div>
    </>
  );
}
