import type { TextStore } from '#renderer/lib/i18n/text-store.ts';
import './styles.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { App } from '#renderer/app/app.tsx';
import { PAGE_THEME } from '#renderer/app/extras/page-theme-slot.tsx';
import { PAGE_THEME_ATTRIBUTE, selectPageTheme } from '#renderer/app/extras/select-page-theme.ts';
import { type HeadTags, headTags } from '#renderer/app/head/head-tags.ts';
import { listedSport } from '#renderer/app/head/listed-sport.ts';
import { siteTags } from '#renderer/app/head/site-tags.ts';
import { LAYOUT_NAMESPACES } from '#renderer/app/layouts/later-layouts.tsx';
import { loadLaterRoutes, pageById } from '#renderer/app/load-later-routes.ts';
import { type AppStore, makeStore } from '#renderer/app/make-store.ts';
import type { PageRoute } from '#renderer/app/page-route.tsx';
import { Providers } from '#renderer/app/providers.tsx';
import { drawFallbacks } from '#renderer/app/sections/draw-fallbacks.server.tsx';
import { sectionsOf } from '#renderer/app/sections/section-slots.tsx';
import { AccountSlot, FRAME_MODULES, FRAME_NAMESPACES, PageSkeleton, preloadFrame } from '#renderer/app/slots.tsx';
import { loadFrame } from '#renderer/features/catalogue/load.ts';
import { displayAttributes } from '#renderer/features/preferences/apply-display.ts';
import { loadSession } from '#renderer/features/sign-in/load.ts';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { baseApi } from '#renderer/lib/api/base-api.ts';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import type { FetchRequest } from '#renderer/lib/api/fetcher.ts';
import { selectOwnSports } from '#renderer/lib/api/player-choices.ts';
import { loadPageData } from '#renderer/lib/api/seo-api.ts';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { termsApi } from '#renderer/lib/api/terms-api.ts';
import { BASE_NAMESPACES, createI18n, readResources } from '#renderer/lib/i18n/create-i18n.ts';
import { translationSource } from '#renderer/lib/i18n/translations.ts';
import type { LoadResult, PageAddress } from '#renderer/lib/pages/page-record.ts';
import { shownPlaces } from '#renderer/lib/text/use-place-text.ts';
import { createServerClock } from '#renderer/lib/time/server-clock.ts';
import type {
  IsShareable,
  PageHead,
  RenderInput,
  RenderOutput,
  RenderPlayer,
  RenderUndrawn,
} from '#renderer/server/render-contract.ts';
import { MODERN_ATTRIBUTE } from '#renderer/ui/modern-attribute.ts';
import type { SectionContent } from '#shared/contracts/sections.ts';
import { languageOf } from '#shared/domain/languages.ts';
import { matchAmong } from '#shared/domain/routing/match-route.ts';
import type { RouteTheme } from '#shared/domain/routing/page-theme.ts';
import type { LayoutId, RouteMatch } from '#shared/domain/routing/route-row.ts';
import { FIRST_ROWS } from '#shared/domain/routing/rows/first-rows.ts';
import { languageTag } from '#shared/domain/seo/language-tag.ts';
import { zoneChangesAround } from '#shared/domain/time/zone-changes.ts';
import type { PageState, PlayerState } from './page-state.ts';

const MODERN_LAYOUTS: readonly LayoutId[] = ['default', 'headless'];
/** As the build manifest names it. */
const LATER_LAYOUTS_MODULE = 'renderer/app/layouts/later-layouts.tsx';
const NOT_FOUND_SHARED_MS = 10_000;
/** Time for which a page without one of its sections is shared, ms: the section may be back soon. */
const UNWHOLE_SHARED_MS = 1000;

