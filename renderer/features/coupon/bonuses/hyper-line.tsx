import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { usePercentText } from '#renderer/lib/text/use-percent-text.ts';
import type { HyperMissing, HyperTerms } from '#shared/domain/coupon/bonuses/hyper-bonus-terms.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';
import { useLegText } from '../bet-slip/use-leg-text.ts';
import styles from './bonuses.module.css';

/** What is to be done to get the bonus, with the percent that it would be. */
function useMissingText(iso: string): (missing: HyperMissing, percent: number) => string {
  const { t } = useTranslation('coupon-bonuses');
  const money = useMoneyText();
  const text = useLegText();
  const percentText = usePercentText();
  return (missing, percent) => {
    const values = { percent: percentText(percent) };
    switch (missing.kind) {
      case 'legs':
        return t('hyper_need_legs', { count: missing.count, ...values });
      case 'coef':
        return t('hyper_need_coef', { coef: text.coef(missing.minLegCoef), ...values });
      case 'stake':
        return t('hyper_need_stake', { amount: money(missing.minBetLimit, iso), ...values });
    }
  };
}

const firstPercent = (terms: HyperTerms | null) => terms?.ladder[0]?.percent ?? 0;

/**
 * The hyper bonus as a line of its own: it is no part of the odds nor of the possible win (coupon mathematics §8.7).
 * Where something is missing it says what.
 */
export function HyperLine({ model }: { readonly model: BetSlipModel }) {
  const { t } = useTranslation('coupon-bonuses');
  const money = useMoneyText();
  const percentText = usePercentText();
  const missingText = useMissingText(model.iso);
  const { hyper, hyperTerms, isAsked, promo } = model.bonuses;
  // Its room, so that nothing moves when it comes.
  if (isAsked && promo === null && model.typeId === COUPON_TYPE.express) return <div className={styles.hyper} />;
  if (!hyper || model.legs.length < 2) return null;
  const { missing, next, percent, amount } = hyper;
  const hints = [
    missing ? missingText(missing, percent || firstPercent(hyperTerms)) : null,
    missing === null && next ? t('hyper_next', { count: next.legs, percent: percentText(next.percent) }) : null,
  ].filter((hint) => hint !== null);
  return (
    <div className={styles.hyper} data-hyper={missing === null ? 'on' : missing.kind}>
      {missing === null ? (
        <p className={styles.hyperLine}>
          <span>{t('hyper_bonus_percent', { percent: percentText(percent) })}</span>
          <b>{t('hyper_up_to', { amount: money(amount, model.iso) })}</b>
        </p>
      ) : null}
      {hints.map((hint) => (
        <p key={hint} className={styles.hint}>
          {hint}
        </p>
      ))}
    </div>
  );
}
