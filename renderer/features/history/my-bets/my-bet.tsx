import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTypeName } from '#renderer/lib/text/use-type-name.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { couponLegIdentity } from '#shared/domain/builder/leg-identity.ts';
import { bestPayoutOf } from '#shared/domain/coupon/bonuses/best-payout.ts';
import { couponRulesOf } from '#shared/domain/coupon/coupon-rules.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { statusOf } from '../coupons/coupon-status.ts';
import { LegItem } from '../coupons/leg-item.tsx';
import { CashOutInRow } from './cash-out-in-row.tsx';
import styles from './my-bets.module.css';

/** Number of legs that are shown before the player asks for all. */
const FEW = 4;

interface MyBetProps {
  readonly coupon: Coupon;
  readonly cashOutIds: string;
  readonly onHold: (couponId: string, coupon: Coupon | null) => void;
}

/** Shows an open bet: its legs with live scores and what each still needs, its stake and payout, and its cash-out. */
export function MyBet({ coupon, cashOutIds, onHold }: MyBetProps) {
  const { t } = useTranslation('history');
  const money = useMoneyText();
  const config = useAppSelector(selectConfig);
  const name = useTypeName(coupon);
  const [hasAll, setHasAll] = useState(coupon.legs.length <= FEW);
  const legs = hasAll ? coupon.legs : coupon.legs.slice(0, FEW - 1);
  const best = bestPayoutOf(coupon, couponRulesOf(config.coupon));
  return (
    <li className={styles.bet} data-coupon={coupon.id}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          {name}
          {coupon.legs.length > 1 ? <span> · {t('bet_count', { count: coupon.legs.length })}</span> : null}
        </h3>
        {statusOf(coupon) === 'review' ? <span className={styles.status}>{t('status_review')}</span> : null}
        <p className={styles.meta}>
          {t('number')} <bdi dir="ltr">{coupon.id}</bdi>
        </p>
      </div>
      <ul>
        {legs.map((leg) => (
          <LegItem
            key={couponLegIdentity(leg)}
            leg={leg}
            result={coupon.result}
            isBanker={leg.banker && coupon.typeId === COUPON_TYPE.system}
          />
        ))}
      </ul>
      {hasAll ? null : (
        <Button kind="quiet" wide onClick={() => setHasAll(true)}>
          {t('more_bets', { count: coupon.legs.length - legs.length })}
        </Button>
      )}
      <dl className={styles.money}>
        <div>
          <dt>{t('stake')}</dt>
          <dd>
            <bdi translate="no">{money(coupon.amount, coupon.iso)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t(best < coupon.maxPayout ? 'can_still_win' : 'could_win')}</dt>
          <dd>
            <bdi translate="no">{money(best, coupon.iso)}</bdi>
          </dd>
        </div>
      </dl>
      <CashOutInRow coupon={coupon} cashOutIds={cashOutIds} onHold={onHold} />
    </li>
  );
}
