import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import tables from '#renderer/ui/table.module.css';
import type { Payment, PaymentsAnswer } from '#shared/contracts/cashier.ts';
import styles from '../cashier.module.css';
import { usePaymentText } from '../use-payment-text.ts';
import { PaymentPages, useKeptQuery } from './payment-pages.tsx';
import list from './payments.module.css';
import { type PaymentsFilter, queryOfPayments, writePaymentsFilter } from './payments-filter.ts';
import { SumsCard } from './sums-card.tsx';

/** Writes what was paid in and out over the life of the account, with what the difference means (trust R3). */
export function PaymentTotals({ totals }: Pick<PaymentsAnswer, 'totals'>) {
  const { t } = useTranslation('cashier');
  const money = useMoneyText();
  const groups = totals.map(({ iso, deposited, withdrawn, held }) => ({
    iso,
    sums: [
      [t('total_deposited'), money(deposited, iso)],
      [t('total_withdrawn'), money(withdrawn, iso)],
      [t('total_held'), money(held, iso)],
      [t('total_net'), money(withdrawn - deposited, iso, { signDisplay: 'exceptZero' })],
    ] as const,
  }));
  return <SumsCard title={t('totals_title')} groups={groups} text={t('totals_text')} />;
}

interface RowProps {
  readonly payment: Payment;
  /** Shows the payment in the place of the list, or the address of its page. */
  readonly onOpen: ((paymentId: number) => void) | { readonly pathOf: (paymentId: number) => string };
}

function PaymentRow({ payment, onOpen }: RowProps) {
  const { t } = useTranslation('cashier');
  const money = useMoneyText();
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  const text = usePaymentText();
  const { id, kind, amount, fee, iso, methodKind, methodName, label, createdAt } = payment;
  return (
    <tr>
      <td>{time.moment(createdAt, now)}</td>
      <th scope="row">
        {typeof onOpen === 'function' ? (
          <button type="button" className={list.open} onClick={() => onOpen(id)}>
            {t(`kind_of_${kind}`)}
          </button>
        ) : (
          <Link className={list.open} to={onOpen.pathOf(id)}>
            {t(`kind_of_${kind}`)}
          </Link>
        )}
        <span className={styles.quiet}>
          <bdi>{label || text.method({ kind: methodKind, name: methodName })}</bdi>
        </span>
      </th>
      <td>{text.state(payment)}</td>
      <td className={list.number}>
        <bdi translate="no">{money(kind === 'deposit' ? amount : -amount, iso, { signDisplay: 'exceptZero' })}</bdi>
        {fee === 0 ? null : <span className={styles.quiet}>{t('fee_of', { fee: money(fee, iso) })}</span>}
      </td>
    </tr>
  );
}

/** Lists payments as a table, the newest first. */
export function PaymentTable({ payments, onOpen }: Pick<RowProps, 'onOpen'> & { payments: readonly Payment[] }) {
  const { t } = useTranslation('cashier');
  return (
    <div className={tables.frame}>
      <table className={`${tables.table} ${list.table}`}>
        <caption className="vh">{t('payments_label')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('column_when')}</th>
            <th scope="col">{t('column_what')}</th>
            <th scope="col">{t('column_state')}</th>
            <th scope="col" className={list.number}>
              {t('column_amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PaymentsListProps {
  readonly filter: PaymentsFilter;
  readonly userId: number;
  readonly onOpen: (paymentId: number) => void;
  readonly onReset: () => void;
}

/** Lists the matching payments and what was paid over life. */
export function PaymentsList({ filter, userId, onOpen, onReset }: PaymentsListProps) {
  const { t } = useTranslation('cashier');
  const choice = String(writePaymentsFilter(filter));
  const query = useKeptQuery(`${userId}?${choice}`, (now, zone) => queryOfPayments(filter, userId, now, zone));
  const isFiltered = choice !== '';
  return (
    <PaymentPages
      query={query}
      head={({ totals }) => <PaymentTotals totals={totals} />}
      empty={
        <StateView
          kind="empty"
          icon="clock"
          title={t(isFiltered ? 'payments_none' : 'payments_empty')}
          text={isFiltered ? undefined : t('payments_empty_text')}
          actions={isFiltered ? <Button onClick={onReset}>{t('payments_all')}</Button> : null}
        />
      }
    >
      {(payments) => <PaymentTable payments={payments} onOpen={onOpen} />}
    </PaymentPages>
  );
}
