import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { OrderNews } from '#renderer/lib/orders/order-news.ts';
import { type OrderNoticeTexts, useOrderNotice } from '#renderer/lib/orders/use-order-notice.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import type { OrderedCashOut, SentCashOut } from './cash-out-order.ts';
import { useCashOutReason } from './use-cash-out-reason.ts';

/** Returns what a notice says of a cash-out. */
export function useCashOutNews(news: OrderNews): OrderNoticeTexts {
  const { t } = useTranslation('cash-out');
  const money = useMoneyText();
  const reason = useCashOutReason();
  const phase = news.phase as OrderedCashOut;
  const number = (news.order as SentCashOut).params.couponId;
  return {
    done: phase.kind === 'done' ? t('news_done', { number, price: money(phase.price, phase.iso) }) : null,
    refused: phase.kind === 'refused' ? reason(phase.code) : null,
    nothingDone: t('news_not', { number }),
  };
}

/** Tells the outcome of a cash-out that no part of the page shows. */
export function CashOutNews({ news }: { readonly news: OrderNews }) {
  useOrderNotice(news, useCashOutNews(news));
  return null;
}
