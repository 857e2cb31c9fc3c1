import { FailedList } from '#renderer/lib/api/failed-list.tsx';
import { usePromoCodesQuery } from '#renderer/lib/api/promo-codes-api.ts';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { usePlayerPolling } from '#renderer/lib/feed/use-player-polling.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard } from '#renderer/lib/office/office-page.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import { paths } from '#shared/domain/routing/paths.ts';
import { usePointsQuery } from '../api.ts';
import { FreeBets, PointsHistory } from '../own-points.tsx';
import { usePointsText } from '../use-points-text.ts';

/** Leads to the page on which points are spent. */
function ToPoints({ isMain }: { readonly isMain: boolean }) {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  return (
    <Link className={buttonClass(isMain ? 'primary' : 'secondary')} to={paths.to('points', language)}>
      {t('to_points')}
    </Link>
  );
}

function Points({ userId }: { readonly userId: number }) {
  const { t } = useTranslation(['rewards', 'points']);
  const text = usePointsText();
  const pollingInterval = usePlayerPolling();
  const { data, error, refetch } = usePointsQuery(
    { userId, before: null },
    { pollingInterval, skipPollingIfUnfocused: true },
  );
  const retry = useRetry(refetch);
  return (
    <OfficeCard title={t('points:heading')}>
      {error && !data ? (
        <FailedList error={error} onRetry={retry} />
      ) : (
        <p role="status">
          {t('points:own')} {data ? <b>{text.points(data.balance)}</b> : <Bone width={20} />}
        </p>
      )}
      <div>
        <ToPoints isMain={(data?.balance ?? 0) > 0} />
      </div>
    </OfficeCard>
  );
}

/** Says what would stand here, and how to get it, while the player has no free bet. */
function NoFreeBets() {
  const { t } = useTranslation('rewards');
  const { data, error, refetch } = usePromoCodesQuery(undefined);
  const retry = useRetry(refetch);
  if (error && !data) return <FailedList error={error} onRetry={retry} />;
  if (!data || data.promoCodes.length > 0) return null;
  return (
    <OfficeCard>
      <StateView kind="empty" icon="trophy" title={t('none')} text={t('none_text')} />
    </OfficeCard>
  );
}

/** What the player's bets have earned: free bets that can be used, and points. */
export function OwnRewards() {
  const userId = useAppSelector((state) => selectPlayer(state)?.user_id);
  const { hasPoints } = useAppSelector(selectConfig);
  if (userId === undefined) return null;
  return (
    <>
      <NoFreeBets />
      <FreeBets />
      {hasPoints ? (
        <>
          <Points userId={userId} />
          <PointsHistory userId={userId} />
        </>
      ) : null}
    </>
  );
}
