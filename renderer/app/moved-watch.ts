import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf } from '#renderer/lib/api/call-endpoints.ts';
import { accessCalls } from '#renderer/lib/api/later-call-descriptions.ts';
import { pageShown } from '#renderer/lib/routing/page-shown.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { readRedirectAnswer } from '#shared/domain/guards/redirect-answer.ts';
import type { HostPort } from '#shared/host/host-port.ts';
import type { AppListeners, AppStore } from './make-store.ts';

const redirectsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ redirectLight: mutationOf(build, accessCalls, 'redirectLightCall') }),
});

/** What the watch for moved addresses needs. */
export interface MovedWatch {
  readonly store: AppStore;
  readonly listeners: AppListeners;
  readonly host: Pick<HostPort, 'kind'>;
  /** Address that the page began with. */
  readonly openedAt: URL;
  /** Opens the new address in place of the old one. */
  readonly follow: (to: string) => void;
}

/**
 * Asks the redirect service about every address that is opened inside the app, and follows its answer (shell §7, G-12).
 * The server has asked about the first page of a browser; the desktop window has no server. Returns the undo.
 */
export function watchMoved({ store, listeners, host, openedAt, follow }: MovedWatch): () => void {
  const urlNow = () => location.pathname + location.search;
  let asked = host.kind === 'web' ? openedAt.pathname + openedAt.search : '';

  async function ask(): Promise<void> {
    const url = urlNow();
    if (url === asked) return;
    asked = url;
    const { data } = await store.dispatch(redirectsApi.endpoints.redirectLight.initiate({ body: { url } }));
    // The call failed, or the back end has no redirects; the next address asks again.
    if (data === undefined) return;
    const { redirectHosts } = selectConfig(store.getState());
    const answer = readRedirectAnswer(data, { url, hosts: redirectHosts });
    if (answer.kind === 'follow' && urlNow() === url) follow(answer.to);
    if (answer.kind === 'ignored') console.warn(`A redirect of ${location.pathname} was ignored: ${answer.why}`);
  }

  void ask();
  return listeners.startListening({ actionCreator: pageShown, effect: ask });
}
