import { useState } from 'react';
import { FailedList } from '#renderer/lib/api/failed-list.tsx';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { usePlayerPolling } from '#renderer/lib/feed/use-player-polling.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard } from '#renderer/lib/office/office-page.tsx';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow, useServerClock } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import tables from '#renderer/ui/table.module.css';
import type { Payment, PaymentsAnswer } from '#shared/contracts/cashier.ts';
import { usePaymentsInfiniteQuery } from '../api.ts';
import styles from '../cashier.module.css';
import { usePaymentText } from '../use-payment-text.ts';
import list from './payments.module.css';
import { type PaymentsFilter, queryOfPayments, writePaymentsFilter } from './payments-filter.ts';

/** Writes what was paid in and out over the life of the account, with what the difference means (trust R3). */
export function PaymentTotals({ totals }: Pick<PaymentsAnswer, 'totals'>) {
  const { t } = useTranslation('cashier');
  const money = useMoneyText();
  if (totals.length === 0) return null;
  return (
    <OfficeCard title={t('totals_title')}>
      {totals.map(({ iso, deposited, withdrawn, held }) => (
        <dl key={iso} className={list.totals}>
          {[
            ['deposited', money(deposited, iso)],
            ['withdrawn', money(withdrawn, iso)],
            ['held', money(held, iso)],
            ['net', money(withdrawn - deposited, iso, { signDisplay: 'exceptZero' })],
          ].map(([name, amount]) => (
            <div key={name}>
              <dt>{t(`total_${name}`)}</dt>
              <dd>
                <bdi translate="no">{amount}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ))}
      <p className={styles.quiet}>{t('totals_text')}</p>
    </OfficeCard>
  );
}

interface RowProps {
  readonly payment: Payment;
  readonly onOpen: (paymentId: number) => void;
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
        <button type="button" className={list.open} onClick={() => onOpen(id)}>
          {t(`kind_of_${kind}`)}
        </button>
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

/** Returns the request for a filter; the same object until the filter changes. */
function usePaymentsQuery(filter: PaymentsFilter, userId: number) {
  const clock = useServerClock();
  const { timeZone } = useAppSelector(selectDisplay);
  const key = `${userId}?${writePaymentsFilter(filter)}@${timeZone}`;
  const make = () => ({ key, query: queryOfPayments(filter, userId, clock.now(), timeZone) });
  const [kept, keep] = useState(make);
  if (kept.key === key) return kept.query;
  const made = make();
  keep(made);
  return made.query;
}

interface PaymentsListProps extends Pick<RowProps, 'onOpen'> {
  readonly filter: PaymentsFilter;
  readonly userId: number;
  readonly onReset: () => void;
}

/** Lists the matching payments and what was paid over life; open ones change while the list is shown. */
export function PaymentsList({ filter, userId, onOpen, onReset }: PaymentsListProps) {
  const { t } = useTranslation(['cashier', 'history']);
  const query = usePaymentsQuery(filter, userId);
  const { currentData, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = usePaymentsInfiniteQuery(
    query,
    {
      pollingInterval: usePlayerPolling(),
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
    },
  );
  const retry = useRetry(refetch);
  if (!currentData) {
    return <OfficeCard>{error ? <FailedList error={error} onRetry={retry} /> : <Bone kind="price" />}</OfficeCard>;
  }
  const payments = currentData.pages.flatMap((page) => page.payments);
  const isFiltered = writePaymentsFilter(filter).size > 0;
  return (
    <>
      <PaymentTotals totals={currentData.pages[0]?.totals ?? []} />
      <OfficeCard>
        {payments.length === 0 ? (
          <StateView
            kind="empty"
            icon="clock"
            title={t(isFiltered ? 'payments_none' : 'payments_empty')}
            text={isFiltered ? undefined : t('payments_empty_text')}
            actions={isFiltered ? <Button onClick={onReset}>{t('payments_all')}</Button> : null}
          />
        ) : (
          <PaymentTable payments={payments} onOpen={onOpen} />
        )}
        {hasNextPage ? (
          <div>
            <Button aria-busy={isFetchingNextPage} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('history:load_more')}
            </Button>
          </div>
        ) : null}
      </OfficeCard>
    </>
  );
}
