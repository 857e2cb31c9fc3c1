import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { couponHistoryCall } from '#shared/contracts/coupon.ts';
import styles from './history-sums.module.css';

type Sums = CallAnswer<typeof couponHistoryCall>['sums'][number];

/** Returns the net result of the settled stakes; open stakes are neither won nor lost. */
export function netOf({ staked, open, returned }: Pick<Sums, 'open' | 'returned' | 'staked'>): number {
  return returned - (staked - open);
}

function CurrencySums({ sums }: { readonly sums: Sums }) {
  const { t } = useTranslation('history');
  const money = useMoneyText();
  const { iso } = sums;
  const net = netOf(sums);
  const figures = [
    { key: 'sum_staked', text: money(sums.staked, iso), sign: 0 },
    { key: 'sum_returned', text: money(sums.returned, iso), sign: 0 },
    { key: 'sum_open', text: money(sums.open, iso), sign: 0 },
    { key: 'sum_net', text: money(net, iso, { signDisplay: 'exceptZero' }), sign: Math.sign(net) },
  ] as const;
  return (
    <dl className={styles.sums}>
      {figures.map(({ key, text, sign }) => (
        <div key={key} className={styles.sum}>
          <dt>{t(key)}</dt>
          <dd data-sign={sign}>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows the sums of all matching coupons, one row per currency. */
export function HistorySums({ sums }: { readonly sums: readonly Sums[] }) {
  return (
    <div className={styles.all}>
      {sums.map((one) => (
        <CurrencySums key={one.iso} sums={one} />
      ))}
    </div>
  );
}
