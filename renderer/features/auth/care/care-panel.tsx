import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { PanelWaiting } from '../account/panel-waiting.tsx';
import styles from '../security/security.module.css';
import { useCareLimitsQuery } from './care-api.ts';
import { Exclusion } from './exclusion.tsx';
import { RealitySetting, SessionLimitSetting } from './limit-settings.tsx';
import { MoneyLimits } from './limits/money-limits.tsx';

/** Shows the player's tools against too much play (betting §2, responsible gaming). */
export function CarePanel() {
  const { data, error, refetch } = useCareLimitsQuery(undefined, { refetchOnMountOrArgChange: true });
  const retry = useRetry(refetch);
  if (data) {
    return (
      <div className={styles.panel}>
        <Exclusion />
        <RealitySetting limits={data.data} />
        <MoneyLimits limits={data.data} />
        <SessionLimitSetting limits={data.data} />
      </div>
    );
  }
  return <PanelWaiting error={error} onAgain={retry} />;
}
