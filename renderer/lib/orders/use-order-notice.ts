import { useEffect } from 'react';
import { errorTextKey } from '../api/call-error.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { noticeBoard } from '../notices/notice-board.ts';
import { useGateText } from '../text/use-gate-text.ts';
import type { OrderEnd, OrderPhase } from './order.ts';
import { type OrderNews, orderNews } from './order-news.ts';
import type { OrderTexts } from './order-phase-note.tsx';

/** What a notice says of an order: its texts name the subject, because the page may be about something else. */
export type OrderNoticeTexts = Pick<OrderTexts, 'done' | 'nothingDone' | 'refused'>;

/** Returns the words of a notice: what was executed, or that nothing was and why. */
export function useOrderWords({ phase }: OrderNews, { done, refused, nothingDone }: OrderNoticeTexts): string {
  const { t } = useTranslation('errors');
  const gate = useGateText();
  const end = phase as OrderPhase<OrderEnd<object, object>>;
  if (end.kind === 'done') return done ?? '';
  const reason = end.kind === 'failed' ? `${t(errorTextKey(end))} ${gate(end)}` : (refused ?? '');
  return `${nothingDone} ${reason}`.trim();
}

/** Tells the outcome of an order by a notice. */
export function useOrderNotice(news: OrderNews, texts: OrderNoticeTexts): void {
  const words = useOrderWords(news, texts);
  const { key, phase } = news;
  const isDone = phase.kind === 'done';
  useEffect(() => {
    noticeBoard.post({
      kind: isDone ? 'default' : 'alert',
      priority: isDone ? 1 : 0,
      text: { words },
      isMoney: true,
    });
    orderNews.told(key);
  }, [key, isDone, words]);
}
