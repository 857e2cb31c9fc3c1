import { setupListeners } from '@reduxjs/toolkit/query';
import { listenForConsent } from '#renderer/features/consent/listeners.ts';
import { listenForCoupon } from '#renderer/features/coupon/listeners.ts';
import { listenForFavourites, loadFavourites } from '#renderer/features/favourites/listeners.ts';
import { countAuthAttempts } from '#renderer/features/first-modals/listeners.ts';
import { listenForFolding, loadFolded } from '#renderer/features/game/listeners.ts';
import { applyDisplay, browserZone, followSystemTheme } from '#renderer/features/preferences/apply-display.ts';
import { listenForDisplay } from '#renderer/features/preferences/listeners.ts';
import { listenForReferral } from '#renderer/features/referral/listeners.ts';
import { listenForSession } from '#renderer/features/sign-in/listeners.ts';
import { deviceStore } from '#renderer/lib/device/device-store.ts';
import type { Feed } from '#renderer/lib/feed/feed.ts';
import { reloadOnMissingChunk } from '#renderer/lib/lazy/reload-on-missing-chunk.ts';
import { keepNotices } from '#renderer/lib/notices/keep-notices.ts';
import { listenForFailures } from '#renderer/lib/notices/listeners.ts';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { watchMaintenance } from '#renderer/lib/notices/watch-maintenance.ts';
import { watchTerms } from '#renderer/lib/notices/watch-terms.ts';
import { ORDERS_CHANNEL } from '#renderer/lib/orders/kept-orders.ts';
import { watchKeptOrders } from '#renderer/lib/orders/watch-kept-orders.ts';
import { watchPageFocus } from '#renderer/lib/page/page-focus.ts';
import { nextTask } from '#renderer/lib/page/tasks.ts';
import { askIsSearchBot } from '#renderer/lib/page/visitor-kind.ts';
import { scriptOfPage, statusOfFile, watchForUpdate } from '#renderer/lib/page/watch-update.ts';
import { browserZoneFound } from '#renderer/lib/store/display-slice.ts';
import { openTabChannel } from '#renderer/lib/tabs/tab-channel.ts';
import type { SyncedClock } from '#renderer/lib/time/server-clock.ts';
import { languageChosenByLink } from '#shared/domain/routing/language.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { LANGUAGE_COOKIE } from '#shared/domain/session-cookies.ts';
import type { HostPort } from '#shared/host/host-port.ts';
import { siteChanged, watchAccess } from './access-watch.ts';
import { followAnalytics } from './follow-analytics.ts';
import { sendTablet } from './force-platform.ts';
import type { AppListeners, AppStore } from './make-store.ts';
import { keepPresence } from './site-presence.ts';
import { keepWindowWidth, WINDOW_WIDTH_COOKIE } from './window-width.ts';

const updateOf = (store: AppStore) => ({
  script: scriptOfPage(),
  statusOf: statusOfFile,
  isWatched: () => store.getState().api.config.focused,
  onUpdate: noticeBoard.postUpdate,
});

/** Loads the code that keeps a session alive after the page is interactive. */
async function keepSessionLater(options: Pick<ListenerOptions, 'clock' | 'host' | 'store'>): Promise<void> {
  const { keepSession } = await import('#renderer/features/sign-in/keep-session.ts');
  keepSession({ ...options, tab: deviceStore.session });
}

/** Loads the code that follows the channel of the player, with the feed that carries it. */
async function followPlayerLater({ store, loadFeed }: Pick<ListenerOptions, 'loadFeed' | 'store'>): Promise<void> {
  const [{ client }, { followPlayer }] = await Promise.all([loadFeed(), import('./follow-player.ts')]);
  const onSite = () => void store.dispatch(siteChanged());
  followPlayer({ store, player: client.player, onSite });
}

/** Takes over the orders that the device keeps; their code loads with the first one. */
function followKeptOrders({ store, listeners, host, clock }: Omit<ListenerOptions, 'loadFeed' | 'openedAt'>): void {
  watchKeptOrders({
    store,
    listeners,
    storage: host.storage,
    channel: openTabChannel(ORDERS_CHANNEL),
    async takeOver() {
      const [{ pageOrders }, { orderKinds }] = await Promise.all([
        import('#renderer/lib/orders/page-orders.ts'),
        import('./order-kinds.ts'),
      ]);
      await pageOrders(store, clock).takeOver(orderKinds);
    },
  });
}

/** Loads the watches for addresses that moved and for the language after the page is interactive. */
async function watchMovedLater(options: Omit<ListenerOptions, 'clock' | 'loadFeed'>): Promise<void> {
  const { watchLater } = await import('./watch-later.ts');
  watchLater({ ...options, follow: (to) => location.replace(to) });
}

/** Loads the texts for ended sessions with the first session that ends. */
async function sayOver(dispatch: AppStore['dispatch']): Promise<void> {
  await (await import('#renderer/features/session-ends/session-over.ts')).sayOver({ dispatch });
}

