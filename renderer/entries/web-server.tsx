import './styles.ts';
import type { i18n as I18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '#renderer/app/app.tsx';
import { PAGE_THEME_ATTRIBUTE, selectPageTheme } from '#renderer/app/extras/select-page-theme.ts';
import { type AppStore, makeStore } from '#renderer/app/make-store.ts';
import { headText } from '#renderer/app/page-head.ts';
import type { LoadResult, PageAddress, PageRoute } from '#renderer/app/page-route.tsx';
import { Providers } from '#renderer/app/providers.tsx';
import { openRouteBook, pageById } from '#renderer/app/route-book.ts';
import { FRAME_MODULES, preloadFrame } from '#renderer/app/slots.tsx';
import { loadSession } from '#renderer/features/auth/load.ts';
import { loadFrame } from '#renderer/features/catalogue/load.ts';
import { displayAttributes } from '#renderer/features/preferences/apply-display.ts';
import { createFakeHost } from '#renderer/host/fake.ts';
import { baseApi } from '#renderer/lib/api/base-api.ts';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { termsApi } from '#renderer/lib/api/terms-api.ts';
import { BASE_NAMESPACES, createI18n, readResources } from '#renderer/lib/i18n/create-i18n.ts';
import { languageOf } from '#renderer/lib/i18n/languages.ts';
import { translationSource } from '#renderer/lib/i18n/translations.ts';
import { shownPlaces } from '#renderer/lib/text/use-place-text.ts';
import { createServerClock } from '#renderer/lib/time/server-clock.ts';
import type { PageHead, RenderedPage, RenderInput, RenderOutput } from '#renderer/server/render-contract.ts';
import { MODERN_ATTRIBUTE } from '#renderer/ui/modern-attribute.ts';
import { matchAmong } from '#shared/domain/routing/match-route.ts';
import type { PageTheme } from '#shared/domain/routing/page-theme.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import type { LayoutId, RouteMatch } from '#shared/domain/routing/route-row.ts';
import { FIRST_ROWS } from '#shared/domain/routing/rows/first-rows.ts';
import type { PageState } from './page-state.ts';

const MODERN_LAYOUTS: readonly LayoutId[] = ['default', 'headless'];
/** As the build manifest names it. */
const PAGE_THEME_MODULE = 'renderer/app/extras/page-theme.tsx';
const NOT_FOUND_SHARED_MS = 10_000;

function storeFor({ config, preferences, fetchJson, now, origin }: RenderInput): AppStore {
  const { store } = makeStore({
    host: createFakeHost(),
    fetcher: ({ path }) => fetchJson(path),
    preloaded: { site: { config, renderedAt: now, origin }, display: preferences },
  });
  return store;
}

/** 404 where the back end knows no such thing, 503 where it could not tell. */
function statusOf(results: readonly LoadResult[]): number {
  const failure = results.find(({ error }) => error !== undefined);
  if (!failure) return 200;
  return toCallError(failure.error).status === 404 ? 404 : 503;
}

interface PageFacts {
  readonly text: ReturnType<typeof headText>;
  readonly status: number;
  readonly theme: PageTheme | null;
  /** Its frame is the product's: it needs a browser of today. */
  readonly isModern: boolean;
}

function pageHead(input: RenderInput, store: AppStore, { text, status, theme, isModern }: PageFacts): PageHead {
  const { origin, config, language, url } = input;
  const path = url.split('?')[0] ?? url;
  const isListed = status === 200 && text.canonical !== null;
  const offered = config.languages.filter((code) => !config.hiddenLanguages.includes(code));
  const alternate = (code: string, hreflang: string) => ({
    rel: 'alternate',
    hreflang,
    href: `${origin}${paths.inLanguage(text.canonical ?? path, code)}`,
  });
  return {
    title: text.title,
    description: text.description,
    lang: language,
    dir: languageOf(language).dir,
    htmlAttributes: {
      ...displayAttributes(store.getState().display),
      ...(isModern ? { [MODERN_ATTRIBUTE]: '' } : {}),
      ...(theme ? { [PAGE_THEME_ATTRIBUTE]: theme } : {}),
    },
    links: isListed
      ? [
          { rel: 'canonical', href: `${origin}${text.canonical}` },
          ...offered.map((code) => alternate(code, code)),
          alternate(config.defaultLanguage, 'x-default'),
        ]
      : [],
    metas: [
      ...(isListed ? [] : [{ name: 'robots', content: 'noindex' }]),
      { name: 'theme-color', content: store.getState().display.appTheme === 0 ? '#ffffff' : '#121821' },
      { property: 'og:title', content: text.title },
      { property: 'og:description', content: text.description },
      { property: 'og:site_name', content: config.brand },
      { property: 'og:type', content: 'website' },
    ],
  };
}

/** Who asks, and what the guards need to know of a player: before anything else. */
async function loadPlayer(store: AppStore): Promise<void> {
  await Promise.all(loadSession(store.dispatch));
  const { site } = store.getState();
  if (selectPlayer(store.getState()) === null || !site.config.isAvailableConfirmTerms) return;
  await store.dispatch(termsApi.endpoints.agreementStatus.initiate(undefined, { subscribe: false }));
}

/** Asks for everything the page shows, all at once, and waits for it; answers with the status of the page. */
async function loadPage(
  store: AppStore,
  route: RouteMatch | null,
  page: PageRoute | null,
  address: PageAddress,
): Promise<number> {
  const frame = loadFrame(store.dispatch, route?.params ?? {});
  const calls = page && route ? page.load(store.dispatch, route.params, address) : [];
  const [results] = await Promise.all([Promise.all(calls), Promise.all(frame), page?.preload(), preloadFrame()]);
  if (!page) return 404;
  const status = statusOf(results);
  return status === 200 ? (route?.row.status ?? 200) : status;
}

function drawPage(input: RenderInput, store: AppStore, i18n: I18n): string {
  const { url, now } = input;
  const context = {
    store,
    i18n,
    host: createFakeHost(),
    clock: createServerClock({ renderedAt: now, ticks: () => now }),
    loadFeed: null,
  };
  return renderToString(
    <Providers {...context}>
      <StaticRouter location={url}>
        <App />
      </StaticRouter>
    </Providers>,
  );
}

/** A page that is gone comes back when its state ends: at a known instant, or after this many seconds. */
const RETRY_S = 300;

function retryAfter({ config, now }: RenderInput, status: number): number {
  if (status !== 503) return 0;
  const { isActive, finishAt } = config.maintenance;
  return isActive && finishAt !== null ? Math.max(1, Math.ceil((finishAt - now) / 1000)) : RETRY_S;
}

function sharedFor(page: PageRoute | null, route: RouteMatch | null, status: number): number {
  if (status === 404) return NOT_FOUND_SHARED_MS;
  return status === (route?.row.status ?? 200) ? (page?.sharedMs ?? 0) : 0;
}

/** Renders one page. The guards come first, then the data, so that nothing waits inside the tree. */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const { language, url } = input;
  const { ROUTES, decideVisit, followVerdict } = await openRouteBook();
  const [path = '/', query] = url.split('?');
  const address = { path, query: query ? `?${query}` : '' };
  const store = storeFor(input);
  await loadPlayer(store);
  const verdict = decideVisit(store.getState(), address, null);
  const to = followVerdict({ verdict, ...address, before: null, hasLeft: false });
  if (to !== null) return { redirect: { status: verdict.kind === 'redirect' ? verdict.status : 302, location: to } };
  const route = verdict.kind === 'allow' ? matchAmong(ROUTES, path) : null;
  const page = route?.row.page ? pageById(route.row.page) : null;
  const [status, resources] = await Promise.all([
    loadPage(store, route, page, { language, query: new URLSearchParams(query) }),
    readResources(language, [...BASE_NAMESPACES, ...(page?.namespaces ?? [])]),
  ]);
  const i18n = createI18n(language, resources);
  const { t } = translationSource(i18n).current().of('common');
  const text = headText({ state: store.getState(), t, route, language });
  const theme = selectPageTheme(store.getState(), route, address.query);
  const isModern = MODERN_LAYOUTS.includes(route?.row.layout ?? 'default');
  const head = pageHead(input, store, { text, status, theme, isModern });
  const html = drawPage(input, store, i18n);
  const state: PageState = {
    language,
    resources: { ...resources, ...shownPlaces(i18n) },
    store: store.getState(),
    isLater: !(route && FIRST_ROWS.includes(route.row)),
  };
  const output: RenderedPage = {
    status,
    html,
    head,
    state: structuredClone(state),
    modules: page ? [page.module] : [],
    styleModules: theme ? [...FRAME_MODULES, PAGE_THEME_MODULE] : FRAME_MODULES,
    retryAfterSeconds: retryAfter(input, status),
    cacheMs: sharedFor(page, route, status),
  };
  // Ends the timers that would keep the answers of this request.
  store.dispatch(baseApi.util.resetApiState());
  return output;
}
