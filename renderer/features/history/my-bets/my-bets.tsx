import { useCallback, useMemo, useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { signInAsked } from '#renderer/lib/ports/auth-port.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { cashOutIdsOf, HistorySkeleton, useOpenGames } from '../history-list.tsx';
import { MyBet } from './my-bet.tsx';
import styles from './my-bets.module.css';
import { useOpenCoupons, withHeld } from './open-bets.ts';

/** Keeps coupons whose cash-out was pressed in the list until the player has seen the result. */
function useHeld() {
  const [held, setHeld] = useState<Readonly<Record<string, Coupon>>>({});
  const onHold = useCallback((couponId: string, coupon: Coupon | null) => {
    setHeld((before) => {
      if ((before[couponId] ?? null) === coupon) return before;
      const { [couponId]: _, ...others } = before;
      return coupon ? { ...others, [couponId]: coupon } : others;
    });
  }, []);
  return { held, onHold };
}

function Visitor() {
  const { t } = useTranslation('history');
  const dispatch = useAppDispatch();
  return (
    <StateView
      kind="empty"
      icon="user"
      title={t('visitor')}
      text={t('visitor_text')}
      actions={
        <Button kind="primary" onClick={() => dispatch(signInAsked({ reason: 'history' }))}>
          {t('sign_in')}
        </Button>
      }
    />
  );
}

function HistoryLink({ hidden }: { readonly hidden: number }) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  return (
    <Link className={buttonClass('secondary', false, true)} to={paths.to('office/history', language)}>
      {hidden > 0 ? t('open_more', { count: hidden }) : t('all_coupons')}
    </Link>
  );
}

/** Lists the open coupons of an answer of the platform. */
export function OpenBets({ coupons, count }: { readonly coupons: readonly Coupon[]; readonly count: number }) {
  const { t } = useTranslation('history');
  const { held, onHold } = useHeld();
  const shown = useMemo(() => withHeld(coupons, held), [coupons, held]);
  const cashOutIds = useMemo(() => cashOutIdsOf(shown), [shown]);
  useOpenGames(shown);
  if (shown.length === 0) {
    return (
      <StateView
        kind="empty"
        icon="coupon"
        title={t('open_none')}
        text={t('open_none_text')}
        actions={<HistoryLink hidden={0} />}
      />
    );
  }
  return (
    <>
      <ul className={styles.list} aria-label={t('open_label')}>
        {shown.map((coupon) => (
          <MyBet key={coupon.id} coupon={coupon} cashOutIds={cashOutIds.get(coupon.id) ?? coupon.id} onHold={onHold} />
        ))}
      </ul>
      <HistoryLink hidden={Math.max(0, count - coupons.length)} />
    </>
  );
}

function PlayersBets({ userId }: { readonly userId: number }) {
  const { t } = useTranslation(['history', 'errors', 'common']);
  const { answer, error, refetch } = useOpenCoupons(userId);
  const retry = useRetry(refetch);
  if (!answer) {
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
  return (
    <>
      {error ? (
        <Notice kind="warn" icon="offline" announced>
          {t('stale')} {t(`errors:${errorTextKey(toCallError(error))}`)}
        </Notice>
      ) : null}
      <OpenBets coupons={answer.coupons} count={answer.count} />
    </>
  );
}

/** The second tab of the coupon: the player's open bets, live, with their cash-outs and the way to all bets. */
export function MyBets() {
  const player = useAppSelector(selectPlayer);
  return (
    <div className={styles.panel} data-my-bets="">
      {player ? <PlayersBets key={player.user_id} userId={player.user_id} /> : <Visitor />}
    </div>
  );
}
