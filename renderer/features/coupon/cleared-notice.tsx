import { useEffect, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useCouponCommand } from '#renderer/lib/ports/coupon-commands.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import styles from './coupon-panel.module.css';
import type { SharedCoupon } from './persistence/shared-fields.ts';
import { couponFilled } from './slice.ts';

/** Ms for which removed bets can be brought back. */
const OFFERED_MS = 10_000;

/** Fields of the coupon that removing all bets empties. */
export type ClearedCoupon = Omit<SharedCoupon, 'batch' | 'coefAction' | 'settings'>;

export interface ClearedNoticeProps {
  readonly cleared: ClearedCoupon;
  readonly onGone: () => void;
}

/** Offers to bring back the bets that were just removed, with their stakes. It stays while it is pointed at or focused. */
export function ClearedNotice({ cleared, onGone }: ClearedNoticeProps) {
  const { t } = useTranslation('coupon');
  const dispatch = useAppDispatch();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onGone, OFFERED_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onGone]);
  const restore = () => {
    dispatch(couponFilled(cleared));
    onGone();
  };
  useCouponCommand('undo', restore);
  return (
    <div
      className={styles.cleared}
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{t('cleared', { count: cleared.bets.length })}</p>
      <Button onClick={restore}>{t('cleared_undo')}</Button>
    </div>
  );
}
