import { useMemo } from 'react';
import { exactFactor } from '#renderer/lib/coupon-explanation/exact-money.ts';
import { LineList } from '#renderer/lib/coupon-explanation/line-list.tsx';
import { lineCountIn, useStepTexts } from '#renderer/lib/coupon-explanation/step-text.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { moneyLocale } from '#renderer/lib/text/use-money-text.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { couponRulesOf } from '#shared/domain/coupon/coupon-rules.ts';
import { explainCoupon } from '#shared/domain/coupon/explain.ts';
import { withBonusLeg } from '#shared/domain/coupon/offers/bonus-bet-join.ts';
import { statusKey } from '../coupons/coupon-status.ts';
import styles from './explanation.module.css';
import { BonusStep, PromoStep } from './offer-steps.tsx';

/** How the money of a coupon comes about, from the statuses of its bets to the last cent. */
export function Explanation({ coupon }: { readonly coupon: Coupon }) {
  const { t, language } = useTranslation('history');
  const text = useBetText();
  const { coupon: couponConfig } = useAppSelector(selectConfig);
  const explanation = useMemo(
    () => explainCoupon(withBonusLeg(coupon), couponRulesOf(couponConfig)),
    [coupon, couponConfig],
  );
  const steps = useStepTexts(coupon, explanation);
  const locale = moneyLocale(language);
  const lines = lineCountIn(explanation);
  return (
    <div className={styles.explanation}>
      <p className={styles.basis}>{t(explanation.basis === 'actual' ? 'basis_actual' : 'basis_best')}</p>
      <ol className={styles.legs}>
        {explanation.legs.map(({ index, statusId, multiplier }) => {
          const leg = coupon.legs[index];
          return leg ? (
            <li key={leg.marketId}>
              <bdi>{text.pair(leg)}</bdi>
              <span>{t(statusKey(statusId))}</span>
              <b>
                <bdi dir="ltr">× {exactFactor(multiplier, locale)}</bdi>
              </b>
            </li>
          ) : (
            <BonusStep key="bonus" factor={exactFactor(multiplier, locale)} />
          );
        })}
      </ol>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        <PromoStep coupon={coupon} />
      </ul>
      {lines > 1 ? <LineList coupon={coupon} explanation={explanation} count={lines} /> : null}
    </div>
  );
}
