import { useCareLimitsQuery } from '#renderer/lib/api/care-limits-api.ts';
import { PanelWaiting } from '#renderer/lib/api/panel-waiting.tsx';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import styles from '#renderer/ui/setting.module.css';
import { MoneyLimits } from '../limits/money-limits.tsx';
import { Exclusion } from './exclusion.tsx';
import { RealitySetting, SessionLimitSetting } from './limit-settings.tsx';

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
