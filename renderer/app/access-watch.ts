import { createAction } from '@reduxjs/toolkit';
import { accessApi } from '#renderer/lib/api/access-api.ts';
import { selectPlayer, sessionApi } from '#renderer/lib/api/session-api.ts';
import { termsApi } from '#renderer/lib/api/terms-api.ts';
import { askIsSearchBot } from '#renderer/lib/page/visitor-kind.ts';
import { pageShown } from '#renderer/lib/routing/page-shown.ts';
import { configChanged, selectConfig, selectOwnConfig } from '#renderer/lib/store/site-slice.ts';
import type { SiteBlock } from '#shared/contracts/access.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { afterBlockCheck, blockQuery } from '#shared/domain/guards/block-check.ts';
import type { AppListeners, AppStore } from './make-store.ts';

/** Interval at which the terms are polled (shell §9); the other inputs of the guards are polled with them. */
const POLL_MS = 60_000;
/** Minimum time between two checks caused by navigation, ms. */
const FRESH_MS = 5000;

/** Most ms between the news that the configuration has changed and the question: all pages hear it at once. */
const SPREAD_MS = 1000;

/** The server has said that the site's configuration has changed. */
export const siteChanged = createAction('app/siteChanged');

const AGAIN = { subscribe: false, forceRefetch: true } as const;

/** Why the guards check again: time passed or the page came into view (`watch`), or another page opened (`page`). */
type Occasion = 'watch' | 'page';

interface AccessWatch {
  readonly store: AppStore;
  readonly listeners: AppListeners;
  readonly now?: () => number;
  /** Whether a search bot reads the page. */
  readonly isBot?: () => Promise<boolean>;
}

/**
 * Keeps the inputs of the guards up to date: maintenance, blocks, routes, terms and bans. Asks once a minute until the
 * page has been hidden for 30 s, when it becomes visible again, and after navigation. A search bot gets the one answer
 * of its arrival (shell §4, page visibility). Returns the undo.
 */
export function watchAccess(watch: AccessWatch): () => void {
  const { store, listeners, now = () => performance.now(), isBot = askIsSearchBot } = watch;
  const { siteConfig, blockLight, block } = accessApi.endpoints;
  let askedAt = now();
  /** Last answer of the block service; it overrides the config. */
  let known: SiteBlock | null = null;
  const asksBot = isBot();

  async function askBlock(occasion: Occasion): Promise<SiteBlock | null> {
    const { dispatch } = store;
    const isSignedIn = selectPlayer(store.getState()) !== null;
    const url = location.pathname + location.search;
    if (occasion === 'page') {
      const { data } = await dispatch(block.initiate({ body: { auth: isSignedIn, url } }, AGAIN));
      return data?.data ?? null;
    }
    const config = selectConfig(store.getState());
    const query = blockQuery({ stage: 'watch', url, referrer: document.referrer, isSignedIn, config });
    const { data } = await dispatch(blockLight.initiate({ query }, AGAIN));
    return data?.data ?? null;
  }

  /** Stores the config with the block that the check found; the browser's log has checks that failed. */
  function take(config: SiteConfig, answer: SiteBlock | null): void {
    known = answer ?? known;
    const kept = known ? { ...config, block: known } : config;
    store.dispatch(configChanged(afterBlockCheck(kept, answer)));
  }

  async function readSite(occasion: Occasion): Promise<void> {
    const query = { lang: selectConfig(store.getState()).language };
    const asked = [store.dispatch(siteConfig.initiate({ query }, AGAIN)), askBlock(occasion)] as const;
    const [{ data }, answer] = await Promise.all(asked);
    take(data?.config ?? selectOwnConfig(store.getState()), answer);
  }

  async function readTerms(): Promise<void> {
    if (selectPlayer(store.getState()) === null) return;
    await store.dispatch(termsApi.endpoints.agreementStatus.initiate(undefined, AGAIN));
  }

  async function readPlayer(): Promise<void> {
    if (selectPlayer(store.getState()) === null) return;
    await store.dispatch(sessionApi.endpoints.session.initiate(undefined, AGAIN));
    await readTerms();
  }

  // A failed read is repeated at the next check; the page continues with the last known state.
  const ask = (occasion: Occasion) => {
    askedAt = now();
    void readSite(occasion).catch(() => {});
    void readPlayer().catch(() => {});
  };
  /** Waits until it is known whether a search bot reads the page. */
  const askForPlayers = (occasion: Occasion) =>
    void asksBot.then((isSearchBot) => {
      if (!isSearchBot) ask(occasion);
    });
  const onVisible = () => {
    if (document.visibilityState === 'visible') askForPlayers('watch');
  };
  // `watchPageFocus` decides when a hidden page pauses, for this and for all polled queries.
  const onMinute = () => {
    if (store.getState().api.config.focused) askForPlayers('watch');
  };
  // The server may have rendered the page for another visitor, and the desktop window has no server.
  void askBlock('watch').then((answer) => take(selectOwnConfig(store.getState()), answer));
  const timer = setInterval(onMinute, POLL_MS);
  document.addEventListener('visibilitychange', onVisible);
  const unlisten = listeners.startListening({
    actionCreator: pageShown,
    effect: () => {
      if (now() - askedAt > FRESH_MS) askForPlayers('page');
    },
  });
  const unlistenPlayer = listeners.startListening({
    predicate: (_action, now, before) => selectPlayer(now)?.user_id !== selectPlayer(before)?.user_id,
    effect: () => readTerms().catch(() => {}),
  });
  const unlistenSite = listeners.startListening({
    actionCreator: siteChanged,
    effect: async (_action, { delay }) => {
      await delay(Math.random() * SPREAD_MS);
      askForPlayers('watch');
    },
  });
  return () => {
    clearInterval(timer);
    unlistenSite();
    document.removeEventListener('visibilitychange', onVisible);
    unlisten();
    unlistenPlayer();
  };
}
