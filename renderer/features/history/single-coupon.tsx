import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { usePlayerPolling } from '#renderer/lib/feed/use-player-polling.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { Card } from '#renderer/ui/card.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { useHistoryCouponQuery } from './api.ts';
import { CouponCard } from './coupons/coupon-card.tsx';
import styles from './history.module.css';
import { HistorySkeleton, useOpenGames } from './history-list.tsx';

const NONE: readonly Coupon[] = [];

/** Shows one coupon by the number in its link. */
export function SingleCoupon({ couponId, userId }: { readonly couponId: string; readonly userId: number }) {
  const { t } = useTranslation(['history', 'errors', 'common']);
  const language = useLanguage();
  const polling = usePlayerPolling();
  const { currentData, error, refetch } = useHistoryCouponQuery(
    { couponId, userId },
    { pollingInterval: polling, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const retry = useRetry(refetch);
  useOpenGames(currentData ? [currentData] : NONE);
  const all = (
    <Link className={buttonClass('secondary')} to={paths.to('office/history', language)}>
      {t('all_coupons')}
    </Link>
  );
  if (currentData) {
    return (
      <div className={styles.list}>
        <div>{all}</div>
        <CouponCard coupon={currentData} opened />
      </div>
    );
  }
  if (!error) return <HistorySkeleton />;
  const failure = toCallError(error);
  const isUnknown = failure.status === 404 || failure.status === 400;
  return (
    <Card>
      <StateView
        kind={isUnknown ? 'empty' : 'failed'}
        icon={isUnknown ? 'coupon' : 'alert'}
        title={t(isUnknown ? 'coupon_unknown' : 'failed')}
        text={t(`errors:${isUnknown ? 'coupon_unknown' : errorTextKey(failure)}`)}
        actions={isUnknown ? all : <Button onClick={retry}>{t('common:try_again')}</Button>}
      />
    </Card>
  );
}
