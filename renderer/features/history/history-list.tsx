import { useCallback, useMemo, useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useFollowGames } from '#renderer/lib/feed/use-feed.ts';
import { usePlayerPolling } from '#renderer/lib/feed/use-player-polling.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { Card } from '#renderer/ui/card.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { useHistoryInfiniteQuery } from './api.ts';
import { CouponCard } from './coupons/coupon-card.tsx';
import { type HistoryFilter, writeFilter } from './filters/history-filter.ts';
import { useHistoryQuery } from './filters/use-history-filter.ts';
import styles from './history.module.css';
import { HistorySums } from './history-sums.tsx';
import { PinContext, type PinCoupon, withPinned } from './pinned-coupons.ts';

const BONES = ['a', 'b', 'c'];

export function HistorySkeleton() {
  return (
    <div className={styles.list} aria-hidden="true">
      {BONES.map((bone) => (
        <Card key={bone} className={styles.bone}>
          <Bone width={40} />
          <Bone width={80} />
          <Bone width={60} />
          <Bone kind="price" />
        </Card>
      ))}
    </div>
  );
}

/** Maximum of games whose live scores are followed; they fill a screen or two. */
const MAX_WATCHED_GAMES = 60;

/** Follows the games of open bets. */
export function useOpenGames(coupons: readonly Coupon[]): void {
  const ids = useMemo(() => {
    const open = coupons.filter(({ state }) => state === 'open');
    const games = open.flatMap(({ legs }) => legs.filter(({ statusId }) => statusId < 0).map(({ gameId }) => gameId));
    return [...new Set(games)].slice(0, MAX_WATCHED_GAMES);
  }, [coupons]);
  useFollowGames(ids, 'main');
}

function EmptyHistory({ isFiltered, onReset }: { readonly isFiltered: boolean; readonly onReset: () => void }) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const action = isFiltered ? (
    <Button onClick={onReset}>{t('show_all')}</Button>
  ) : (
    <Link className={buttonClass('primary')} to={paths.line({ language })}>
      {t('to_sports')}
    </Link>
  );
  return (
    <StateView
      kind="empty"
      icon="coupon"
      title={t(isFiltered ? 'nothing_found' : 'empty')}
      text={isFiltered ? t('nothing_found_text') : undefined}
      actions={action}
    />
  );
}

/** Maximum of open coupons in one request for cash-out prices. */
const CASH_OUTS_AT_ONCE = 20;

/** Maps each open coupon to the numbers of the coupons that are requested with it. */
export function cashOutIdsOf(coupons: readonly Coupon[]): ReadonlyMap<string, string> {
  const open = coupons.filter(({ state }) => state === 'open').map(({ id }) => id);
  return new Map(
    open.map((id, index) => {
      const first = index - (index % CASH_OUTS_AT_ONCE);
      return [id, open.slice(first, first + CASH_OUTS_AT_ONCE).join()];
    }),
  );
}

/** Returns the matching coupons, and the one whose dialog is open until it is closed. */
function usePinned(matching: readonly Coupon[]): { coupons: readonly Coupon[]; pin: PinCoupon } {
  const [pinnedId, setPinnedId] = useState<string | null>(null);
  const [shown, setShown] = useState(matching);
  const coupons = withPinned(matching, shown, pinnedId);
  const isSame = coupons.length === shown.length && coupons.every((coupon, index) => coupon === shown[index]);
  if (!isSame) setShown(coupons);
  const pin = useCallback((couponId: string) => {
    setPinnedId(couponId);
    return () => setPinnedId(null);
  }, []);
  return { coupons: isSame ? shown : coupons, pin };
}

interface HistoryListProps {
  readonly filter: HistoryFilter;
  readonly userId: number;
  readonly onReset: () => void;
}

/** Lists the matching coupons, newest first, with their sums. Open ones settle while the list is shown. */
export function HistoryList({ filter, userId, onReset }: HistoryListProps) {
  const { t } = useTranslation(['history', 'errors', 'common']);
  const query = useHistoryQuery(filter, userId);
  const polling = usePlayerPolling();
  const { currentData, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useHistoryInfiniteQuery(
    query,
    {
      pollingInterval: polling,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
    },
  );
  const retry = useRetry(refetch);
  const matching = useMemo(() => currentData?.pages.flatMap((page) => page.coupons) ?? [], [currentData]);
  const { coupons, pin } = usePinned(matching);
  useOpenGames(coupons);
  const cashOutIds = useMemo(() => cashOutIdsOf(coupons), [coupons]);
  if (!currentData) {
    if (!error) return <HistorySkeleton />;
    return (
      <StateView
        kind="failed"
        title={t('failed')}
        text={t(`errors:${errorTextKey(toCallError(error))}`)}
        actions={<Button onClick={retry}>{t('common:try_again')}</Button>}
      />
    );
  }
  const isFiltered = writeFilter(filter).size > 0;
  if (coupons.length === 0) return <EmptyHistory isFiltered={isFiltered} onReset={onReset} />;
  return (
    <>
      <HistorySums sums={currentData.pages[0]?.sums ?? []} />
      {error ? (
        <Notice kind="warn" icon="offline" announced>
          {t('stale')} {t(`errors:${errorTextKey(toCallError(error))}`)}
        </Notice>
      ) : null}
      <PinContext value={pin}>
        <div className={styles.list}>
          {coupons.map((coupon) => (
            <CouponCard key={coupon.id} coupon={coupon} cashOutIds={cashOutIds.get(coupon.id) ?? coupon.id} />
          ))}
        </div>
      </PinContext>
      {hasNextPage ? (
        <Button
          wide
          large
          disabled={isFetchingNextPage}
          aria-busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('load_more')}
        </Button>
      ) : null}
    </>
  );
}
