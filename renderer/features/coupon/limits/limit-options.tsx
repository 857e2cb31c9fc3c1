import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { careAsked } from '#renderer/lib/ports/auth-port.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { isMoneyLimitType, limitPeriodDays, moneyLimitGroup } from '#shared/domain/care/money-limits.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import type { PlacementBatch, Refusal } from '../placement/batch.ts';
import { amountChanged } from '../slice.ts';
import styles from './limit-options.module.css';

interface LimitOptionsProps {
  readonly batch: PlacementBatch;
  readonly refusal: Refusal;
}

const numberIn = (value: number | string | undefined): number => (typeof value === 'number' ? value : 0);

/**
 * Says which limit of the player refused the bet, what it leaves and until when, and how to continue (betting §3, §4).
 */
export function LimitOptions({ batch, refusal: { data } }: LimitOptionsProps) {
  const { t } = useTranslation('limits');
  const dispatch = useAppDispatch();
  const money = useMoneyText();
  const text = useTimeText();
  const now = useNow(MINUTE_MS);
  const { iso } = batch;
  const [limitType, value, moreAt] = [numberIn(data.limitType), numberIn(data.remaining), numberIn(data.moreAt)];
  if (!isMoneyLimitType(limitType)) return null;
  const group = moneyLimitGroup(limitType) === 'loss' ? 'loss' : 'stake';
  const period = t('period', { days: limitPeriodDays(limitType) });
  const canStake = value > 0 && batch.typeId !== COUPON_TYPE.manySingles;
  return (
    <div className={styles.options}>
      <p>
        {t(`slip_${group}`, { period, amount: money(value, iso) })}{' '}
        {moreAt > now ? t('slip_more', { time: text.moment(moreAt, now) }) : null}
      </p>
      <div className={styles.buttons}>
        {canStake ? (
          <Button onClick={() => dispatch(amountChanged({ value, iso }))}>
            {t('slip_stake_this', { amount: money(value, iso) })}
          </Button>
        ) : null}
        <Button kind="quiet" onClick={() => dispatch(careAsked())}>
          {t('slip_care')}
        </Button>
      </div>
    </div>
  );
}
