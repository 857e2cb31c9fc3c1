import { useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { betsRepeated, selectCouponCount } from '#renderer/lib/ports/coupon-port.ts';
import { useAppDispatch, useAppStore } from '#renderer/lib/store/store-hooks.ts';
import { useGameText } from '#renderer/lib/text/use-game-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import type { RepeatedCoupon } from '#shared/contracts/house-coupons.ts';
import { useRepeatCouponMutation } from './repeat-api.ts';
import styles from './repeat-bet.module.css';

/** Returns what became of the selections in words: how many are in the coupon, and which could not be taken. */
export function useRepeatedText(): (repeated: Pick<RepeatedCoupon, 'legs' | 'lost' | 'moved'>) => string {
  const { t } = useTranslation('repeat');
  const { pair } = useGameText();
  return ({ legs, lost, moved }) =>
    [
      legs.length > 0 ? t('taken', { count: legs.length }) : t('none'),
      legs.length > 0 && moved > 0 ? t('moved', { count: moved }) : '',
      lost.length > 0 ? t('lost', { games: lost.map(pair).join(', ') }) : '',
    ]
      .filter(Boolean)
      .join(' ');
}

/** Fills the coupon with the bets of a placed one that are still offered; asks first where it would replace others. */
export function RepeatBet({ coupon }: { readonly coupon: Coupon }) {
  const { t } = useTranslation(['repeat', 'errors']);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [load, { isLoading, error }] = useRepeatCouponMutation();
  const [held, setHeld] = useState<{ readonly repeated: RepeatedCoupon; readonly count: number } | null>(null);
  const [said, setSaid] = useState('');
  const say = useRepeatedText();
  const take = (repeated: RepeatedCoupon) => {
    setHeld(null);
    setSaid(say(repeated));
    if (repeated.legs.length === 0) return;
    const bets = repeated.legs.map(({ banker = false, ...leg }) => ({ ...leg, banker }));
    dispatch(betsRepeated({ ...repeated, bets }));
  };
  const ask = async () => {
    setSaid('');
    const { data } = await load({ params: { couponId: coupon.id } });
    if (!data) return;
    const count = selectCouponCount(store.getState());
    if (count > 0 && data.legs.length > 0) setHeld({ repeated: data, count });
    else take(data);
  };
  return (
    <div className={held ? `${styles.repeat} ${styles.asking}` : styles.repeat}>
      {held ? (
        <>
          <p role="status">{t('replace', { count: held.count })}</p>
          <Button kind="primary" onClick={() => take(held.repeated)}>
            {t('replace_yes')}
          </Button>
          <Button onClick={() => setHeld(null)}>{t('replace_no')}</Button>
        </>
      ) : (
        <>
          <Button kind="quiet" disabled={isLoading} aria-busy={isLoading} onClick={() => void ask()}>
            {t('repeat')}
          </Button>
          <p role="status">{error && !isLoading ? t(`errors:${errorTextKey(toCallError(error))}`) : said}</p>
        </>
      )}
    </div>
  );
}
