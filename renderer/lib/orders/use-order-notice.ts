import { useEffect } from 'react';
import { errorTextKey } from '../api/call-error.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { noticeBoard } from '../notices/notice-board.ts';
import { useGateText } from '../text/use-gate-text.ts';
import type { OrderEnd, OrderPhase } from './order.ts';
import { type OrderNews, orderNews } from './order-news.ts';
import type { OrderTexts } from './order-phase-note.tsx';

/**
 * Tells the outcome of an order by a notice: what was executed, or that nothing was and why. Its texts name the subject,
 * because the page may be about something else.
 */
export function useOrderNotice(
  { key, phase }: OrderNews,
  { done, refused, nothingDone }: Pick<OrderTexts, 'done' | 'nothingDone' | 'refused'>,
): void {
  const { t } = useTranslation('errors');
  const gate = useGateText();
  const end = phase as OrderPhase<OrderEnd<object, object>>;
  const isDone = end.kind === 'done';
  const reason = end.kind === 'failed' ? `${t(errorTextKey(end))} ${gate(end)}` : (refused ?? '');
  const words = isDone ? (done ?? '') : `${nothingDone} ${reason}`.trim();
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
