import { useRef } from 'react';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { displayChanged, selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import styles from './coupon-panel.module.css';
import { isOpenBatch } from './placement/batch.ts';
import { RestoreFocus } from './restore-focus.ts';
import { SettingsButton } from './settings/settings-button.tsx';
import { couponCleared } from './slice.ts';
import { CouponToolsPart } from './tools/lazy-tools.tsx';

function BetSlipSkeleton() {
  return (
    <div className={styles.bones}>
      <Bone kind="price" />
      <Bone width={80} />
      <Bone width={40} />
      <Bone kind="price" />
    </div>
  );
}

const CouponBody = lazyPart({
  load: async () => (await import('./coupon-body.tsx')).CouponBody,
  namespaces: ['coupon', 'bet-slip', 'errors', 'coupon-bonuses'],
  fallback: <BetSlipSkeleton />,
});

const BetSlipHead = lazyPart({
  load: async () => (await import('./settings/bet-slip-head.tsx')).BetSlipHead,
  namespaces: ['bet-slip', 'errors'],
});

function Head({ count, isBusy }: { readonly count: number; readonly isBusy: boolean }) {
  const { t } = useTranslation(['account', 'common']);
  const dispatch = useAppDispatch();
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{t('common:coupon')}</h2>
      {count > 0 ? <span className={styles.count}>{count}</span> : null}
      <span className={styles.space} />
      {count > 0 && !isBusy ? (
        <Button kind="quiet" className={styles.clear} onClick={() => dispatch(couponCleared())}>
          {t('coupon_clear')}
        </Button>
      ) : null}
      <SettingsButton />
      <button
        type="button"
        className={styles.fold}
        aria-label={t('coupon_fold')}
        title={t('coupon_fold')}
        onClick={() => dispatch(displayChanged({ isCouponFolded: true }))}
      >
        <Icon name="chevron" size={16} mirrored />
      </button>
    </div>
  );
}

/** A strip beside the content: how many bets there are, and the way back. */
function FoldedCoupon({ count }: { readonly count: number }) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      className={styles.strip}
      aria-label={t('coupon_unfold', { count })}
      title={t('coupon_unfold', { count })}
      onClick={() => dispatch(displayChanged({ isCouponFolded: false }))}
    >
      <Icon name="coupon" size={20} />
      {count > 0 ? <span className={styles.count}>{count}</span> : null}
    </button>
  );
}

/** The coupon: beside the content, or in its sheet on a phone. What it holds is loaded when it holds something. */
export function CouponPanel() {
  const { t } = useTranslation('account');
  const bets = useAppSelector((state) => state.coupon.bets);
  const batch = useAppSelector((state) => state.coupon.batch);
  const player = useAppSelector(selectPlayer);
  const { isCouponFolded } = useAppSelector(selectDisplay);
  const isFixed = useAppSelector(({ coupon }) => coupon.settings?.isCouponFixed !== false);
  const panel = useRef<HTMLDivElement>(null);
  const isEmpty = bets.length === 0 && (batch === null || batch.userId !== player?.user_id);
  return (
    <div
      ref={panel}
      className={styles.panel}
      tabIndex={-1}
      data-folded={isCouponFolded ? '' : undefined}
      data-floating={isFixed ? undefined : ''}
    >
      <RestoreFocus coupon={panel} />
      <FoldedCoupon count={bets.length} />
      <div className={styles.whole}>
        <Head count={bets.length} isBusy={isOpenBatch(batch)} />
        <BetSlipHead />
        {isEmpty ? (
          <>
            <StateView kind="empty" icon="coupon" title={t('coupon_empty')} text={t('coupon_empty_text')} />
            <CouponToolsPart />
          </>
        ) : (
          <CouponBody />
        )}
      </div>
    </div>
  );
}
