import { useMemo } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTypeName } from '#renderer/lib/text/use-type-name.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import type { EditTerms } from '#shared/contracts/coupon-edit.ts';
import { bestPayoutOf } from '#shared/domain/coupon/bonuses/best-payout.ts';
import { couponRulesOf } from '#shared/domain/coupon/coupon-rules.ts';
import { OrderFigures } from '../orders/order-figures.tsx';
import styles from './edit.module.css';
import { differenceOf } from './edit-draft.ts';

type EditQuote = Extract<EditTerms, { status: 'offered' }>;

interface FiguresProps {
  readonly coupon: Coupon;
  readonly quote: EditQuote;
}

/** Shows the value of the coupon, the amount to pay or get back, and the possible wins before and after the edit. */
export function EditFigures({ coupon, quote }: FiguresProps) {
  const { t } = useTranslation('edit');
  const money = useMoneyText();
  const text = useBetText();
  const { coupon: config } = useAppSelector(selectConfig);
  const before = useMemo(() => bestPayoutOf(coupon, couponRulesOf(config)), [coupon, config]);
  const difference = differenceOf(quote);
  const { iso } = coupon;
  const figures = [
    { name: t('value_now'), value: money(quote.value, iso) },
    { name: t('new_stake'), value: money(quote.stake, iso) },
    ...(difference === 0
      ? []
      : [{ name: t(difference > 0 ? 'you_pay' : 'you_get'), value: money(Math.abs(difference), iso) }]),
    ...(quote.coef === null ? [] : [{ name: t('new_odds'), value: text.total(quote.coef) }]),
    { name: t('could_win_before'), value: money(before, iso) },
    ...(quote.maxPayout === null
      ? []
      : [{ name: t('could_win_then'), value: money(quote.maxPayout, iso), isHighlighted: true }]),
  ];
  return <OrderFigures figures={figures} />;
}

/** Lists the other changes that the edit makes. */
export function EditNotes({ coupon, quote, delaySeconds }: FiguresProps & { readonly delaySeconds: number }) {
  const { t } = useTranslation('edit');
  const legs = quote.prices.map(() => ({ banker: false }));
  const next = useTypeName({ typeId: quote.typeId, systemValue: quote.systemValue, legs } as Coupon);
  const isOther = quote.typeId !== coupon.typeId || quote.systemValue !== coupon.systemValue;
  return (
    <ul className={styles.notes}>
      {isOther ? <li>{t('becomes', { type: next })}</li> : null}
      {quote.ends.map((end) => (
        <li key={end}>{t(`ends_${end.replaceAll('-', '_')}`)}</li>
      ))}
      {quote.isLive ? <li>{t('live_delay', { seconds: delaySeconds })}</li> : null}
    </ul>
  );
}
