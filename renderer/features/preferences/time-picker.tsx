import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { displayChanged, selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { timeOfDay, wallTime, zoneLabelAt } from '#renderer/lib/time/calendar.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Segmented } from '#renderer/ui/segmented.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { TIME_ZONES } from '#shared/domain/display/display-cookie.ts';
import type { Zone } from '#shared/domain/time/zone.ts';
import { isZoneName } from '#shared/domain/time/zone-name.ts';
import { browserZone } from './apply-display.ts';
import { CITY_ZONES, cityOfZone } from './cities.ts';
import styles from './settings-dialog.module.css';

const AUTOMATIC = 'automatic';

const zoneOf = (value: string): Zone => (isZoneName(value) ? value : Number(value));

/** Returns the choices of a zone: that of the device, cities by name, offsets. */
function useZoneOptions(chosen: Zone) {
  const { t, language } = useTranslation(['preferences', 'cities', 'common']);
  const { is12h } = useAppSelector(selectDisplay);
  const now = useNow(MINUTE_MS);
  const words = is12h ? { am: t('common:clock_am'), pm: t('common:clock_pm') } : null;
  const label = (zone: Zone) => `${zoneLabelAt(zone, now)} · ${timeOfDay(wallTime(now, zone), words)}`;
  const cityLabel = (zone: string) => {
    const { id, plain } = cityOfZone(zone);
    return `${id === null ? plain : t(`cities:city_${id}`)} · ${label(zone)}`;
  };
  const device = browserZone();
  const isListed = typeof chosen === 'number' || CITY_ZONES.includes(chosen);
  // A device may know fewer zones than the list has.
  const cities = [...CITY_ZONES.filter(isZoneName), ...(isListed ? [] : [chosen])];
  const byName = new Intl.Collator(language).compare;
  return [
    {
      value: AUTOMATIC,
      label: t('zone_automatic', { zone: typeof device === 'string' ? cityLabel(device) : label(device) }),
    },
    ...cities
      .map((zone) => ({ value: zone, label: cityLabel(zone), group: t('zone_cities') }))
      .sort((a, b) => byName(a.label, b.label)),
    ...TIME_ZONES.map((zone) => ({ value: String(zone), label: label(zone), group: t('zone_offsets') })),
  ];
}

/** Chooses the time zone, with its current time, and the clock format. */
export function TimePicker() {
  const { t } = useTranslation('preferences');
  const dispatch = useAppDispatch();
  const { timeZone, isTimeZoneAutomatic, is12h } = useAppSelector(selectDisplay);
  const options = useZoneOptions(timeZone);
  const choose = (value: string) =>
    dispatch(
      displayChanged(
        value === AUTOMATIC
          ? { isTimeZoneAutomatic: true, timeZone: browserZone() }
          : { isTimeZoneAutomatic: false, timeZone: zoneOf(value) },
      ),
    );
  return (
    <>
      <SelectField
        label={t('zone_label')}
        hint={t('zone_hint')}
        value={isTimeZoneAutomatic ? AUTOMATIC : String(timeZone)}
        options={options}
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
