import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { couponFilled } from '../slice.ts';
import styles from '../tools/coupon-tools.module.css';

/** What the house adds to the payout of its express; it can be done without, for one that is over. */
export function UpliftNote() {
  const { t } = useTranslation('coupon-tools');
  const dispatch = useAppDispatch();
  const express = useAppSelector(({ coupon }) => coupon.express);
  if (!express) return null;
  return (
    <div className={styles.shuffle}>
      <p>{t('uplift', { percent: express.percent })}</p>
      <Button kind="quiet" onClick={() => dispatch(couponFilled({ express: null }))}>
        {t('uplift_without')}
      </Button>
    </div>
  );
}
