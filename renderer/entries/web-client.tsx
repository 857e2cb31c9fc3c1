import './styles.ts';
import { type ReactNode, startTransition, useLayoutEffect } from 'react';
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
import { createI18n } from '#renderer/lib/i18n/create-i18n.ts';
import { reloadOnMissingChunk } from '#renderer/lib/lazy/reload-on-missing-chunk.ts';
import { forgetEarlyPresses, repeatEarlyPresses } from '#renderer/lib/page/early-presses.ts';
import { knownRoutes } from '#renderer/lib/routing/known-routes.ts';
import { createServerClock } from '#renderer/lib/time/server-clock.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { matchAmong } from '#shared/domain/routing/match-route.ts';
import { type PageState, withPlayer } from './page-state.ts';
import { passNonce } from './pass-nonce.ts';

function readState(): PageState {
  const text = document.getElementById('state')?.textContent;
  if (!text) throw new Error('The document has no page state');
  return JSON.parse(text) as PageState;
}

/**
 * Loads the handler of missing chunks, and with it the device storage, after the page: chunks can only be missing
 * later.
 */
async function watchChunks(): Promise<void> {
  const [{ deviceStore }, { isSiteAt }] = await Promise.all([
    import('#renderer/lib/device/device-store.ts'),
    import('#renderer/lib/page/find-mirror.ts'),
  ]);
  reloadOnMissingChunk({ storage: deviceStore.session, isSiteThere: () => isSiteAt('') });
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

function Awake({ onAwake }: { readonly onAwake: () => void }) {
  useLayoutEffect(onAwake, [onAwake]);
  return null;
}

/**
 * Hydrates the page. As a transition React hydrates in slices and handles input between them; a store update before the
 * end would differ from the server's page, so callers wait for it.
 */
function wakeUp(root: HTMLElement, page: ReactNode): Promise<void> {
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(
        root,
        <>
          {page}
          <Awake onAwake={resolve} />
        </>,
      );
    });
  });
}

async function start(): Promise<void> {
  passNonce('script[nonce]');
  watchChunks().catch(reportError);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root element');
  const page = readState();
  const { language, resources, isLater, sections: drawn } = page;
  const preloaded = withPlayer(page);
  const host = createWebHost();
  const { store, listeners } = makeStore({ host, fetcher: axiosFetcher, preloaded });
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
  const i18n = createI18n(language, resources);
  const sections = { ...drawn, html: {}, fetcher: axiosFetcher, prefetch: prefetchPage, bundled: null };
  if (isLater) await loadLaterRoutes();
  const route = matchAmong(knownRoutes(), location.pathname);
  if (route?.row.page) await pageById(route.row.page)?.preload();
  // The listeners are no part of the first load; they come while the page wakes, because a press waits for them.
  const listening = import('#renderer/app/listeners.ts');
  await wakeUp(
    root,
    <Providers store={store} i18n={i18n} host={host} clock={clock} loadFeed={feed.load} sections={sections}>
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </Providers>,
  );
  performance.mark('fairline:drawn');
  const { startListeners } = await listening;
  startListeners({ store, listeners, host, clock, loadFeed: feed.load });
  repeatEarlyPresses();
  performance.mark('fairline:listening');
  await loadLaterRoutes();
  performance.mark('fairline:routes');
}

// Not awaited here: page chunks import the chunk of this module and would wait for it to finish.
start().catch((error: unknown) => {
  forgetEarlyPresses();
  reportError(error);
});
