import { useMemo, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { PartProps } from '#renderer/lib/pages/part-record.ts';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { timeOfDay } from '#renderer/lib/time/calendar.ts';
import { Button } from '#renderer/ui/button.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import type { Terminal } from '#shared/contracts/content-parts.ts';
import { dayRanges, foundTerminals } from './found-terminals.ts';
import { TerminalMap } from './terminal-map.tsx';
import styles from './terminals.module.css';

/** Returns a function that writes a time of day in the visitor's clock: "09:00" or "9:00 AM". */
function useClockText(): (clock: string) => string {
  const { t } = useTranslation();
  const { is12h } = useAppSelector(selectDisplay);
  const words = is12h ? { am: t('clock_am'), pm: t('clock_pm') } : null;
  return (clock) => {
    const [hour = 0, minutes = 0] = clock.split(':').map(Number);
    // The end of a day is 24:00 on one clock, and midnight on the other.
    const hours = words ? hour % 24 : hour;
    return timeOfDay({ year: 0, month: 1, day: 1, weekday: 0, dayNumber: 0, hours, minutes, seconds: 0 }, words);
  };
}

function Hours({ hours }: Pick<Terminal, 'hours'>) {
  const { t } = useTranslation(['cash-terminals', 'common']);
  const clock = useClockText();
  if (hours.length === 0) return <p>{t('always_open')}</p>;
  const daysText = (days: readonly number[]) =>
    dayRanges(days)
      .map(({ first, last }) => {
        const [from, to] = [t(`common:weekday_${first}`), t(`common:weekday_${last}`)];
        return first === last ? from : t('day_range', { from, to });
      })
      .join(t('between_days'));
  return (
    <ul className={styles.hours}>
      {hours.map(({ days, from, to }) => (
        <li key={`${days.join()} ${from}`}>
          {daysText(days)}:{' '}
          <bdi dir="ltr">
            {clock(from)}–{clock(to)}
          </bdi>
        </li>
      ))}
    </ul>
  );
}

interface PlaceProps {
  readonly place: Terminal;
  readonly number: number;
  readonly isMarked: boolean;
  readonly onMark: () => void;
}

function Place({ place, number, isMarked, onMark }: PlaceProps) {
  const { t } = useTranslation('cash-terminals');
  const { name, address, city, hours, services } = place;
  return (
    <li className={isMarked ? `${styles.place} ${styles.chosen}` : styles.place}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.facts}>
        <h3 className={styles.name}>
          <bdi translate="no">{name}</bdi>
        </h3>
        <p>
          <bdi translate="no">{`${address}, ${city}`}</bdi>
        </p>
        <Hours hours={hours} />
        {services.length === 0 ? null : (
          <p className={styles.quiet}>{services.map((one) => t(`service_${one}`)).join(' · ')}</p>
        )}
        <Button kind="quiet" aria-pressed={isMarked} aria-label={t('show_named', { name })} onClick={onMark}>
          {t('show')}
        </Button>
      </div>
    </li>
  );
}

/** Lists cash terminals and shops by city, next to a map of those that the search has found. */
export function CashTerminalsPart({ block, anchor, text, own, words }: PartProps<'cashTerminals'>) {
  const { t, language } = useTranslation('cash-terminals');
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState<Terminal>();
  const map = useRef<HTMLDivElement>(null);
  const found = useMemo(() => foundTerminals(block.places, typed, language), [block.places, typed, language]);
  const mark = (place: Terminal) => {
    setMarked(place === marked ? undefined : place);
    map.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={styles.part} id={anchor} {...own}>
      <div className={styles.words} {...words}>
        {text}
      </div>
      <div className={styles.search}>
        <TextField
          label={t('search')}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <p role="status" className={styles.quiet}>
        {t('found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <StateView kind="empty" title={t('none')} text={t('none_text')} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.ground} ref={map}>
            <TerminalMap places={found} marked={marked} />
          </div>
          <ol className={styles.places}>
            {found.map((place, at) => (
              <Place
                key={`${place.city} ${place.name} ${place.address}`}
                place={place}
                number={at + 1}
                isMarked={place === marked}
                onMark={() => mark(place)}
              />
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
