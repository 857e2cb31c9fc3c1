import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { PeriodFields } from '#renderer/lib/forms/period-fields.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard } from '#renderer/lib/office/office-page.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { PAYMENT_KINDS } from '#shared/domain/cashier/payments.ts';
import { useAddressedPayment } from '../use-addressed-payment.ts';
import { AddressedPayment } from './payment-story.tsx';
import list from './payments.module.css';
import {
  ALL_PAYMENTS,
  PAYMENT_STATES,
  type PaymentsFilter,
  readPaymentsFilter,
  writePaymentsFilter,
} from './payments-filter.ts';
import { PaymentsList } from './payments-list.tsx';

interface PaymentsFiltersProps {
  readonly filter: PaymentsFilter;
  readonly onChange: (part: Partial<PaymentsFilter>) => void;
}

/** Chooses the listed payments by kind, state and time. */
export function PaymentsFilters({ filter, onChange }: PaymentsFiltersProps) {
  const { t } = useTranslation('cashier');
  return (
    <div className={list.fields}>
      <SelectField
        label={t('filter_kind')}
        value={filter.kind}
        options={['all' as const, ...PAYMENT_KINDS].map((value) => ({ value, label: t(`filter_kind_${value}`) }))}
        onChange={(kind) => onChange({ kind: kind as PaymentsFilter['kind'] })}
      />
      <SelectField
        label={t('filter_state')}
        value={filter.state}
        options={['all' as const, ...PAYMENT_STATES].map((value) => ({ value, label: t(`filter_state_${value}`) }))}
        onChange={(state) => onChange({ state: state as PaymentsFilter['state'] })}
      />
      <PeriodFields label={t('filter_period')} chosen={filter} onChange={onChange} />
    </div>
  );
}

/** The player's payments: all of them with filters, or one with its story. */
export function PaymentsView() {
  const { t } = useTranslation('cashier');
  const userId = useAppSelector(selectPlayer)?.user_id ?? 0;
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readPaymentsFilter(query), [query]);
  const [paymentId, show] = useAddressedPayment();
  const change = (part: Partial<PaymentsFilter>) =>
    setQuery(writePaymentsFilter({ ...filter, ...part }), { replace: true, preventScrollReset: true });
  if (paymentId !== null) {
    return (
      <AddressedPayment paymentId={paymentId} userId={userId} back={t('lead_payments')} onBack={() => show(null)} />
    );
  }
  return (
    <>
      <OfficeCard>
        <PaymentsFilters filter={filter} onChange={change} />
      </OfficeCard>
      <PaymentsList filter={filter} userId={userId} onOpen={show} onReset={() => change(ALL_PAYMENTS)} />
    </>
  );
}
