import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { OrderNews } from '#renderer/lib/orders/order-news.ts';
import { type OrderNoticeTexts, useOrderNotice } from '#renderer/lib/orders/use-order-notice.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import type { OrderedEdit, SentEdit } from './edit-order.ts';
import { useEditReason } from './use-edit-reason.ts';

/** Returns what a notice says of an edit. */
export function useEditNews(news: OrderNews): OrderNoticeTexts {
  const { t } = useTranslation('edit');
  const money = useMoneyText();
  const { params, iso } = news.order as SentEdit;
  const reason = useEditReason(iso);
  const phase = news.phase as OrderedEdit;
  const number = params.couponId;
  const done = () => {
    if (phase.kind !== 'done') return null;
    return t('news_done', { number, next: phase.couponId, stake: money(phase.stake, phase.iso) });
  };
  return {
    done: done(),
    refused: phase.kind === 'refused' ? reason(phase) : null,
    nothingDone: t('news_not', { number }),
  };
}

/** Tells the outcome of an edit that no part of the page shows. */
export function EditNews({ news }: { readonly news: OrderNews }) {
  useOrderNotice(news, useEditNews(news));
  return null;
}
