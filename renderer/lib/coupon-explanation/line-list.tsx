import { useMemo, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { couponRulesOf } from '#shared/domain/coupon/coupon-rules.ts';
import type { CouponArithmetic } from '#shared/domain/coupon/explanation.ts';
import { type CouponLine, couponLines } from '#shared/domain/coupon/lines.ts';
import type { EngineCoupon } from '#shared/domain/coupon/types.ts';
import { exactFactor } from './exact-money.ts';
import type { ExplainedCoupon } from './explained-coupon.ts';
import styles from './line-list.module.css';
import { LinePager } from './line-pager.tsx';

/** Lines per page. A coupon may have hundreds of thousands, and only one page is calculated. */
const PAGE = 50;

interface LineListProps {
  readonly coupon: ExplainedCoupon;
  readonly explanation: CouponArithmetic;
  /** Number of lines of the coupon. */
  readonly count: number;
}

function useLines(coupon: EngineCoupon, page: number): readonly CouponLine[] {
  const { coupon: couponConfig } = useAppSelector(selectConfig);
  return useMemo(
    () => couponLines(coupon, BigInt(page * PAGE), PAGE, couponRulesOf(couponConfig)),
    [coupon, page, couponConfig],
  );
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

/** Lists the lines of a coupon page by page: the bets, multipliers and return of each. */
export function LineList({ coupon, explanation, count }: LineListProps) {
  const { t } = useTranslation('history');
  const [asked, setPage] = useState(0);
  const pages = Math.ceil(count / PAGE);
  // A system that has become smaller meanwhile has fewer pages.
  const page = Math.min(asked, pages - 1);
  const lines = useLines(coupon, page);
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('lines_heading', { count })}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <LineRow key={String(line.rank)} line={line} coupon={coupon} explanation={explanation} />
        ))}
      </ul>
      {pages > 1 ? (
        <LinePager
          page={page}
          pages={pages}
          from={page * PAGE + 1}
          to={page * PAGE + lines.length}
          count={count}
          onPage={setPage}
        />
      ) : null}
      <p className={styles.note}>{t('lines_note')}</p>
    </section>
  );
}