function storeFor({ config, preferences, fetchJson, now, origin, hasStaffTools, report }: RenderInput): AppStore {
  const { timeZone } = preferences;
  const { store } = makeStore({
    host: createMemoryHost(),
    fetcher: ({ path }) => fetchJson(path),
    report,
    preloaded: {
      site: {
        config,
        renderedAt: now,
        origin,
        ...(hasStaffTools ? { hasStaffTools } : {}),
        ...(typeof timeZone === 'string' ? { zone: zoneChangesAround(timeZone, now) } : {}),
      },
      display: preferences,
      consent: { choice: null, isAsked: true },
    },
  });
  return store;
}

/** Returns 404 where the back end does not know the subject of the page, and 503 where it could not tell. */
function statusOf(results: readonly LoadResult[]): number {
  const failure = results.find(({ error }) => error !== undefined);
  if (!failure) return 200;
  return toCallError(failure.error).status === 404 ? 404 : 503;
}

interface PageFacts {
  readonly tags: HeadTags;
  readonly theme: RouteTheme | null;
  /** The page has the product's layout, which needs a current browser. */
  readonly isModern: boolean;
}

function pageHead({ origin, config, language }: RenderInput, store: AppStore, facts: PageFacts): PageHead {
  const { tags, theme, isModern } = facts;
  const { display } = store.getState();
  const site = siteTags({ config, origin, language, appTheme: display.appTheme });
  return {
    ...tags,
    lang: languageTag(language),
    dir: languageOf(language).dir,
    htmlAttributes: {
      ...displayAttributes(display),
      ...(isModern ? { [MODERN_ATTRIBUTE]: '' } : {}),
      ...(theme ? { [PAGE_THEME_ATTRIBUTE]: theme } : {}),
    },
    siteLinks: site.links,
    siteMetas: site.metas,
  };
}

/** Loads the session and what the guards need to know about the player, before everything else. */
async function loadPlayer(store: AppStore): Promise<void> {
  await Promise.all(loadSession(store.dispatch));
  if (selectPlayer(store.getState()) === null) return;
  await store.dispatch(termsApi.endpoints.agreementStatus.initiate(undefined, { subscribe: false }));
}

/** Starts all calls of the page at once and waits for them; returns the status of the page. */
async function loadPage(
  store: AppStore,
  route: RouteMatch | null,
  page: PageRoute | null,
  address: Omit<PageAddress, 'route'> & { readonly path: string },
): Promise<number> {
  const frame = loadFrame(store.dispatch, route?.params ?? {});
  const calls = page && route ? page.load(store.dispatch, route.params, { ...address, route }) : [];
  const pageData = page ? store.dispatch(loadPageData(address.path, listedSport(route))) : undefined;
  const [results] = await Promise.all([
    Promise.all(calls),
    Promise.all(frame),
    pageData,
    page?.preload(),
    preloadFrame(),
  ]);
  if (!page) return 404;
  const status = statusOf(results);
  return status === 200 ? (route?.row.status ?? 200) : status;
}

/** Returns functions that draw parts of a page: with texts and state alone, or also with its sections. */
function pencil({ url, now, fetchJson }: RenderInput, store: AppStore, i18n: TextStore) {
  const clock = createServerClock({ renderedAt: now, ticks: () => now });
  const host = createMemoryHost();
  return (part: ReactNode, html: Readonly<Record<string, string>> = {}): string => {
    const sections = {
      prefetch: () => {},
      html,
      contents: {},
      path: '',
      fetcher: ({ path }: FetchRequest) => fetchJson(path),
      bundled: null,
    };
    return renderToString(
      <Providers store={store} i18n={i18n} host={host} clock={clock} loadFeed={null} sections={sections}>
        <StaticRouter location={url}>{part}</StaticRouter>
      </Providers>,
    );
  };
}

/** Loads the sections of a route's page that answer in time. */
async function loadSections(input: RenderInput, route: RouteMatch | null, path: string) {
  const named = Object.entries(input.config.sections ?? {}).filter(([name]) => sectionsOf(route).includes(name));
  const contents = await input.sections(Object.fromEntries(named), path);
  return {
    contents,
    missing: sectionsOf(route).filter((name) => !contents[name]?.html),
    isWhole: named.every(([name]) => contents[name]),
  };
}

