import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import { useNoticeChoicesQuery } from '#renderer/lib/api/notice-api.ts';
import { selectPlayer, sessionApi } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { useNotify } from '#renderer/lib/notices/use-notify.ts';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { listenForCare } from '#renderer/lib/tabs/care-channel.ts';
import { openTabChannel } from '#renderer/lib/tabs/tab-channel.ts';
import { useServerClock } from '#renderer/lib/time/use-now.ts';
import type { SessionEnd } from '#shared/contracts/session-life.ts';
import { watchActivity } from './activity.ts';
import { sessionEndsApi } from './api.ts';
import { hearEnd } from './session-over.ts';
import { type SessionWatch, type WatchState, watchSession } from './watch-session.ts';

const NOTHING: WatchState = { secondsLeft: null, isRealityDue: false, isLimitToDecide: false };
const SECOND_MS = 1000;
const none = () => () => {};

/** Returns the calls of the watch to the back end. */
function callsOf(dispatch: AppDispatch, tellEnd: (end: SessionEnd | null) => void) {
  const { sessionPulse, limitPing } = sessionEndsApi.endpoints;
  return {
    async pulse(idleMs: number, isUnanswered: boolean) {
      const { data } = await dispatch(sessionPulse.initiate({ body: { idleMs, isUnanswered } }, { track: false }));
      return data ?? null;
    },
    ping: () => void dispatch(limitPing.initiate(undefined, { track: false })),
    /** Refetches the session, which is null now; the session listener does the rest. */
    onOver(end: SessionEnd | null, until: number | null) {
      hearEnd(end, until);
      tellEnd(end);
      void dispatch(sessionApi.endpoints.session.initiate(undefined, { subscribe: false, forceRefetch: true }));
    },
  };
}

/** Calls `look` when the page becomes visible or online again; returns the undo. */
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

/** Watches the session while the component is mounted. */
export function useSessionWatch(isBusy: boolean): { readonly state: WatchState; readonly watch: SessionWatch | null } {
  const { t } = useTranslation(['modals', 'notices']);
  const dispatch = useAppDispatch();
  const clock = useServerClock();
  const host = useHost();
  const config = useAppSelector(selectConfig);
  const [watch, setWatch] = useState<SessionWatch | null>(null);
  const notify = useNotify();
  const latest = useRef({ config, isBusy, t });
  useEffect(() => {
    latest.current = { config, isBusy, t };
  });
  // Loaded in advance: after the end of a session the texts could not load.
  const userId = useAppSelector((state) => selectPlayer(state)?.user_id);
  useNoticeChoicesQuery(userId === undefined ? skipToken : { userId });
  useEffect(() => {
    hearEnd(null);
    const activity = watchActivity({ page: window, channel: openTabChannel('activity'), now: Date.now });
    const opened = watchSession({
      ...callsOf(dispatch, (end) => {
        if (end !== 'idle' && end !== 'limit') return;
        const kind = end === 'limit' ? 'session-limit' : 'idle';
        const title = latest.current.t(end === 'limit' ? 'limit_title' : 'signed_out_title');
        notify({ kind, title, plain: latest.current.t(`notices:ended_${end}`) });
      }),
      config: () => latest.current.config,
      activity,
      now: Date.now,
      serverNow: clock.now,
      onLimitSoon(minutes) {
        const words = latest.current.t('limit_soon', { minutes });
        noticeBoard.post({ priority: 0, kind: 'snackbar', text: { words }, stays: true });
        notify({ kind: 'session-limit', title: latest.current.t('limit_title'), plain: words });
      },
      isBusy: () => latest.current.isBusy,
    });
    // Another tab may have answered for this one.
    const { isAutoLogoffEnable, autoLogoffInactiveMinutes } = latest.current.config;
    const away = host.idle.away(isAutoLogoffEnable ? autoLogoffInactiveMinutes : null, (seconds) =>
      activity.away(seconds * SECOND_MS),
    );
    const stops = [followPage(opened.look), listenForCare(opened.look), away, opened.end, activity.end];
    setWatch(opened);
    return () => {
      for (const stop of stops) stop();
    };
  }, [dispatch, clock, host, notify]);
  const state = useSyncExternalStore(watch?.subscribe ?? none, watch?.state ?? (() => NOTHING));
  return { state, watch };
}
