import { type ComponentType, useEffect, useRef, useState } from 'react';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { selectIsSlipAsked } from '#renderer/lib/ports/coupon-port.ts';
import { displayChanged, selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { IconButton } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { Segmented } from '#renderer/ui/segmented.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import styles from './coupon-panel.module.css';
import { selectHasRows } from './coupon-state.ts';
import { isOpenBatch } from './placement/batch.ts';
import { RestoreFocus } from './restore-focus.ts';
import { SettingsButton } from './settings/settings-button.tsx';
import { couponCleared } from './slice.ts';
import { CouponToolsPart } from './tools/lazy-tools.tsx';
import { UndoNoticePart, UndoWordsPart } from './undo/lazy-undo.tsx';

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
  isPatient: true,
});

/** What the panel shows: the bets to place, or the placed ones. */
type Tab = 'placed' | 'slip';

/** The player's placed bets, which another feature shows. */
interface PlacedBets {
  readonly List: ComponentType;
  /** Number of the open ones; nothing without any. */
  readonly Count: ComponentType<{ readonly className: string | undefined }>;
}

interface HeadProps {
  readonly tab: Tab;
  readonly count: number;
  readonly isClearable: boolean;
  readonly placed: PlacedBets;
  readonly onTab: (tab: Tab) => void;
  readonly onClear: () => void;
}

function Head({ tab, count, isClearable, placed, onTab, onClear }: HeadProps) {
  const { t } = useTranslation(['account', 'common']);
  const dispatch = useAppDispatch();
  const options = [
    {
      value: 'slip' as const,
      label: (
        <>
          <span className={styles.tab}>{t('common:coupon')}</span>
          {count > 0 ? <span className={styles.count}>{count}</span> : null}
        </>
      ),
    },
    {
      value: 'placed' as const,
      label: (
        <>
          <span className={styles.tab}>{t('my_bets')}</span>
          <placed.Count className={styles.count} />
        </>
      ),
    },
  ];
  return (
    <div className={styles.head}>
      <h2 className="vh">{t('common:coupon')}</h2>
      <Segmented label={t('common:coupon')} value={tab} options={options} onChange={onTab} />
      <span className={styles.space} />
      {isClearable ? <IconButton icon="bin" size={16} label={t('coupon_clear')} onClick={onClear} /> : null}
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

/** Returns the chosen tab. A pressed price, a placement and a key for the stake lead back to the bets to place. */
function useTab() {
  const dispatch = useAppDispatch();
  const isAsked = useAppSelector(
    (state) => state.coupon.asked === 'place' || state.coupon.asked === 'stake' || selectIsSlipAsked(state),
  );
  const { isCouponFolded } = useAppSelector(selectDisplay);
  const count = useAppSelector(({ coupon }) => coupon.bets.length);
  const batchId = useAppSelector(({ coupon }) => coupon.batch?.id ?? null);
  const [shown, setShown] = useState<{ tab: Tab; count: number; batchId: string | null }>({
    tab: 'slip',
    count,
    batchId,
  });
  if (shown.count !== count || shown.batchId !== batchId) {
    const hasNews = count > shown.count || (batchId !== null && batchId !== shown.batchId);
    setShown({ tab: hasNews ? 'slip' : shown.tab, count, batchId });
  }
  const choose = (tab: Tab) => setShown((before) => ({ ...before, tab }));
  // The stake takes the focus once it is drawn.
  if (isAsked && shown.tab !== 'slip') choose('slip');
  const isInTheWay = isAsked && isCouponFolded;
  useEffect(() => {
    if (isInTheWay) dispatch(displayChanged({ isCouponFolded: false }));
  }, [isInTheWay, dispatch]);
  return [shown.tab, choose] as const;
}

/** Shows the bets of the coupon, or an invitation to the first one. The body loads with the first bet. */
function Slip() {
  const { t } = useTranslation('account');
  const hasRows = useAppSelector(selectHasRows);
  const batch = useAppSelector((state) => state.coupon.batch);
  const player = useAppSelector(selectPlayer);
  const hasUndo = useAppSelector((state) => state.coupon.undo !== null);
  const isEmpty = !hasRows && (batch === null || batch.userId !== player?.user_id);
  return (
    <>
      <BetSlipHead />
      {isEmpty ? (
        <>
          {hasUndo ? <UndoNoticePart /> : null}
          <div className={styles.empty}>
            <StateView kind="empty" icon="coupon" title={t('coupon_empty')} text={t('coupon_empty_text')} />
          </div>
          <CouponToolsPart />
        </>
      ) : (
        <CouponBody />
      )}
    </>
  );
}

/** Shows the coupon next to the content, or in a sheet on a phone: the bets to place and, in its second tab, the placed. */
export function CouponPanel({ placed }: { readonly placed: PlacedBets }) {
  const count = useAppSelector((state) => state.coupon.bets.length);
  const dispatch = useAppDispatch();
  const hasRows = useAppSelector(selectHasRows);
  const hasUndo = useAppSelector((state) => state.coupon.undo !== null);
  const isBusy = useAppSelector((state) => isOpenBatch(state.coupon.batch));
  const { isCouponFolded } = useAppSelector(selectDisplay);
  const isFixed = useAppSelector(({ coupon }) => coupon.settings?.isCouponFixed !== false);
  const panel = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useTab();
  return (
    <div
      ref={panel}
      className={styles.panel}
      tabIndex={-1}
      data-folded={isCouponFolded ? '' : undefined}
      data-floating={isFixed ? undefined : ''}
    >
      <RestoreFocus coupon={panel} />
      <p className="vh" role="status">
        {hasUndo ? <UndoWordsPart /> : null}
      </p>
      <FoldedCoupon count={count} />
      <div className={styles.whole}>
        <Head
          tab={tab}
          count={count}
          isClearable={tab === 'slip' && hasRows && !isBusy}
          placed={placed}
          onTab={setTab}
          onClear={() => dispatch(couponCleared())}
        />
        {tab === 'placed' ? <placed.List /> : <Slip />}
      </div>
    </div>
  );
}