/** Leaves out the HTML of sections: the browser finds it in the page. */
function withoutHtml(contents: Readonly<Record<string, SectionContent>>): PageState['sections']['contents'] {
  return Object.fromEntries(Object.entries(contents).map(([name, { html: _, ...parts }]) => [name, parts]));
}

/** Seconds after which a client asks again for a page whose state ends at an unknown time. */
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

/** Source module of the page that most visits begin with, as the build manifest names it. */
export const FIRST_PAGE_MODULE = pageById('home')?.record.component.module ?? '';

/** Tells which pages are drawn alike for all visitors of a language and country. */
export const isShareable: IsShareable = async (url) => {
  const { ROUTES } = await loadLaterRoutes();
  const id = matchAmong(ROUTES, url.split('?')[0] ?? '/')?.row.page;
  return !id || (pageById(id)?.sharedMs ?? 0) > 0;
};

/** Uses a store for one request, and stops the timers that would keep its answers, however the request ends. */
async function withStore<T>(input: RenderInput, use: (store: AppStore) => Promise<T>): Promise<T> {
  const store = storeFor(input);
  try {
    return await use(store);
  } finally {
    store.dispatch(baseApi.util.resetApiState());
  }
}

/** Renders one page. The guards decide first, then the data loads, so that no component waits. */
export const render = (input: RenderInput): Promise<RenderOutput> =>
  withStore(input, (store) => renderWith(store, input));

async function renderWith(store: AppStore, input: RenderInput): Promise<RenderOutput> {
  const { language, url } = input;
  const { ROUTES, decideVisit, followVerdict } = await loadLaterRoutes();
  const [path = '/', query] = url.split('?');
  const address = { path, query: query ? `?${query}` : '' };
  await loadPlayer(store);
  const verdict = decideVisit(store.getState(), address, null);
  const to = followVerdict({ verdict, ...address, before: null, hasLeft: false });
  if (to !== null) return { redirect: { status: verdict.kind === 'redirect' ? verdict.status : 302, location: to } };
  const route = verdict.kind === 'allow' ? matchAmong(ROUTES, path) : null;
  const page = route?.row.page ? pageById(route.row.page) : null;
  const [status, texts, sections] = await Promise.all([
    loadPage(store, route, page, { language, path, query: new URLSearchParams(query) }),
    readResources(language, [
      ...BASE_NAMESPACES,
      ...FRAME_NAMESPACES,
      ...(LAYOUT_NAMESPACES[route?.row.layout ?? 'default'] ?? []),
      ...(page?.namespaces ?? []),
    ]),
    loadSections(input, route, path),
  ]);
  const { contents, missing, isWhole } = sections;
  const parts = page?.record.parts?.({ state: store.getState(), route, language }) ?? [];
  await Promise.all(parts.map(({ preload }) => preload()));
  const more = [
    ...(missing.includes('footer') ? ['sections', 'pages'] : []),
    ...parts.flatMap(({ record }) => record.namespaces),
  ];
  const resources = more.length > 0 ? { ...texts, ...(await readResources(language, more)) } : texts;
  const i18n = createI18n(language, resources);
  const { t } = translationSource(i18n).current().of('common');
  const tags = headTags({ state: store.getState(), t, route, language, path, status });
  const theme = selectPageTheme(store.getState(), route, address.query);
  const isModern = MODERN_LAYOUTS.includes(route?.row.layout ?? 'default');
  const head = pageHead(input, store, { tags, theme, isModern });
  const draw = pencil(input, store, i18n);
  const drawn = Object.entries(contents).map(([name, content]) => [name, content.html]);
  const fallbacks = await drawFallbacks(missing, path, draw);
  const html = draw(<App />, { ...Object.fromEntries(drawn), ...fallbacks.html });
  const state: PageState = {
    language,
    resources: { ...resources, ...shownPlaces(i18n) },
    store: store.getState(),
    isLater: !FIRST_ROWS.some((row) => row === route?.row),
    sections: { contents: withoutHtml(contents), path },
    player: null,
  };
  const cacheMs = isWhole
    ? sharedFor(page, route, status)
    : Math.min(sharedFor(page, route, status), UNWHOLE_SHARED_MS);
  const isForAll = cacheMs > 0 && status === 200 && selectPlayer(store.getState()) === null;
  return {
    status,
    html,
    head,
    failureWords: { title: t('page_failed'), text: t('page_failed_text'), reload: t('reload') },
    state: structuredClone(state),
    modules: page ? [page.record, ...parts.map(({ record }) => record)].map(({ component }) => component.module) : [],
    styleModules: [
      ...FRAME_MODULES,
      ...(theme ? [PAGE_THEME.module] : []),
      ...(route && route.row.layout !== 'default' ? [LATER_LAYOUTS_MODULE] : []),
      ...fallbacks.modules,
    ],
    sectionStyles: Object.values(contents).flatMap(({ styles }) => styles),
    retryAfterSeconds: retryAfter(input, status),
    cacheMs,
    ...(isForAll ? { playerSlot: draw(<AccountSlot />) } : {}),
  };
}