/** Loads what keeps the texts of a translated page moving. */
async function keepTranslatedLater(): Promise<void> {
  (await import('#renderer/lib/page/translated-text.ts')).keepTranslatedText(document.body);
}

interface ListenerOptions {
  readonly store: AppStore;
  readonly listeners: AppListeners;
  readonly host: HostPort;
  readonly clock: SyncedClock;
  /** Loads the feed of the page, once for all callers. */
  readonly loadFeed: () => Promise<Pick<Feed, 'client'>>;
  /** Address that the page began with: the visitor may have followed a link since then. */
  readonly openedAt: URL;
}

/** Stores a language that the visitor chose by a plain link, before the page was interactive. */
function rememberLanguage({ host, openedAt }: Pick<ListenerOptions, 'host' | 'openedAt'>): void {
  const chosen = languageChosenByLink(openedAt.href, document.referrer);
  if (chosen !== null) host.remember(LANGUAGE_COOKIE, chosen);
}

const isSiteThere = async () => (await import('#renderer/lib/page/find-mirror.ts')).isSiteAt('');

/** Starts what only a page in a browser needs: missing chunks, new versions, the worker, window width, referrals. */
function startOnWeb({ store, listeners, host, openedAt }: Omit<ListenerOptions, 'clock' | 'loadFeed'>): void {
  reloadOnMissingChunk({ storage: deviceStore.session, isSiteThere });
  watchForUpdate(updateOf(store));
  keepPresence({ store, listeners });
  keepWindowWidth({ page: window, write: (width) => host.remember(WINDOW_WIDTH_COOKIE, width) });
  listenForReferral({ listeners, host, opened: openedAt.search, query: () => location.search });
}

/** Whether the visitor is asked about cookies: on the web, and not a search bot. */
const mayAskConsent = async (host: HostPort): Promise<boolean> => host.kind === 'web' && !(await askIsSearchBot());

/**
 * Loads what the device keeps of the player's choices, each in a task of its own: a page drawn by a server has to be awake,
 * for they redraw it.
 */
export async function loadKept({ store, clock }: Pick<ListenerOptions, 'clock' | 'store'>): Promise<void> {
  await nextTask();
  void store.dispatch(loadFavourites(clock.now()));
  await nextTask();
  void store.dispatch(loadFolded());
  await nextTask();
  store.dispatch(browserZoneFound(browserZone()));
}

/** Starts the rest, each in a task of its own. */
async function startLater({ store, listeners, host, clock, loadFeed, openedAt }: ListenerOptions): Promise<void> {
  const starts = [
    () => watchAccess({ store, listeners }),
    () => keepSessionLater({ store, host, clock }),
    () => followPlayerLater({ store, loadFeed }),
    () => watchMovedLater({ store, listeners, host, openedAt }),
    () => followKeptOrders({ store, listeners, host, clock }),
    () => watchMaintenance({ store, listeners, clock, board: noticeBoard }),
    () => watchTerms({ store, listeners, board: noticeBoard }),
    () => host.kind === 'web' && keepTranslatedLater(),
    () => host.kind === 'web' && startOnWeb({ store, listeners, host, openedAt }),
    () => followSystemTheme(() => store.getState().display),
    // Last: the other listeners must hear what the visitor allows.
    () => listenForConsent({ store, listeners, clock, mayAsk: () => mayAskConsent(host) }),
  ];
  for (const start of starts) {
    await nextTask();
    // One that fails at once must not keep the later ones from their start.
    void (async () => start())().catch(reportError);
  }
}

/**
 * Starts everything that runs besides drawing, in the browser only. Returns when all of it has started but what loads
 * code of its own.
 */
export async function startListeners(options: ListenerOptions): Promise<void> {
  const { store, listeners, host, clock } = options;
  // First: the notice about an ended session is logged after the log of that session is cleared.
  keepNotices({ listeners, clock, board: noticeBoard, page: document });
  listenForFavourites(listeners, clock.now);
  listenForFolding(listeners);
  listenForDisplay(listeners, store);
  listenForSession({ store, listeners, onOver: sayOver });
  listenForCoupon({ store, listeners, clock });
  listenForFailures({
    listeners,
    board: noticeBoard,
    // The server checks the terms again, and redirects home when they have not changed.
    confirmTerms: () => location.assign(paths.to('confirm', location.pathname.slice(1, 3))),
  });
  followAnalytics(listeners, async () => {
    const { connectAnalytics } = await import('./analytics-sources.ts');
    return (chosen) => connectAnalytics({ store, listeners, clock, chosen });
  });
  countAuthAttempts({ listeners, clock });
  // Queries hear when the page is hidden, visible again, or online again.
  setupListeners(store.dispatch, watchPageFocus);
  sendTablet({ window, tab: deviceStore.session });
  if (host.kind === 'web') rememberLanguage(options);
  applyDisplay(store.getState().display);
  await startLater(options);
}
