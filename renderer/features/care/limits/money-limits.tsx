import { PanelWaiting } from '#renderer/lib/api/panel-waiting.tsx';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import securityStyles from '#renderer/ui/setting.module.css';
import type { CareLimit } from '#shared/contracts/session-life.ts';
import { MONEY_LIMIT_GROUPS, MONEY_LIMITS, type MoneyLimitGroup } from '#shared/domain/care/money-limits.ts';
import type { Available } from './limit-form.tsx';
import { LimitRow } from './limit-row.tsx';
import styles from './limits.module.css';
import { useAvailableLimitsQuery } from './limits-api.ts';

interface MoneyLimitsProps {
  /** All limits of the player, including waiting ones. */
  readonly limits: readonly CareLimit[];
}

interface GroupProps extends MoneyLimitsProps {
  readonly group: MoneyLimitGroup;
  readonly available: readonly Available[];
}

function LimitGroup({ group, limits, available }: GroupProps) {
  const { t } = useTranslation('limits');
  const hours = available[0]?.coolingHours ?? 24;
  return (
    <section className={styles.card} aria-labelledby={`limits-${group}`}>
      <h3 id={`limits-${group}`} className={securityStyles.heading}>
        {t(`group_${group}`)}
      </h3>
      <p className={styles.hint}>
        {t(`what_${group}`)} {t(group === 'deposit' ? 'when_confirmed' : 'when', { hours })}
      </p>
      {MONEY_LIMITS[group].map((limitType) => (
        <LimitRow
          key={limitType}
          limitType={limitType}
          mine={limits.filter((limit) => limit.limitType === limitType)}
          available={available.find((one) => one.limitType === limitType)}
        />
      ))}
    </section>
  );
}

/** Shows the limits on deposits, losses and stakes, each for a day, a week and a month (betting §3). */
export function MoneyLimits({ limits }: MoneyLimitsProps) {
  const { data, error, refetch } = useAvailableLimitsQuery(undefined, { refetchOnMountOrArgChange: true });
  const retry = useRetry(refetch);
  if (!data) return <PanelWaiting error={error} onAgain={retry} />;
  return MONEY_LIMIT_GROUPS.map((group) => (
    <LimitGroup key={group} group={group} limits={limits} available={data.data} />
  ));
}
