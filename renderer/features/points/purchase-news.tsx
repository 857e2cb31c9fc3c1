import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { OrderNews } from '#renderer/lib/orders/order-news.ts';
import { type OrderNoticeTexts, useOrderNotice } from '#renderer/lib/orders/use-order-notice.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import type { OrderedPurchase, SentPurchase } from './purchase-order.ts';
import { useRefusalText } from './use-refusal-text.ts';

/** Returns what a notice says of a purchase with points. */
export function usePurchaseNews(news: OrderNews): OrderNoticeTexts {
  const { t } = useTranslation('points');
  const money = useMoneyText();
  const refusal = useRefusalText();
  const phase = news.phase as OrderedPurchase;
  const { body, iso } = news.order as SentPurchase;
  const done = () => {
    if (phase.kind !== 'done') return null;
    const { code, value, iso: isoOfFreeBet } = phase.freeBet;
    return t('bought', { code, value: money(value, isoOfFreeBet) });
  };
  return {
    done: done(),
    refused: phase.kind === 'refused' ? refusal(phase.reason) : null,
    nothingDone: t('news_not', { value: money(body.value, iso) }),
  };
}

/** Tells the outcome of a purchase with points that no part of the page shows. */
export function PurchaseNews({ news }: { readonly news: OrderNews }) {
  useOrderNotice(news, usePurchaseNews(news));
  return null;
}
