import { setupListeners } from '@reduxjs/toolkit/query';
import { listenForSession } from '#renderer/features/auth/listeners.ts';
import { listenForConsent } from '#renderer/features/consent/listeners.ts';
import { listenForCoupon } from '#renderer/features/coupon/listeners.ts';
import { listenForFavourites, loadFavourites } from '#renderer/features/favourites/listeners.ts';
import { countAuthAttempts } from '#renderer/features/first-modals/listeners.ts';
import { listenForFolding, loadFolded } from '#renderer/features/game/listeners.ts';
import { applyDisplay, browserZone, followSystemTheme } from '#renderer/features/preferences/apply-display.ts';
import { listenForDisplay } from '#renderer/features/preferences/listeners.ts';
import { listenForReferral } from '#renderer/features/referral/listeners.ts';
import { deviceStore } from '#renderer/lib/device/device-store.ts';
import { keepNotices } from '#renderer/lib/notices/keep-notices.ts';
import { listenForFailures } from '#renderer/lib/notices/listeners.ts';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { watchMaintenance } from '#renderer/lib/notices/watch-maintenance.ts';
import { watchPageFocus } from '#renderer/lib/page/page-focus.ts';
import { scriptOfPage, statusOfFile, watchForUpdate } from '#renderer/lib/page/watch-update.ts';
import { browserZoneFound } from '#renderer/lib/store/display-slice.ts';
import type { SyncedClock } from '#renderer/lib/time/server-clock.ts';
import { languageChosenByLink } from '#shared/domain/routing/language.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { isSearchBot } from '#shared/domain/search-bot.ts';
import { LANGUAGE_COOKIE } from '#shared/domain/session-cookies.ts';
import type { HostPort } from '#shared/host/host-port.ts';
import { watchAccess } from './access-watch.ts';
import { followAnalytics } from './follow-analytics.ts';
import { forcePlatform } from './force-platform.ts';
import type { AppListeners, AppStore } from './make-store.ts';
import { keepPresence } from './site-presence.ts';
import { keepWindowWidth, WINDOW_WIDTH_COOKIE } from './window-width.ts';

const updateOf = (store: AppStore) => ({
  script: scriptOfPage(),
  statusOf: statusOfFile,
  isWatched: () => store.getState().api.config.focused,
  onUpdate: noticeBoard.postUpdate,
});

/** What keeps a session going has time until the page stands. */
function keepSessionLater(options: Pick<ListenerOptions, 'clock' | 'host' | 'store'>): () => void {
  let isOver = false;
  let end: (() => void) | undefined;
  void import('#renderer/features/auth/keep-session.ts').then(({ keepSession }) => {
    if (!isOver) end = keepSession({ ...options, tab: deviceStore.session });
  });
  return () => {
    isOver = true;
    end?.();
  };
}

/** The words for it come with the first session that is over. */
async function sayOver(dispatch: AppStore['dispatch']): Promise<void> {
  await (await import('#renderer/features/session-ends/session-over.ts')).sayOver({ dispatch });
}

interface ListenerOptions {
  readonly store: AppStore;
  readonly listeners: AppListeners;
  readonly host: HostPort;
  readonly clock: SyncedClock;
}

/** A language that was picked while the page was still asleep is remembered by the page that it led to. */
function rememberLanguage(host: HostPort): void {
  const chosen = languageChosenByLink(location.href, document.referrer);
  if (chosen !== null) host.remember(LANGUAGE_COOKIE, chosen);
}

/** What only a page in a browser needs: new versions, the worker, other domains, its width, who has led the visitor here. */
const onWeb = ({ store, listeners, host }: Pick<ListenerOptions, 'store' | 'listeners' | 'host'>) => [
  watchForUpdate(updateOf(store)),
  keepPresence({ store, listeners }),
  keepWindowWidth({ page: window, write: (width) => host.remember(WINDOW_WIDTH_COOKIE, width) }),
  listenForReferral({ listeners, host, query: () => location.search }),
];

/** Wires what happens beside the state, in the browser only. Returns the undo. */
export function startListeners({ store, listeners, host, clock }: ListenerOptions): () => void {
  const stops = [
    // The first one: that a session is over is kept after what was told in it is not.
    keepNotices({ listeners, clock, board: noticeBoard, page: document }),
    listenForFavourites(listeners),
    listenForFolding(listeners),
    listenForDisplay(listeners),
    listenForSession({ store, listeners, onOver: sayOver }),
    listenForCoupon({ store, listeners, clock }),
    watchAccess({ store, listeners }),
    keepSessionLater({ store, host, clock }),
    listenForFailures({
      listeners,
      board: noticeBoard,
      // The server looks at the terms again, and leads home when they have not changed after all.
      confirmTerms: () => location.assign(paths.confirmTerms(location.pathname.slice(1, 3))),
    }),
    followAnalytics(listeners, async () => {
      const { connectAnalytics } = await import('./analytics-sources.ts');
      return (chosen) => connectAnalytics({ store, listeners, clock, chosen });
    }),
    countAuthAttempts({ listeners, clock }),
    watchMaintenance({ store, listeners, clock, board: noticeBoard }),
    // Queries hear that nobody looks at the page, that somebody does again, and that the device is on line again.
    setupListeners(store.dispatch, watchPageFocus),
    ...(host.kind === 'web' ? onWeb({ store, listeners, host }) : []),
    followSystemTheme(() => store.getState().display),
    // The last one: the others hear what the visitor allows.
    listenForConsent({ store, listeners, clock, mayAsk: host.kind === 'web' && !isSearchBot(navigator.userAgent) }),
  ];
  forcePlatform({ window, tab: deviceStore.session });
  if (host.kind === 'web') rememberLanguage(host);
  applyDisplay(store.getState().display);
  void store.dispatch(loadFavourites(clock.now()));
  void store.dispatch(loadFolded());
  store.dispatch(browserZoneFound(browserZone()));
  return () => {
    for (const stop of stops) stop();
  };
}
