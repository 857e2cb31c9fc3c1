import { baseApi } from '#renderer/lib/api/base-api.ts';
import type { LanguageShown } from '#renderer/lib/i18n/language-shown.ts';
import { watchLanguage } from '#renderer/lib/page/watch-language.ts';
import type { AppStore } from './make-store.ts';

/** The part of an endpoint that sends its query again. */
interface Repeated {
  initiate(argument: unknown, options: { forceRefetch: true; subscribe: false }): Parameters<AppStore['dispatch']>[0];
}

/** Sends every query of the page again, in the language that the document has now; the page keeps its data until then. */
function askAgain({ dispatch, getState }: AppStore): void {
  const endpoints = baseApi.endpoints as unknown as Readonly<Record<string, Repeated>>;
  for (const query of Object.values(getState().api.queries)) {
    const name = query?.endpointName;
    const endpoint = name === undefined ? undefined : endpoints[name];
    if (name === undefined || endpoint === undefined) continue;
    const again = () => void dispatch(endpoint.initiate(query?.originalArgs, { forceRefetch: true, subscribe: false }));
    // One that is under way was sent in the language before; it would be taken for the new one.
    const running = dispatch(baseApi.util.getRunningQueryThunk(name as never, query?.originalArgs as never)) as
      | Promise<unknown>
      | undefined;
    if (running) void running.then(again);
    else again();
  }
}

/**
 * Asks for everything again when the language of the document changes, because answers have names in the language that
 * they were asked in. Returns the undo.
 *
 * @param watch calls back when the language has changed, and returns its undo
 */
export function followLanguage(store: AppStore, watch = watchLanguage): () => void {
  return watch(() => {
    askAgain(store);
    store.dispatch({ type: 'language/shown' } satisfies LanguageShown);
  });
}
