import { useMemo, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { moneyLocale, useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { couponRulesOf } from '#shared/domain/coupon/coupon-rules.ts';
import type { CouponExplanation } from '#shared/domain/coupon/explanation.ts';
import { type CouponLine, couponLines } from '#shared/domain/coupon/lines.ts';
import { exactFactor } from './exact-money.ts';
import type { ExplainedCoupon } from './explained-coupon.ts';
import styles from './line-list.module.css';

/** As many lines at first, and as many more with each press: there may be thousands. */
const FIRST = 10;
const MORE = 50;

interface LineListProps {
  readonly coupon: ExplainedCoupon;
  readonly explanation: CouponExplanation;
  /** How many lines the coupon has. */
  readonly count: number;
}

function useLines(coupon: ExplainedCoupon, shown: number): readonly CouponLine[] {
  const { coupon: couponConfig } = useAppSelector(selectConfig);
  return useMemo(() => couponLines(coupon, 0n, shown, couponRulesOf(couponConfig)), [coupon, shown, couponConfig]);
}

function LineRow({ line, coupon, explanation }: { readonly line: CouponLine } & Omit<LineListProps, 'count'>) {
  const { t, language } = useTranslation('history');
  const money = useMoneyText();
  const locale = moneyLocale(language);
  const factors = line.indexes.flatMap((index) => explanation.legs[index]?.multiplier ?? []);
  const payout = money(line.payout, coupon.iso);
  return (
    <li className={styles.line} data-state={line.state}>
      <span>{t('line_bets', { bets: line.indexes.map((index) => index + 1).join(', ') })}</span>
      <bdi className={styles.factors} dir="ltr">
        {factors.map((factor) => exactFactor(factor, locale)).join(' × ')}
      </bdi>
      <b>{line.state === 'pending' ? t('line_up_to', { payout }) : payout}</b>
    </li>
  );
}

/** Every line of a system by itself: its bets, their multipliers, and what it brings. */
export function LineList({ coupon, explanation, count }: LineListProps) {
  const { t } = useTranslation('history');
  const [shown, setShown] = useState(FIRST);
  const lines = useLines(coupon, shown);
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('lines_heading', { count })}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <LineRow key={String(line.rank)} line={line} coupon={coupon} explanation={explanation} />
        ))}
      </ul>
      {shown < count ? (
        <Button kind="quiet" wide onClick={() => setShown(shown + MORE)}>
          {t('lines_more', { count: Math.min(MORE, count - shown) })}
        </Button>
      ) : null}
      <p className={styles.note}>{t('lines_note')}</p>
    </section>
  );
}
