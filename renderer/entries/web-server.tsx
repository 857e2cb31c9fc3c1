import './styles.ts';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '#renderer/app/app.tsx';
import { type AppStore, makeStore } from '#renderer/app/make-store.ts';
import { headText } from '#renderer/app/page-head.ts';
import { Providers } from '#renderer/app/providers.tsx';
import { type LoadResult, PAGES } from '#renderer/app/routes.tsx';
import { signInPath } from '#renderer/app/sign-in-request.ts';
import { FRAME_MODULES, preloadFrame } from '#renderer/app/slots.tsx';
import { loadSession } from '#renderer/features/auth/load.ts';
import { loadFrame } from '#renderer/features/catalogue/load.ts';
import { displayAttributes } from '#renderer/features/preferences/apply-display.ts';
import { createFakeHost } from '#renderer/host/fake.ts';
import { baseApi } from '#renderer/lib/api/base-api.ts';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { selectSession } from '#renderer/lib/api/session-api.ts';
import { BASE_NAMESPACES, createI18n, readResources } from '#renderer/lib/i18n/create-i18n.ts';
import { languageOf } from '#renderer/lib/i18n/languages.ts';
import { createServerClock } from '#renderer/lib/time/server-clock.ts';
import type { PageHead, RenderInput, RenderOutput } from '#renderer/server/render-contract.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { matchRoute, type RouteMatch } from '#shared/domain/routing/route-table.ts';
import type { PageState } from './page-state.ts';

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

function pageHead(input: RenderInput, store: AppStore, text: ReturnType<typeof headText>, status: number): PageHead {
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
    htmlAttributes: displayAttributes(store.getState().display),
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

/** Asks for everything the page shows, all at once, and waits for it. */
async function load(store: AppStore, route: RouteMatch | null): Promise<number> {
  const page = route ? PAGES[route.row.id] : null;
  const frame = [...loadFrame(store.dispatch, route?.params ?? {}), ...loadSession(store.dispatch)];
  const calls = page && route ? page.load(store.dispatch, route.params) : [];
  const [results] = await Promise.all([Promise.all(calls), Promise.all(frame), page?.preload(), preloadFrame()]);
  return page ? statusOf(results) : 404;
}

/** A page for the signed-in only sends a visitor home, where the sign-in dialog opens (shell §2.9). */
function guestRedirect(store: AppStore, route: RouteMatch | null, language: string): RenderOutput['redirect'] | null {
  if (!route?.row.auth || selectSession(store.getState())) return null;
  return { status: 302, location: signInPath(language, route.row.id) };
}

/** Renders one page. Data comes first, so that nothing waits inside the tree. */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const { language, url, now } = input;
  const route = matchRoute(url.split('?')[0] ?? url);
  const page = route ? PAGES[route.row.id] : null;
  const store = storeFor(input);
  const [status, resources] = await Promise.all([
    load(store, route),
    readResources(language, [...BASE_NAMESPACES, ...(page?.namespaces ?? [])]),
  ]);
  const redirect = guestRedirect(store, route, language);
  const i18n = createI18n(language, resources);
  const text = headText({ state: store.getState(), t: i18n.t, route, language });
  const head = pageHead(input, store, text, status);
  const context = {
    store,
    i18n,
    host: createFakeHost(),
    clock: createServerClock({ renderedAt: now, ticks: () => now }),
    loadFeed: null,
  };
  const html = renderToString(
    <Providers {...context}>
      <StaticRouter location={url}>
        <App />
      </StaticRouter>
    </Providers>,
  );
  const state: PageState = { language, resources, store: store.getState() };
  const output: RenderOutput = {
    status,
    html,
    head,
    state: structuredClone(state),
    modules: page ? [page.module] : [],
    styleModules: FRAME_MODULES,
    ...(redirect ? { redirect } : {}),
    cacheMs: status === 200 ? (page?.sharedMs ?? 0) : status === 404 ? NOT_FOUND_SHARED_MS : 0,
  };
  // Ends the timers that would keep the answers of this request.
  store.dispatch(baseApi.util.resetApiState());
  return output;
}
