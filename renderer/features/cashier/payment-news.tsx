import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { OrderNews } from '#renderer/lib/orders/order-news.ts';
import { type OrderNoticeTexts, useOrderNotice } from '#renderer/lib/orders/use-order-notice.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import type { PaymentKind } from '#shared/domain/cashier/payments.ts';
import type { OrderedPayment, SentDeposit, SentWithdrawal } from './payment-orders.ts';
import { usePaymentRefusalText } from './use-payment-refusal-text.ts';
import { usePaymentText } from './use-payment-text.ts';

function usePaymentNews(kind: PaymentKind, news: OrderNews): OrderNoticeTexts {
  const { t } = useTranslation('cashier');
  const money = useMoneyText();
  const refusal = usePaymentRefusalText();
  const text = usePaymentText();
  const phase = news.phase as OrderedPayment;
  const { amount, iso } = (news.order as SentDeposit | SentWithdrawal).body;
  const values = { amount: money(amount, iso) };
  return {
    done: phase.kind === 'done' ? t(`news_${kind}`, { ...values, state: text.state(phase.payment) }) : null,
    refused: phase.kind === 'refused' ? refusal(phase.refusal, { iso }) : null,
    nothingDone: t(`news_not_${kind}`, values),
  };
}

/** Returns what a notice says of a deposit. */
export const useDepositNews = (news: OrderNews): OrderNoticeTexts => usePaymentNews('deposit', news);

/** Returns what a notice says of a withdrawal. */
export const useWithdrawalNews = (news: OrderNews): OrderNoticeTexts => usePaymentNews('withdrawal', news);

/** Tells the outcome of a deposit's order that no part of the page shows. */
export function DepositNews({ news }: { readonly news: OrderNews }) {
  useOrderNotice(news, useDepositNews(news));
  return null;
}

/** Tells the outcome of a withdrawal's order that no part of the page shows. */
export function WithdrawalNews({ news }: { readonly news: OrderNews }) {
  useOrderNotice(news, useWithdrawalNews(news));
  return null;
}
