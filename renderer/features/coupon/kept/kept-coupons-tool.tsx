import { useEffect, useRef, useState } from 'react';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { selectHasRows } from '../coupon-state.ts';
import { keptChanged } from '../slice.ts';
import toolStyles from '../tools/coupon-tools.module.css';
import { KeepForm } from './keep-form.tsx';
import styles from './kept-coupons.module.css';
import { KEPT_MAX, type KeptCoupon, keptOf } from './kept-coupons.ts';
import { KeptItem } from './kept-item.tsx';

/** Offers to bring a deleted coupon back, until the list changes otherwise. */
function Deleted({ coupon, onBack }: { readonly coupon: KeptCoupon; readonly onBack: () => void }) {
  const { t } = useTranslation(['coupon-tools', 'coupon']);
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button is gone with its coupon.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.deleted}>
      <p>{t('kept_deleted', { name: coupon.name })}</p>
      <Button ref={button} onClick={onBack}>
        {t('coupon:undo')}
      </Button>
    </div>
  );
}

/** Keeps the present coupon under a name, and lists the kept ones. */
export function KeptCouponsTool({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation(['coupon-tools', 'coupon']);
  const dispatch = useAppDispatch();
  const kept = useAppSelector(({ coupon }) => coupon.kept);
  const userId = useAppSelector((state) => selectPlayer(state)?.user_id ?? null);
  const hasRows = useAppSelector(selectHasRows);
  const [deleted, setDeleted] = useState<{ readonly before: typeof kept; readonly coupon: KeptCoupon } | null>(null);
  const [said, setSaid] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It opens below the bets, which fill the view.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const mine = keptOf(kept, userId);
  const change = (list: typeof kept, words: string) => {
    dispatch(keptChanged(list));
    setDeleted(null);
    setSaid(words);
  };
  const remove = (coupon: KeptCoupon) => {
    const left = kept.filter(({ id }) => id !== coupon.id);
    change(left, t('kept_deleted', { name: coupon.name }));
    setDeleted({ before: kept, coupon });
  };
  const bringBack = ({ before, coupon }: NonNullable<typeof deleted>) => {
    const place = before.indexOf(coupon);
    change(kept.toSpliced(place, 0, coupon).slice(0, KEPT_MAX), t('kept_saved', { name: coupon.name }));
  };
  return (
    <div ref={panel} className={toolStyles.panel}>
      {hasRows ? <KeepForm kept={kept} userId={userId} onKeep={change} /> : null}
      <p className="vh" role="status">
        {said}
      </p>
      {deleted ? <Deleted coupon={deleted.coupon} onBack={() => bringBack(deleted)} /> : null}
      {mine.length > 0 ? (
        <ul className={styles.list} aria-label={t('kept_list')}>
          {mine.map((coupon) => (
            <KeptItem
              key={coupon.id}
              coupon={coupon}
              onDone={onDone}
              onRemove={() => remove(coupon)}
              onRename={(name) =>
                change(
                  kept.map((one) => (one.id === coupon.id ? { ...one, name } : one)),
                  t('kept_saved', { name }),
                )
              }
            />
          ))}
        </ul>
      ) : hasRows ? null : (
        <p className={toolStyles.note}>{t('kept_none')}</p>
      )}
    </div>
  );
}
