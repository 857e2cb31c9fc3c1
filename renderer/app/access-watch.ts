import * as v from 'valibot';
import type { Fetcher } from '#renderer/lib/api/fetcher.ts';
import { requestPath } from '#renderer/lib/api/request-path.ts';
import { selectPlayer, sessionApi } from '#renderer/lib/api/session-api.ts';
import { termsApi } from '#renderer/lib/api/terms-api.ts';
import { pageShown } from '#renderer/lib/routing/page-shown.ts';
import { configChanged } from '#renderer/lib/store/site-slice.ts';
import { siteConfigCall } from '#shared/contracts/site-config.ts';
import type { AppListeners, AppStore } from './make-store.ts';

/** shell §9: terms are polled every minute; the rest of what the guards look at comes along. */
const POLL_MS = 60_000;
/** Going from page to page asks no more often than this. */
const FRESH_MS = 5000;

const AGAIN = { subscribe: false, forceRefetch: true } as const;

interface AccessWatch {
  readonly store: AppStore;
  readonly listeners: AppListeners;
  readonly fetcher: Fetcher;
  readonly now?: () => number;
}

/**
 * Keeps what the guards look at in step with the site: maintenance, blocks, routes, terms and bans. It asks once a minute while
 * the page can be seen, when it is seen again, and after going to another page. Returns the undo.
 */
export function watchAccess({ store, listeners, fetcher, now = () => performance.now() }: AccessWatch): () => void {
  let askedAt = now();

  async function readConfig(): Promise<void> {
    const { config } = store.getState().site;
    const { status, body } = await fetcher({
      method: siteConfigCall.method,
      path: requestPath(siteConfigCall.path, { query: { lang: config.language } }),
    });
    const answer = status === 200 ? v.safeParse(siteConfigCall.answer, body) : null;
    if (answer?.success) store.dispatch(configChanged(answer.output.config));
  }

  async function readTerms(): Promise<void> {
    const state = store.getState();
    if (selectPlayer(state) === null || !state.site.config.isAvailableConfirmTerms) return;
    await store.dispatch(termsApi.endpoints.agreementStatus.initiate(undefined, AGAIN));
  }

  async function readPlayer(): Promise<void> {
    if (selectPlayer(store.getState()) === null) return;
    await store.dispatch(sessionApi.endpoints.session.initiate(undefined, AGAIN));
    await readTerms();
  }

  // What cannot be read now is read the next time; the page goes on with what it knows.
  const ask = () => {
    askedAt = now();
    void readConfig().catch(() => {});
    void readPlayer().catch(() => {});
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') ask();
  };
  const timer = setInterval(onVisible, POLL_MS);
  document.addEventListener('visibilitychange', onVisible);
  const unlisten = listeners.startListening({
    actionCreator: pageShown,
    effect: () => {
      if (now() - askedAt > FRESH_MS) ask();
    },
  });
  const unlistenPlayer = listeners.startListening({
    predicate: (_action, now, before) => selectPlayer(now)?.user_id !== selectPlayer(before)?.user_id,
    effect: () => readTerms().catch(() => {}),
  });
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
    unlisten();
    unlistenPlayer();
  };
}
