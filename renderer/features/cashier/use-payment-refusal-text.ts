import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useDepositLimitText } from '#renderer/lib/text/use-deposit-limit-text.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import type { PaymentRefusal, PayoutTarget } from '#shared/contracts/cashier.ts';

interface RefusedPayment {
  /** ISO 4217. */
  readonly iso: string;
  /** Where withdrawals can go, to name the one that comes first. */
  readonly targets?: readonly PayoutTarget[];
}

/** Returns the words for why a deposit or a withdrawal was refused, and what the player can do about it. */
export function usePaymentRefusalText(): (refusal: PaymentRefusal, of: RefusedPayment) => string {
  const { t } = useTranslation('cashier');
  const money = useMoneyText();
  const limitText = useDepositLimitText();
  return (refusal, { iso, targets = [] }) => {
    switch (refusal.reason) {
      case 'low':
      case 'high':
        return t(`amount_${refusal.reason}`, { bound: money(refusal.bound, iso) });
      case 'limit': {
        const { limitType, remaining, moreAt } = refusal.limit;
        return limitText({ limitType, remaining, ...(moreAt === undefined ? {} : { moreAt }) }, iso);
      }
      case 'balance':
        return t('amount_balance', { amount: money(refusal.available, iso) });
      case 'closed-loop': {
        const first = targets.find(({ id }) => id === refusal.targetId);
        const amount = money(refusal.owed, iso);
        return first
          ? t('refused_closed_loop', { amount, target: first.label })
          : t('refused_closed_loop_other', { amount });
      }
      default:
        return t(`refused_${refusal.reason.replaceAll('-', '_')}`);
    }
  };
}
