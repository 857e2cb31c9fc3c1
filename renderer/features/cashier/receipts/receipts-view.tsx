import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { PeriodFields } from '#renderer/lib/forms/period-fields.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard } from '#renderer/lib/office/office-page.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import type { PaymentsAnswer } from '#shared/contracts/cashier.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { PaymentPages, useKeptQuery } from '../payments/payment-pages.tsx';
import { AddressedPayment } from '../payments/payment-story.tsx';
import list from '../payments/payments.module.css';
import { PaymentTable } from '../payments/payments-list.tsx';
import { SumsCard } from '../payments/sums-card.tsx';
import { useAddressedPayment } from '../use-addressed-payment.ts';
import {
  ALL_RECEIPTS,
  queryOfReceipts,
  RECEIPT_KINDS,
  type ReceiptsFilter,
  readReceiptsFilter,
  writeReceiptsFilter,
} from './receipts-filter.ts';

/** Writes what the listed receipts add up to, by currency. */
export function ReceiptSums({ sums }: Pick<PaymentsAnswer, 'sums'>) {
  const { t } = useTranslation('receipts');
  const money = useMoneyText();
  const groups = sums.map(({ iso, deposited, withdrawn, returned }) => ({
    iso,
    sums: [
      [t('sum_deposited'), money(deposited, iso)],
      [t('sum_withdrawn'), money(withdrawn, iso)],
      ...(returned === 0 ? [] : [[t('sum_returned'), money(returned, iso)] as const]),
    ] as const,
  }));
  return <SumsCard title={t('sums_title')} groups={groups} text={t('sums_text')} />;
}

interface NothingProps {
  readonly isFiltered: boolean;
  readonly onReset: () => void;
}

function Nothing({ isFiltered, onReset }: NothingProps) {
  const { t } = useTranslation('receipts');
  const language = useLanguage();
  if (isFiltered) {
    return (
      <StateView
        kind="empty"
        icon="calculator"
        title={t('none')}
        actions={<Button onClick={onReset}>{t('all')}</Button>}
      />
    );
  }
  return (
    <StateView
      kind="empty"
      icon="calculator"
      title={t('empty')}
      text={t('empty_text')}
      actions={
        <Link className={buttonClass('primary')} to={paths.to('office/recharge', language)}>
          {t('to_deposit')}
        </Link>
      }
    />
  );
}

/** The player's receipts: finished payments of a period with their sums, or one receipt that can be printed (O-06). */
export function ReceiptsView() {
  const { t } = useTranslation('receipts');
  const userId = useAppSelector(selectPlayer)?.user_id ?? 0;
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => readReceiptsFilter(address), [address]);
  const [paymentId, show] = useAddressedPayment();
  const choice = String(writeReceiptsFilter(filter));
  const query = useKeptQuery(`${userId}?${choice}`, (now, zone) => queryOfReceipts(filter, userId, now, zone));
  const change = (part: Partial<ReceiptsFilter>) =>
    setAddress(writeReceiptsFilter({ ...filter, ...part }), { replace: true, preventScrollReset: true });
  if (paymentId !== null) {
    return <AddressedPayment paymentId={paymentId} userId={userId} back={t('all')} onBack={() => show(null)} />;
  }
  return (
    <>
      <OfficeCard>
        <div className={list.fields}>
          <SelectField
            label={t('kind')}
            value={filter.kind}
            options={['all' as const, ...RECEIPT_KINDS].map((value) => ({ value, label: t(`kind_${value}`) }))}
            onChange={(kind) => change({ kind: kind as ReceiptsFilter['kind'] })}
          />
          <PeriodFields label={t('period')} chosen={filter} onChange={change} />
        </div>
      </OfficeCard>
      <PaymentPages
        query={query}
        head={({ sums }) => <ReceiptSums sums={sums} />}
        empty={<Nothing isFiltered={choice !== ''} onReset={() => change(ALL_RECEIPTS)} />}
      >
        {(payments) => <PaymentTable payments={payments} onOpen={show} />}
      </PaymentPages>
    </>
  );
}