/**
 * Draws a player's part of a page that visitors share, and returns the player's state; where the session is over or could
 * not be asked for, the part of a visitor. A page of all visitors has the
 * same prices, lists and sections as a player's: only the account in the header and what the guards decide differ.
 */
export const renderPlayer: RenderPlayer = (input) => withStore(input, (store) => renderPlayerWith(store, input));

/** Tells whether the lists of a player differ from those that visitors share: some sports are left out. */
const hasOwnLists = (state: Parameters<typeof selectOwnSports>[0]): boolean =>
  Object.values(selectOwnSports(state)).some((ids) => ids.length > 0);

async function renderPlayerWith(store: AppStore, input: RenderInput): ReturnType<RenderPlayer> {
  const { language, url } = input;
  const { decideVisit, followVerdict } = await loadLaterRoutes();
  const [path = '/', query] = url.split('?');
  const address = { path, query: query ? `?${query}` : '' };
  await Promise.all([loadPlayer(store), preloadFrame()]);
  const state = store.getState();
  const verdict = decideVisit(state, address, null);
  const to = followVerdict({ verdict, ...address, before: null, hasLeft: false });
  const i18n = createI18n(language, await readResources(language, BASE_NAMESPACES));
  const html = pencil(input, store, i18n)(<AccountSlot />);
  const { queries, provided } = structuredClone(state.api);
  if (to !== null) return { redirect: { status: verdict.kind === 'redirect' ? verdict.status : 302, location: to } };
  if (verdict.kind !== 'allow' || hasOwnLists(state)) return 'whole';
  return { html, state: { queries, provided } satisfies PlayerState };
}

/**
 * Makes a page without drawing it, for a moment in which the server has no turn for it: the browser loads the session
 * and the data, lets the guards decide, and draws. Search engines are told not to keep it.
 */
export async function renderUndrawn(input: RenderInput): ReturnType<RenderUndrawn> {
  const { config, language } = input;
  const store = storeFor(input);
  const resources = await readResources(language, [...BASE_NAMESPACES, ...FRAME_NAMESPACES]);
  const tags: HeadTags = {
    title: config.brand,
    description: '',
    links: [],
    metas: [{ name: 'robots', content: 'noindex' }],
    data: [],
  };
  const state: PageState = {
    language,
    resources,
    store: store.getState(),
    isLater: true,
    sections: { contents: {}, path: '' },
    isUndrawn: true,
    player: null,
  };
  return {
    status: 200,
    html: renderToString(<PageSkeleton />),
    head: pageHead(input, store, { tags, theme: null, isModern: true }),
    state: structuredClone(state),
    modules: [],
    styleModules: FRAME_MODULES,
    cacheMs: 0,
  };
}
