import './styles.ts';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#renderer/app/app.tsx';
import { loadLaterRoutes, pageById } from '#renderer/app/load-later-routes.ts';
import { makeStore } from '#renderer/app/make-store.ts';
import { prefetchPage } from '#renderer/app/prefetch-page.ts';
import { Providers } from '#renderer/app/providers.tsx';
import { createWebHost } from '#renderer/host/web.ts';
import { axiosFetcher } from '#renderer/lib/api/axios-fetcher.ts';
import { installRecorder } from '#renderer/lib/debug/debug-port.ts';
import type { Feed } from '#renderer/lib/feed/feed.ts';
import { createLateI18n } from '#renderer/lib/i18n/late-i18n.ts';
import { drawFarParts } from '#renderer/lib/lazy/far-part.tsx';
import { createWakeOrder } from '#renderer/lib/lazy/wake-order.ts';
import { repeatEarlyPresses } from '#renderer/lib/page/early-presses.ts';
import { nextTask, whenIdle } from '#renderer/lib/page/tasks.ts';
import { knownRoutes } from '#renderer/lib/routing/known-routes.ts';
import { createServerClock } from '#renderer/lib/time/server-clock.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { matchAmong } from '#shared/domain/routing/match-route.ts';
import { learnZone } from '#shared/domain/time/zone.ts';
import { Awake, type WakePart } from './awake.tsx';
import { type PageState, withPlayer } from './page-state.ts';
import { passNonce } from './pass-nonce.ts';

function readState(): PageState {
  const text = document.getElementById('state')?.textContent;
  if (!text) throw new Error('The document has no page state');
  return JSON.parse(text) as PageState;
}

/** Returns the feed of the page: loads it once for all callers, and its clock as soon as it is loaded. */
function lazyFeed(site: SiteConfig) {
  let loaded: Feed | undefined;
  let loading: Promise<Feed> | undefined;
  const bring = async () => {
    const [{ createBrowserEnvironment }, { createFeed }] = await Promise.all([
      import('#renderer/lib/feed/browser-environment.ts'),
      import('#renderer/lib/feed/feed.ts'),
    ]);
    loaded = createFeed(createBrowserEnvironment({ origin: location.origin, site, fetcher: axiosFetcher }), (run) =>
      requestAnimationFrame(run),
    );
    return loaded;
  };
  return {
    load: () => {
      loading ??= bring();
      return loading;
    },
    serverNow: () => loaded?.client.serverNow() ?? null,
  };
}

/** Longest time for which what the player does not wait for is put off, ms. */
const MAX_WAIT_MS = 1500;

/** Member of a hydrated root that the types of React leave out. */
interface HydratedRoot {
  readonly unstable_scheduleHydration: WakePart;
}

/**
 * Hydrates the frame of the page. As a transition React hydrates in slices and handles input between them; a store
 * update before the end would differ from the server's page, so callers wait for it. The parts inside suspense
 * boundaries follow, each in a task of its own.
 */
function wakeUp(root: HTMLElement, page: ReactNode): Promise<WakePart> {
  return new Promise((resolve) => {
    let hydrated: Partial<HydratedRoot> = {};
    const awake = () => resolve((element) => hydrated.unstable_scheduleHydration?.(element));
    startTransition(() => {
      hydrated = hydrateRoot(
        root,
        <>
          {page}
          <Awake onAwake={awake} />
        </>,
      ) as Partial<HydratedRoot>;
    });
  });
}

function drawnPage(): { readonly root: HTMLElement; readonly page: PageState } {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root element');
  return { root, page: readState() };
}

/** Wakes the page that the server has drawn, and starts what runs beside it. */
export async function openPage(): Promise<void> {
  passNonce('script[nonce]');
  const openedAt = new URL(location.href);
  const { root, page } = drawnPage();
  const { language, resources, isLater, sections: drawn } = page;
  const preloaded = withPlayer(page);
  const { site, display } = preloaded;
  if (site.zone && display) learnZone(`${display.timeZone}`, site.zone);
  const host = createWebHost();
  await nextTask();
  const { store, listeners, tellListeners } = makeStore({
    host,
    fetcher: axiosFetcher,
    preloaded,
    listenLater: true,
  });
  const feed = lazyFeed(preloaded.site.config);
  const clock = createServerClock({
    renderedAt: preloaded.site.renderedAt,
    ticks: () => performance.now(),
    heard: feed.serverNow,
  });
  if (preloaded.site.hasStaffTools) {
    const tools = import('#renderer/features/debugger/debugger-session.ts');
    installRecorder(tools.then(({ startSession }) => startSession({ store, listeners, loadFeed: feed.load })));
  }
  if (/[?&]platform_type=/.test(location.search)) {
    const { forcePlatform } = await import('#renderer/app/force-platform.ts');
    await forcePlatform(window);
  }
  const i18n = createLateI18n(language, resources);
  const sections = { ...drawn, html: {}, fetcher: axiosFetcher, prefetch: prefetchPage, bundled: null };
  const undrawn = page.isUndrawn ? await import('./undrawn-start.tsx') : null;
  if (isLater) await loadLaterRoutes();
  const route = matchAmong(knownRoutes(), location.pathname);
  const shown = route?.row.page ? pageById(route.row.page) : null;
  await Promise.all([
    shown?.preload(),
    undrawn?.loadVisitor(store),
    undrawn && i18n.loadNamespaces(shown?.namespaces ?? []),
  ]);
  await nextTask();
  const order = createWakeOrder();
  let partsWake = () => {};
  const partsAwake = new Promise<void>((resolve) => {
    partsWake = resolve;
  });
  // Moving prices would draw sleeping parts again.
  const loadFeed = () => partsAwake.then(feed.load);
  const show = undrawn?.drawPage ?? wakeUp;
  const wakePart = await show(
    root,
    <Providers
      store={store}
      i18n={i18n}
      host={host}
      clock={clock}
      loadFeed={loadFeed}
      sections={sections}
      {...(undrawn ? {} : { order })}
    >
      <BrowserRouter future={{ v7_startTransition: false, v7_relativeSplatPath: true }}>
        <App />
      </BrowserRouter>
    </Providers>,
  );
  performance.mark('fairline:drawn');
  order.hydrateBy(wakePart);
  const partsWoken = order.run().then(partsWake);
  repeatEarlyPresses(order.wakeAt);
  // No press waits for the listeners: they hear later what it did.
  const { startListeners, loadKept } = await import('#renderer/app/listeners.ts');
  await startListeners({ store, listeners, host, clock, loadFeed, openedAt });
  tellListeners();
  performance.mark('fairline:listening');
  await partsWoken;
  await loadKept({ store, clock });
  performance.mark('fairline:awake');
  await whenIdle(MAX_WAIT_MS);
  void drawFarParts();
  await loadLaterRoutes();
  performance.mark('fairline:routes');
}
