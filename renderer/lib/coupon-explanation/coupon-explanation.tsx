import { useMemo } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { withBonusLeg } from '#shared/domain/coupon/bonuses/bonus-bet-join.ts';
import { couponRulesOf } from '#shared/domain/coupon/coupon-rules.ts';
import { explainCoupon } from '#shared/domain/coupon/explain.ts';
import { legStatusKey } from '#shared/domain/coupon/leg-status-key.ts';
import { BonusStep, PromoStep } from './bonus-steps.tsx';
import { exactFactor } from './exact-money.ts';
import type { ExplainedCoupon } from './explained-coupon.ts';
import styles from './explanation.module.css';
import { LineList } from './line-list.tsx';
import { ReviewAndAdvanceSteps } from './review-and-advance-steps.tsx';
import { lineCountIn, useStepTexts } from './step-text.ts';

interface CouponExplanationProps {
  readonly coupon: ExplainedCoupon;
  /** Names the bet at this index. */
  readonly nameOf: (index: number) => string;
}

/**
 * Explains how the payout of a coupon is calculated, from the statuses of its bets to the last cent. Its texts are in
 * the namespace of the history.
 */
export function CouponExplanation({ coupon, nameOf }: CouponExplanationProps) {
  const { t, language } = useTranslation('history');
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
        {explanation.legs.map(({ index, statusId, multiplier, role }) =>
          role === 'bonus' ? (
            <BonusStep key="bonus" factor={exactFactor(multiplier, locale)} />
          ) : (
            <li key={index}>
              <bdi>{nameOf(index)}</bdi>
              <span>{t(legStatusKey(statusId))}</span>
              <b>
                <bdi dir="ltr">× {exactFactor(multiplier, locale)}</bdi>
              </b>
            </li>
          ),
        )}
      </ol>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step} suppressHydrationWarning>
            {step}
          </li>
        ))}
        <PromoStep coupon={coupon} />
        <ReviewAndAdvanceSteps coupon={coupon} />
      </ul>
      {lines > 1 ? <LineList coupon={coupon} explanation={explanation} count={lines} /> : null}
    </div>
  );
}
