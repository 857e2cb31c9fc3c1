import './styles.ts';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#renderer/app/app.tsx';
import { HostLinks } from '#renderer/app/host-links.tsx';
import { startListeners } from '#renderer/app/listeners.ts';
import { makeStore } from '#renderer/app/make-store.ts';
import { prefetchPage } from '#renderer/app/prefetch-page.ts';
import { ProgramUpdates } from '#renderer/app/program/program-updates.tsx';
import { Providers } from '#renderer/app/providers.tsx';
import { openRouteBook, pageById } from '#renderer/app/route-book.ts';
import { Unreachable } from '#renderer/app/unreachable.tsx';
import { createDesktopHost } from '#renderer/host/desktop.ts';
import { axiosFetcher } from '#renderer/lib/api/axios-fetcher.ts';
import { installRecorder } from '#renderer/lib/debug/debug-port.ts';
import { createBrowserEnvironment } from '#renderer/lib/feed/browser-environment.ts';
import { createFeed } from '#renderer/lib/feed/feed.ts';
import { BASE_NAMESPACES, createI18n, readResources } from '#renderer/lib/i18n/create-i18n.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { createServerClock } from '#renderer/lib/time/server-clock.ts';
import { SPORT_SPRITE } from '#renderer/ui/icons/sport-sprite.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { siteConfigCall } from '#shared/contracts/site-config.ts';
import { DISPLAY_COOKIE, parseDisplay } from '#shared/domain/display/display-preferences.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { decideLanguage, detectLanguage } from '#shared/domain/routing/language.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import { LANGUAGE_COOKIE } from '#shared/domain/session-cookies.ts';
import type { HostPort } from '#shared/host/host-port.ts';
import { bringBundled } from './bundled-sections.ts';

const FlavourStrip = lazyPart({
  load: async () => (await import('#renderer/features/debugger/flavour-strip.tsx')).FlavourStrip,
  namespaces: ['debugger'],
});

interface Settings {
  readonly config: SiteConfig;
  readonly now: number;
}

async function readSettings(): Promise<Settings | null> {
  try {
    const { status, body } = await axiosFetcher({ method: siteConfigCall.method, path: siteConfigCall.path });
    return status === 200 ? (body as Settings) : null;
  } catch {
    return null;
  }
}

async function languageOfWindow(host: HostPort, available: readonly string[], fallback: string): Promise<string> {
  const stored = (await host.storage.read(LANGUAGE_COOKIE)) ?? undefined;
  return detectLanguage({ stored, browser: navigator.languages.join(), available, fallback });
}

/** The window opens without an address of the product; it gets that of the home page in the player's language. */
async function openAddress(host: HostPort, config: SiteConfig): Promise<string> {
  const stored = (await host.storage.read(LANGUAGE_COOKIE)) ?? undefined;
  const url = `${location.pathname.replace(/^\/index\.html$/, '/')}${location.search}`;
  const input = {
    url,
    stored,
    browser: navigator.languages.join(),
    available: config.languages,
    fallback: config.defaultLanguage,
  };
  const decision = decideLanguage(input);
  if (decision.kind === 'redirect') history.replaceState(null, '', decision.location);
  return decision.language;
}

async function showApp(root: Root, host: HostPort, { config, now }: Settings): Promise<void> {
  const language = await openAddress(host, config);
  const display = parseDisplay((await host.storage.read(DISPLAY_COOKIE)) ?? '', config.timeZone);
  await openRouteBook();
  const route = matchRoute(location.pathname);
  const page = route?.row.page ? pageById(route.row.page) : null;
  const [resources, socketOrigin] = await Promise.all([
    readResources(language, [...BASE_NAMESPACES, ...(page?.namespaces ?? [])]),
    host.socketOrigin(),
    page?.preload(),
  ]);
  const hasStaffTools = window.desktop?.flavour === 'debugger';
  const origin = socketOrigin.replace(/^ws/, 'http');
  const preloaded = { site: { config, renderedAt: now, origin, hasStaffTools }, display };
  const { store, listeners } = makeStore({ host, fetcher: axiosFetcher, preloaded });
  const feed = createFeed(createBrowserEnvironment(location.origin, socketOrigin), (run) => requestAnimationFrame(run));
  const heard = () => feed.client.serverNow();
  const clock = createServerClock({ renderedAt: now, ticks: () => performance.now(), heard });
  if (hasStaffTools) {
    const tools = import('#renderer/features/debugger/debugger-session.ts');
    installRecorder(tools.then(({ startSession }) => startSession({ store, listeners, loadFeed: async () => feed })));
  }
  const sections = {
    html: {},
    contents: {},
    path: '',
    fetcher: axiosFetcher,
    prefetch: prefetchPage,
    bundled: bringBundled,
  };
  const context = { store, i18n: createI18n(language, resources), host, clock, loadFeed: async () => feed, sections };
  root.render(
    <Providers {...context}>
      <BrowserRouter>
        {hasStaffTools ? <FlavourStrip /> : null}
        <HostLinks />
        <ProgramUpdates />
        <App />
      </BrowserRouter>
    </Providers>,
  );
  startListeners({ store, listeners, host, clock });
}

/** Without the site there is nothing to show; the window says so and tries again when asked. */
async function showUnreachable(root: Root, host: HostPort): Promise<void> {
  const language = await languageOfWindow(
    host,
    LANGUAGES.map(({ code }) => code),
    'en',
  );
  const i18n = createI18n(language, await readResources(language, ['common', 'errors']));
  root.render(<Unreachable i18n={i18n} onRetry={() => void start(root, host)} />);
}

async function start(root: Root, host: HostPort): Promise<void> {
  const settings = await readSettings();
  await (settings ? showApp(root, host, settings) : showUnreachable(root, host));
}

const element = document.getElementById('root');
if (!element) throw new Error('The window has no root');
document.body.insertAdjacentHTML('afterbegin', SPORT_SPRITE);
void start(createRoot(element), createDesktopHost());
