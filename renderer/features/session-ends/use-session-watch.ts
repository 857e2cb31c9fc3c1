import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import { sessionApi } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { listenForCare } from '#renderer/lib/tabs/care-channel.ts';
import { openTabChannel } from '#renderer/lib/tabs/tab-channel.ts';
import { useServerClock } from '#renderer/lib/time/use-now.ts';
import { watchActivity } from './activity.ts';
import { sessionEndsApi } from './api.ts';
import { type SessionWatch, type WatchState, watchSession } from './watch-session.ts';

const NOTHING: WatchState = { secondsLeft: null, isRealityDue: false, isLimitToDecide: false };
const none = () => () => {};

/** What the watch asks of the back end. */
function callsOf(dispatch: AppDispatch) {
  const { sessionPulse, limitPing } = sessionEndsApi.endpoints;
  return {
    async pulse(idleMs: number, isUnanswered: boolean) {
      const { data } = await dispatch(sessionPulse.initiate({ body: { idleMs, isUnanswered } }, { track: false }));
      return data ?? null;
    },
    ping: () => void dispatch(limitPing.initiate(undefined, { track: false })),
    /** Who is signed in is asked anew: nobody; what follows from that follows by itself. */
    onOver: () =>
      void dispatch(sessionApi.endpoints.session.initiate(undefined, { subscribe: false, forceRefetch: true })),
  };
}

/** Asks at once when somebody looks at the page again, or it is on line again. */
function followPage(look: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') look();
  };
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('online', look);
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('online', look);
  };
}

/** Watches the session while the component is there. */
export function useSessionWatch(isBusy: boolean): { readonly state: WatchState; readonly watch: SessionWatch | null } {
  const { t } = useTranslation('modals');
  const dispatch = useAppDispatch();
  const clock = useServerClock();
  const host = useHost();
  const config = useAppSelector(selectConfig);
  const [watch, setWatch] = useState<SessionWatch | null>(null);
  const latest = useRef({ config, isBusy, t, host });
  useEffect(() => {
    latest.current = { config, isBusy, t, host };
  });
  useEffect(() => {
    const activity = watchActivity({ page: window, channel: openTabChannel('activity'), now: Date.now });
    const opened = watchSession({
      ...callsOf(dispatch),
      config: () => latest.current.config,
      activity,
      now: Date.now,
      serverNow: clock.now,
      onLimitSoon(minutes) {
        const words = latest.current.t('limit_soon', { minutes });
        noticeBoard.post({ priority: 0, kind: 'snackbar', text: { words }, stays: true });
        const title = latest.current.t('limit_title');
        if (document.hidden) void latest.current.host.reminders.show({ kind: 'session-limit', title, body: words });
      },
      isBusy: () => latest.current.isBusy,
    });
    // Another tab has answered for this one as well.
    const stops = [followPage(opened.look), listenForCare(opened.look), opened.end, activity.end];
    setWatch(opened);
    return () => {
      for (const stop of stops) stop();
    };
  }, [dispatch, clock]);
  const state = useSyncExternalStore(watch?.subscribe ?? none, watch?.state ?? (() => NOTHING));
  return { state, watch };
}
