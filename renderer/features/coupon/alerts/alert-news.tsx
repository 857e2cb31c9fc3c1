import { useEffect, useRef, useState } from 'react';
import { usePriceAlertsQuery, useToldOfAlertsMutation } from '#renderer/lib/api/notice-api.ts';
import { usePlayerPolling } from '#renderer/lib/feed/use-player-polling.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { useNotify } from '#renderer/lib/notices/use-notify.ts';
import { gameLink } from '#renderer/lib/routing/game-link.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import type { PriceAlert } from '#shared/contracts/notices.ts';

/** Returns a function that announces a reached price: on the page, and by a system notification when it is hidden. */
function useSay(): (alert: PriceAlert) => void {
  const { t, language } = useTranslation('desktop-notices');
  const text = useBetText();
  const notify = useNotify();
  return (alert) => {
    const bet = { ...alert, ...alert.game };
    const words = t('alert_fired', {
      game: text.pair(bet),
      outcome: text.outcome(bet),
      price: text.price(bet, alert.price ?? alert.wanted),
    });
    noticeBoard.post({ priority: 1, kind: 'default', title: t('alert_fired_title'), text: { words }, stays: true });
    const page = gameLink(language, alert.game);
    notify({ kind: 'price-alert', title: t('alert_fired_title'), plain: words, page });
  };
}

/** Announces prices that the player has waited for, each once. */
export function AlertNews({ userId }: { readonly userId: number }) {
  const say = useSay();
  const latest = useRef(say);
  const told = useRef(new Set<number>());
  const [tell] = useToldOfAlertsMutation();
  const [isWaiting, setWaiting] = useState(false);
  const polling = usePlayerPolling();
  // Not only in focus: the price may be reached while the page is hidden.
  const { data } = usePriceAlertsQuery({ userId }, { pollingInterval: isWaiting ? polling : 0 });
  const hasPending = data?.alerts.some(({ state }) => state === 'waiting') ?? false;
  if (hasPending !== isWaiting) setWaiting(hasPending);
  useEffect(() => {
    latest.current = say;
  });
  useEffect(() => {
    const fired = data?.alerts.filter(({ state, id }) => state === 'fired' && !told.current.has(id)) ?? [];
    if (fired.length === 0) return;
    for (const alert of fired) {
      told.current.add(alert.id);
      latest.current(alert);
    }
    void tell({ userId, body: { told: fired.map(({ id }) => id) } });
  }, [data, tell, userId]);
  return null;
}
