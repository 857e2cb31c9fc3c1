import { selectAccounts } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useAccountName } from '#renderer/lib/text/use-account-name.ts';
import { useSportName } from '#renderer/lib/text/use-sport-name.ts';
import { useServerClock } from '#renderer/lib/time/use-now.ts';
import { PillNav, pillClass } from '#renderer/ui/pill-nav.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import { dayText, type HistoryFilter, PERIODS, type Period, STATES } from './history-filter.ts';
import styles from './history-filters.module.css';
import { SearchField } from './search-field.tsx';
import type { FilterControl } from './use-history-filter.ts';

/** Types of placed coupons; many singles are placed as singles. */
const TYPES = Object.values(COUPON_TYPE).filter((id) => id !== COUPON_TYPE.manySingles);

function CustomDates({ filter, change }: FilterControl) {
  const { t } = useTranslation('history');
  const isReversed = filter.from !== '' && filter.to !== '' && filter.from > filter.to;
  return (
    <>
      <TextField label={t('date_from')} type="date" value={filter.from} onChange={(from) => change({ from })} />
      <TextField
        label={t('date_to')}
        type="date"
        value={filter.to}
        error={isReversed ? t('dates_reversed') : undefined}
        onChange={(to) => change({ to })}
      />
    </>
  );
}

/** Chooses the sport and the type of bet. */
function KindFields({ filter, change }: FilterControl) {
  const { t, language } = useTranslation('history');
  const sportName = useSportName();
  const sports = SPORTS.map(({ id }) => ({ value: String(id), label: sportName(id) }));
  sports.sort((a, b) => a.label.localeCompare(b.label, language));
  return (
    <>
      <SelectField
        label={t('sport_label')}
        value={filter.sport}
        options={[{ value: '', label: t('sport_all') }, ...sports]}
        onChange={(sport) => change({ sport })}
      />
      <SelectField
        label={t('type_label')}
        value={filter.type}
        options={[
          { value: '', label: t('type_all') },
          ...TYPES.map((id) => ({ value: String(id), label: t(`type_${id}`) })),
        ]}
        onChange={(type) => change({ type })}
      />
    </>
  );
}

/** Chooses the listed coupons by outcome, time, sport, type and account. */
export function HistoryFilters({ filter, change }: FilterControl) {
  const { t } = useTranslation('history');
  const accounts = useAppSelector(selectAccounts);
  const name = useAccountName();
  // A link may name an account that the player has removed.
  const isOther = filter.accountId !== '' && !accounts.some(({ id }) => String(id) === filter.accountId);
  const { timeZone } = useAppSelector(selectDisplay);
  const clock = useServerClock();
  const choosePeriod = (period: Period) => {
    const today = dayText(clock.now(), timeZone);
    const dates: Partial<HistoryFilter> =
      period === 'custom' ? { from: filter.from || today, to: filter.to || today } : {};
    change({ period, ...dates });
  };
  return (
    <div className={styles.filters}>
      <PillNav label={t('states_label')}>
        {STATES.map((state) => (
          <button
            key={state}
            type="button"
            className={pillClass}
            aria-pressed={filter.state === state}
            onClick={() => change({ state })}
          >
            {t(`state_${state}`)}
          </button>
        ))}
      </PillNav>
      <div className={styles.fields}>
        <SearchField value={filter.search} onChange={(search) => change({ search })} />
        <SelectField
          label={t('period_label')}
          value={filter.period}
          options={PERIODS.map((value) => ({ value, label: t(`period_${value}`) }))}
          onChange={(value) => choosePeriod(value as Period)}
        />
        {filter.period === 'custom' ? <CustomDates filter={filter} change={change} /> : null}
        <KindFields filter={filter} change={change} />
        {accounts.length > 1 || isOther ? (
          <SelectField
            label={t('account_label')}
            value={filter.accountId}
            options={[
              { value: '', label: t('account_all') },
              ...accounts.map((account) => ({
                value: String(account.id),
                label: `${name(account)} · ${account.iso}`,
              })),
              ...(isOther ? [{ value: filter.accountId, label: t('account_other') }] : []),
            ]}
            onChange={(accountId) => change({ accountId })}
          />
        ) : null}
      </div>
    </div>
  );
}
