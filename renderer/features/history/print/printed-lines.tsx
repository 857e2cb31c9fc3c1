import { useMemo } from 'react';
import { lineCountIn } from '#renderer/lib/coupon-explanation/step-text.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import type { PrintedSlipAnswer } from '#shared/contracts/printed-slip.ts';
import { couponRulesOf } from '#shared/domain/coupon/coupon-rules.ts';
import { explainCoupon } from '#shared/domain/coupon/explain.ts';
import { couponLines } from '#shared/domain/coupon/lines.ts';
import styles from './printed-slip.module.css';

/** Maximum of printed lines; beyond it only their number and stake are printed. */
const MAX_LINES = 60;

/** Lists the lines of a system: their number, their stake, and the bets of each. */
export function PrintedLines({ coupon }: { readonly coupon: PrintedSlipAnswer['coupon'] }) {
  const { t } = useTranslation(['print', 'history']);
  const money = useMoneyText();
  const text = useBetText();
  const { coupon: couponConfig } = useAppSelector(selectConfig);
  const { count, lines } = useMemo(() => {
    const rules = couponRulesOf(couponConfig);
    const found = lineCountIn(explainCoupon(coupon, rules));
    return { count: found, lines: found > 1 && found <= MAX_LINES ? couponLines(coupon, 0n, found, rules) : [] };
  }, [coupon, couponConfig]);
  // A coupon that was cashed out or edited has no stake on its lines any more.
  if (count < 2 || coupon.amount === 0) return null;
  return (
    <section className={styles.lines}>
      <h2 className={styles.blockName}>{t('lines', { count })}</h2>
      <p suppressHydrationWarning>{t('line_stake', { amount: money(coupon.amount, coupon.iso), count })}</p>
      {lines.length > 0 ? (
        <ol className={styles.lineList}>
          {lines.map((line) => (
            <li key={String(line.rank)}>
              <bdi dir="ltr">{line.indexes.map((index) => index + 1).join(' + ')}</bdi>{' '}
              <b>
                <bdi dir="ltr">{text.total(line.coef)}</bdi>
              </b>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}
