import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { usePercentText } from '#renderer/lib/text/use-percent-text.ts';
import type { CashierMethod, Payment } from '#shared/contracts/cashier.ts';
import type { PaymentReason } from '#shared/domain/cashier/payments.ts';

/** Returns a code with hyphens as a part of the key of its text. */
const inKey = (code: string): string => code.replaceAll('-', '_');

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
    state: ({ kind, state }: Pick<Payment, 'kind' | 'state'>) => t(`state_${kind}_${inKey(state)}`),
    /** What the state means for the player, in a sentence. */
    meaning: ({ kind, state, amount, iso }: Pick<Payment, 'amount' | 'iso' | 'kind' | 'state'>) =>
      t(`means_${kind}_${inKey(state)}`, { amount: money(amount, iso) }),
    /** Why it did not succeed or waits; '' for none. */
    reason: (reason: PaymentReason | null) => (reason === null ? '' : t(`reason_${inKey(reason)}`)),
  };
}
