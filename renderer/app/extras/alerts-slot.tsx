import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHost } from '#renderer/host/use-host.ts';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import type { ReminderClick } from '#shared/host/desktop/reminders.ts';

const AlertNews = lazyPart<{ readonly userId: number }>({
  load: async () => (await import('#renderer/features/coupon/alerts/alert-news.tsx')).AlertNews,
  namespaces: ['desktop-notices'],
});

/** Watches the prices of the player's alerts, and opens the page of a clicked system notification. */
export function AlertsSlot() {
  const { reminders } = useHost();
  const navigate = useNavigate();
  const userId = useAppSelector((state) => selectPlayer(state)?.user_id);
  useEffect(() => {
    const follow = (click: ReminderClick | null) => {
      if (click?.page) void navigate(click.page);
    };
    const stop = reminders.onClick(follow);
    void reminders.takeClick().then(follow);
    return stop;
  }, [reminders, navigate]);
  if (userId === undefined) return null;
  return <AlertNews key={userId} userId={userId} />;
}
