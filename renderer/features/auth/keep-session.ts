import type { Store } from '@reduxjs/toolkit';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { registerDebugSource } from '#renderer/lib/debug/debug-port.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import type { ServerClock } from '#renderer/lib/time/server-clock.ts';
import type { HostPort } from '#shared/host/host-port.ts';
import { authApi } from './api.ts';

interface KeepOptions {
  readonly store: Pick<Store<AppState>, 'getState'> & { readonly dispatch: AppDispatch };
  readonly host: Pick<HostPort, 'idle'>;
  readonly clock: Pick<ServerClock, 'now'>;
  /** What lives as long as this tab. */
  readonly tab: Pick<Storage, 'getItem' | 'setItem'>;
}

/** shell §9, auth refresh. */
const REFRESH_MS = 60_000;
/** shell §7: the session call comes after 8 s without input. */
const IDLE_MINUTES = 8 / 60;
const TOUCHED_KEY = 'fairline:session-called';

/** Renews the user token before it ends, while somebody is signed in and looks at the page. */
function keepToken({ store, clock }: KeepOptions): () => void {
  const { renewToken } = authApi.endpoints;
  let kept: { readonly userId: number; readonly until: number } | null = null;

  async function refresh(): Promise<void> {
    const player = selectPlayer(store.getState());
    if (!player || !store.getState().api.config.focused) return;
    // One that lasts until the next look is used on.
    if (kept?.userId === player.user_id && kept.until > clock.now() + REFRESH_MS) return;
    const { data } = await store.dispatch(renewToken.initiate(undefined, { track: false }));
    kept = data ? { userId: player.user_id, until: data } : null;
  }

  const timer = setInterval(() => void refresh(), REFRESH_MS);
  const forget = registerDebugSource('session', () => ({ tokenEndsAt: kept?.until ?? null, looksEveryMs: REFRESH_MS }));
  return () => {
    clearInterval(timer);
    forget();
  };
}

/** Calls the session once in a tab, after 8 s without input. */
function touchOnce({ store, host, tab }: KeepOptions): () => void {
  if (tab.getItem(TOUCHED_KEY) !== null) return () => {};
  const stop = host.idle.watch(IDLE_MINUTES, () => {
    stop();
    tab.setItem(TOUCHED_KEY, '1');
    void store.dispatch(authApi.endpoints.touchSession.initiate(undefined, { track: false }));
  });
  return stop;
}

/** What keeps a session going beside the calls of the page (shell §4, §7, §9). Returns the undo. */
export function keepSession(options: KeepOptions): () => void {
  const stops = [keepToken(options), touchOnce(options)];
  return () => {
    for (const stop of stops) stop();
  };
}
