import type { Store } from '@reduxjs/toolkit';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { type TokenShare, tokenShare } from '#renderer/lib/api/transport/token-share.ts';
import { registerDebugSource } from '#renderer/lib/debug/debug-port.ts';
import { keepVideoToken } from '#renderer/lib/ports/video-token.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import type { SyncedClock } from '#renderer/lib/time/server-clock.ts';
import type { HostPort } from '#shared/host/host-port.ts';
import { authApi } from './api.ts';

interface KeepSessionOptions {
  readonly store: Pick<Store<AppState>, 'dispatch' | 'getState' | 'subscribe'> & { readonly dispatch: AppDispatch };
  readonly host: Pick<HostPort, 'idle'>;
  readonly clock: Pick<SyncedClock, 'now'>;
  /** Storage that lives as long as this tab. */
  readonly tab: Pick<Storage, 'getItem' | 'setItem'>;
  readonly share?: TokenShare;
  /** Writes to the browser's log. */
  readonly log?: (message: string) => void;
}

/** Maintains one thing for the signed-in player; called repeatedly. */
type Upkeep = (userId: number) => Promise<void>;

/** Interval of all upkeeps, ms (shell §9, auth refresh). */
const REFRESH_MS = 60_000;
/** Age at which a video token is renewed, ms (shell §9, media token refresh). */
const VIDEO_MS = 600_000;
/** shell §7: the session call comes after 8 s without input. */
const IDLE_MINUTES = 8 / 60;
/** A token is asked for though one is there. */
const RENEW = { query: { force_refresh: 'true' } } as const;
const TOUCHED_KEY = 'fairline:session-called';
const GRANT_KEY = 'fairline:granted';

/** Renews the user token before it ends. */
function tokenUpkeep({ store, clock, share = tokenShare }: KeepSessionOptions): { keep: Upkeep; forget: () => void } {
  const { renewToken } = authApi.endpoints;
  let current: { readonly userId: number; readonly until: number } | null = null;

  async function fetch() {
    const { data, error } = await store.dispatch(renewToken.initiate(RENEW, { track: false }));
    return error ? null : { until: data ?? null };
  }

  async function keep(userId: number): Promise<void> {
    // A token that lasts until the next run is kept.
    if (current?.userId === userId && current.until > clock.now() + REFRESH_MS) return;
    const news = await share.renew(fetch);
    current = news?.until ? { userId, until: news.until } : null;
  }

  const forget = registerDebugSource('session', () => ({
    tokenEndsAt: current?.until ?? null,
    looksEveryMs: REFRESH_MS,
  }));
  return { keep, forget };
}

/** Keeps a video token that is no older than ten minutes. */
function videoUpkeep({ store, clock }: KeepSessionOptions): Upkeep {
  let current: { readonly userId: number; readonly at: number } | null = null;
  return async (userId) => {
    const age = current?.userId === userId ? clock.now() - current.at : Number.POSITIVE_INFINITY;
    if (age >= 0 && age < VIDEO_MS) return;
    current = { userId, at: clock.now() };
    const { data } = await store.dispatch(authApi.endpoints.videoToken.initiate(undefined, { track: false }));
    // The player may have signed out meanwhile.
    if (selectPlayer(store.getState())?.user_id === userId) keepVideoToken(data?.data.token ?? '');
    if (!data) current = null;
  };
}

/** Keeps the cookies of secure data set; their grant lasts 30 minutes. */
function grantUpkeep({ store, clock, tab, log = console.warn }: KeepSessionOptions): Upkeep {
  return async (userId) => {
    const [who, until] = (tab.getItem(GRANT_KEY) ?? '').split(':').map(Number);
    if (who === userId && (until ?? 0) > clock.now()) return;
    const { data } = await store.dispatch(authApi.endpoints.secureData.initiate(undefined, { track: false }));
    if (data?.data) tab.setItem(GRANT_KEY, `${userId}:${data.data.grantedUntil}`);
    // A player who signed out meanwhile gets no grant and no message here.
    else if (data && selectPlayer(store.getState())?.user_id === userId)
      log('The answer to the secure data call is empty');
  };
}

/** Runs upkeeps for the player when one signs in, and once a minute while the page is visible. */
function keepPlayer({ store }: KeepSessionOptions, upkeeps: readonly Upkeep[]) {
  let seen = 0;
  const run = () => {
    const userId = selectPlayer(store.getState())?.user_id ?? 0;
    if (userId === 0 || !store.getState().api.config.focused) return;
    for (const keep of upkeeps) void keep(userId);
  };
  const look = () => {
    const userId = selectPlayer(store.getState())?.user_id ?? 0;
    if (userId === seen) return;
    seen = userId;
    if (userId === 0) keepVideoToken('');
    run();
  };
  look();
  const unsubscribe = store.subscribe(look);
  const timer = setInterval(run, REFRESH_MS);
  return () => {
    unsubscribe();
    clearInterval(timer);
  };
}

/** Sends the session call once in a tab, after 8 s without input. */
function touchOnce({ store, host, tab }: KeepSessionOptions): () => void {
  if (tab.getItem(TOUCHED_KEY) !== null) return () => {};
  const stop = host.idle.watch(IDLE_MINUTES, () => {
    stop();
    tab.setItem(TOUCHED_KEY, '1');
    void store.dispatch(authApi.endpoints.touchSession.initiate(undefined, { track: false }));
  });
  return stop;
}

/** Keeps the session alive besides the calls of the page (shell §4, §7, §9). Returns the undo. */
export function keepSession(options: KeepSessionOptions): () => void {
  const token = tokenUpkeep(options);
  const atOnce = [token.keep, videoUpkeep(options), grantUpkeep(options)];
  const stops = [keepPlayer(options, atOnce), touchOnce(options), token.forget];
  return () => {
    for (const stop of stops) stop();
  };
}
