import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { usePercentText } from '#renderer/lib/text/use-percent-text.ts';
import type { CashierMethod, Payment } from '#shared/contracts/cashier.ts';
import type { DepositState, PaymentReason, WithdrawalState } from '#shared/domain/cashier/payments.ts';

/** Returns functions that write what a payment and its method are. */
export function usePaymentText() {
  const { t } = useTranslation('cashier');
  const money = useMoneyText();
  const percent = usePercentText();
  return {
    /** "Visa", "Bank transfer" */
    method: ({ name, kind }: Pick<CashierMethod, 'kind' | 'name'>) => name || t(`kind_${kind}`),
    /** "€10.00 to €5,000.00 · no fee · at once" */
    terms: ({ min, max, fee, time }: Omit<CashierMethod, 'id' | 'kind' | 'name'>, iso: string) =>
      [
        t('bounds', { min: money(min, iso), max: money(max, iso) }),
        fee === 0 ? t('fee_none') : t('fee_share', { share: percent(fee / 10) }),
        t(`time_${time}`),
      ].join(' · '),
    /** "Waiting for you" */
    state: ({ kind, state }: Pick<Payment, 'kind' | 'state'>) =>
      kind === 'deposit'
        ? t(`state_deposit_${(state as DepositState).replaceAll('-', '_')}`)
        : t(`state_withdrawal_${(state as WithdrawalState).replaceAll('-', '_')}`),
    /** What the state means for the player, in a sentence. */
    meaning: ({ kind, state, amount, iso }: Pick<Payment, 'amount' | 'iso' | 'kind' | 'state'>) => {
      const values = { amount: money(amount, iso) };
      return kind === 'deposit'
        ? t(`means_deposit_${(state as DepositState).replaceAll('-', '_')}`, values)
        : t(`means_withdrawal_${(state as WithdrawalState).replaceAll('-', '_')}`, values);
    },
    /** Why it did not succeed or waits; '' for none. */
    reason: (reason: PaymentReason | null) => (reason === null ? '' : t(`reason_${reason.replaceAll('-', '_')}`)),
  };
}
