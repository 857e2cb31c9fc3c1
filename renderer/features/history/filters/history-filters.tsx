import { selectAccounts } from '#renderer/lib/api/session-api.ts';
import { PeriodFields } from '#renderer/lib/forms/period-fields.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useAccountName } from '#renderer/lib/text/use-account-name.ts';
import { useSportName } from '#renderer/lib/text/use-sport-name.ts';
import { PillNav, pillClass } from '#renderer/ui/pill-nav.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import { STATES } from './history-filter.ts';
import styles from './history-filters.module.css';
import { SearchField } from './search-field.tsx';
import type { FilterControl } from './use-history-filter.ts';

/** Types of placed coupons; many singles are placed as singles. */
const TYPES = Object.values(COUPON_TYPE).filter((id) => id !== COUPON_TYPE.manySingles);

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
        <PeriodFields label={t('period_label')} chosen={filter} onChange={change} />
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
