import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { listViewSlice } from '#renderer/features/catalogue/list-view-slice.ts';
import { couponReducer, couponSlice } from '#renderer/features/coupon/slice.ts';
import { favouritesSlice } from '#renderer/features/favourites/slice.ts';
import { gameViewSlice } from '#renderer/features/game/slice.ts';
import { baseApi } from '#renderer/lib/api/base-api.ts';
import type { Fetcher } from '#renderer/lib/api/fetcher.ts';
import { PlayerQueries } from '#renderer/lib/api/player-queries.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import { authSlice } from '#renderer/lib/store/auth-slice.ts';
import { consentSlice } from '#renderer/lib/store/consent-slice.ts';
import { displaySlice } from '#renderer/lib/store/display-slice.ts';
import { createEarlyActions } from '#renderer/lib/store/early-actions.ts';
import { type SiteState, siteSlice } from '#renderer/lib/store/site-slice.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import type { HostPort } from '#shared/host/host-port.ts';

/** Initial state of a store: always the site; the rest where a server has rendered the page. */
export type PreloadedState = Partial<AppState> & { readonly site: SiteState };

export interface StoreOptions {
  readonly host: HostPort;
  readonly fetcher: Fetcher;
  readonly preloaded: PreloadedState;
  readonly report?: ThunkExtra['report'];
  /** Listeners start later: actions are kept until `tellListeners` is called. */
  readonly listenLater?: boolean;
}

/** Reducer of the whole state. A feature adds its slice here. */
const reducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  [siteSlice.name]: siteSlice.reducer,
  [displaySlice.name]: displaySlice.reducer,
  [consentSlice.name]: consentSlice.reducer,
  [favouritesSlice.name]: favouritesSlice.reducer,
  [gameViewSlice.name]: gameViewSlice.reducer,
  [listViewSlice.name]: listViewSlice.reducer,
  [couponSlice.name]: couponReducer,
  [authSlice.name]: authSlice.reducer,
});

/** Makes a store: for one request on the server, for the page in the browser, or for a test. */
export function makeStore({ host, fetcher, preloaded, report, listenLater = false }: StoreOptions) {
  const callPaths = preloaded.site.config.paths;
  const extra: ThunkExtra = { host, fetcher, callPaths, playerQueries: new PlayerQueries(), report };
  const listeners = createListenerMiddleware<AppState, AppDispatch, ThunkExtra>({ extra });
  const { middleware, tellListeners } = createEarlyActions(listeners.middleware);
  if (!listenLater) tellListeners();
  const store = configureStore({
    reducer,
    preloadedState: preloaded,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, immutableCheck: false, serializableCheck: { warnAfter: 200 } })
        .prepend(middleware)
        .concat(baseApi.middleware),
    devTools: false,
  });
  return { store, listeners, tellListeners };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
export type AppListeners = ReturnType<typeof makeStore>['listeners'];
