import type { ListenerMiddlewareInstance, Store } from '@reduxjs/toolkit';
import type { DebugRecorder } from '#renderer/lib/debug/debug-port.ts';
import { noteDebugEvent } from '#renderer/lib/debug/debug-port.ts';
import { deviceStore } from '#renderer/lib/device/device-store.ts';
import type { Feed } from '#renderer/lib/feed/feed.ts';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { pageShown } from '#renderer/lib/routing/page-shown.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import { configOverridden, selectOwnConfig } from '#renderer/lib/store/site-slice.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { debuggerPath } from './debugger-path.ts';
import {
  countOverrides,
  NO_OVERRIDES,
  namedOverrides,
  OVERRIDES_KEY,
  type Overrides,
  overridesOf,
  readOverrides,
} from './overrides.ts';
import { type CallLog, createCallLog } from './record/call-log.ts';
import { createEventLog, type EventLog } from './record/event-log.ts';
import { createVitals, type Vitals } from './record/vitals.ts';
import { watchFeed, watchNavigation, watchNotices, watchVisibility } from './record/watch-page.ts';

interface SessionOptions {
  readonly store: Pick<Store<AppState>, 'getState'> & { readonly dispatch: AppDispatch };
  readonly listeners: ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;
  readonly loadFeed: () => Promise<Feed>;
}

/** Record of this page since it opened, with the overrides of this tab. */
export interface Session {
  readonly calls: CallLog;
  readonly events: EventLog;
  readonly vitals: Vitals;
  /** Returns the config without overrides. */
  readonly ownConfig: () => SiteConfig;
  readonly overrides: () => Overrides;
  readonly override: (next: Overrides) => void;
}

/** Longest wait for the page to be shown, ms. */
const TIMEOUT_MS = 1000;

let session: Session | null = null;

/** Returns the session of this page; null without recording. */
export function currentSession(): Session | null {
  return session;
}

function createSession({ store }: Pick<SessionOptions, 'store'>): Session {
  const now = () => performance.now();
  const tab = deviceStore.session;
  const ownConfig = () => selectOwnConfig(store.getState());
  let overrides = readOverrides(tab);
  return {
    calls: createCallLog(now, ({ method, path, status, code }) =>
      noteDebugEvent('call', { method, path, status, ...(code === null ? {} : { code }) }),
    ),
    events: createEventLog(now),
    vitals: createVitals(),
    ownConfig,
    overrides: () => overrides,
    override(next) {
      overrides = next;
      if (countOverrides(next) > 0) tab.setItem(OVERRIDES_KEY, JSON.stringify(next));
      else tab.removeItem(OVERRIDES_KEY);
      noteDebugEvent('settings', namedOverrides(next));
      store.dispatch(configOverridden(overridesOf(ownConfig(), next)));
    },
  };
}

/** Resolves once the server-rendered page is hydrated: only then may overrides change it. */
function untilShown({ listeners }: Pick<SessionOptions, 'listeners'>): Promise<void> {
  return new Promise((resolve) => {
    const stop = listeners.startListening({ actionCreator: pageShown, effect: () => done() });
    const done = () => {
      stop();
      resolve();
    };
    setTimeout(done, TIMEOUT_MS);
  });
}

async function followPage(made: Session, { listeners, loadFeed }: SessionOptions): Promise<void> {
  await untilShown({ listeners });
  if (countOverrides(made.overrides()) > 0) made.override(made.overrides());
  watchFeed(await loadFeed());
}

/** Opens the debugger by Alt+Shift+D without reloading the page, so that the record stays. */
function openByKey(): void {
  addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    const path = debuggerPath(location.pathname.slice(1, 3));
    if (!altKey || !shiftKey || code !== 'KeyD' || location.pathname === path) return;
    history.pushState(null, '', path);
    // The router reads address changes from this event.
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

/** Starts recording. A page has one session. */
export function startSession(options: SessionOptions): DebugRecorder {
  const made = createSession(options);
  session = made;
  watchNavigation(options.store.getState);
  watchVisibility();
  openByKey();
  watchNotices(noticeBoard);
  followPage(made, options).catch(reportError);
  return { call: made.calls.begin, event: made.events.note };
}

/** Clears all overrides. */
export function clearOverrides(): void {
  session?.override(NO_OVERRIDES);
}
