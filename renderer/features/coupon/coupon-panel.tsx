import { useCallback, useRef, useState } from 'react';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { displayChanged, selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import type { ClearedCoupon, ClearedNoticeProps } from './cleared-notice.tsx';
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

const ClearedNoticePart = lazyPart<ClearedNoticeProps>({
  load: async () => (await import('./cleared-notice.tsx')).ClearedNotice,
  namespaces: ['coupon'],
});

interface HeadProps {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onClear: () => void;
}

function Head({ count, isBusy, onClear }: HeadProps) {
  const { t } = useTranslation(['account', 'common']);
  const dispatch = useAppDispatch();
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{t('common:coupon')}</h2>
      {count > 0 ? <span className={styles.count}>{count}</span> : null}
      <span className={styles.space} />
      {count > 0 && !isBusy ? (
        <Button kind="quiet" className={styles.clear} onClick={onClear}>
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

/** Shows a folded coupon as a strip: the number of bets and the button that unfolds it. */
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

/** Removes all bets, and remembers them until they are brought back or given up. */
function useClear() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [cleared, setCleared] = useState<ClearedCoupon | null>(null);
  const clear = () => {
    const { bets, typeId, amount, amountByBetId, amountByBlockId, systemValue, express, choices } =
      store.getState().coupon;
    setCleared({ bets, typeId, amount, amountByBetId, amountByBlockId, systemValue, express, choices });
    dispatch(couponCleared());
  };
  const forget = useCallback(() => setCleared(null), []);
  return { cleared, clear, forget };
}

/** Shows the coupon next to the content, or in a sheet on a phone. Its body loads with the first bet. */
export function CouponPanel() {
  const { t } = useTranslation('account');
  const bets = useAppSelector((state) => state.coupon.bets);
  const batch = useAppSelector((state) => state.coupon.batch);
  const player = useAppSelector(selectPlayer);
  const { isCouponFolded } = useAppSelector(selectDisplay);
  const isFixed = useAppSelector(({ coupon }) => coupon.settings?.isCouponFixed !== false);
  const panel = useRef<HTMLDivElement>(null);
  const { cleared, clear, forget } = useClear();
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
        <Head count={bets.length} isBusy={isOpenBatch(batch)} onClear={clear} />
        <BetSlipHead />
        {isEmpty ? (
          <>
            {cleared ? <ClearedNoticePart cleared={cleared} onGone={forget} /> : null}
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
