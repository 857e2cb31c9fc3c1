import { trustedMarkup } from '#renderer/lib/page/trusted-text.ts';
import './styles.ts';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#renderer/app/app.tsx';
import { DesktopPartsSlot } from '#renderer/app/desktop/desktop-slot.tsx';
import { HostLinks } from '#renderer/app/host-links.tsx';
import { loadKept, startListeners } from '#renderer/app/listeners.ts';
import { loadLaterRoutes, pageById } from '#renderer/app/load-later-routes.ts';
import { makeStore } from '#renderer/app/make-store.ts';
import { prefetchPage } from '#renderer/app/prefetch-page.ts';
import { Providers } from '#renderer/app/providers.tsx';
import { Unreachable } from '#renderer/app/unreachable.tsx';
import { loadSession } from '#renderer/features/sign-in/load.ts';
import { createDesktopHost } from '#renderer/host/desktop.ts';
import { axiosFetcher } from '#renderer/lib/api/axios-fetcher.ts';
import { reportUnfit } from '#renderer/lib/api/unfit-answer.ts';
import { installRecorder } from '#renderer/lib/debug/debug-port.ts';
import { createBrowserEnvironment } from '#renderer/lib/feed/browser-environment.ts';
import { createFeed } from '#renderer/lib/feed/feed.ts';
import { BASE_NAMESPACES, createI18n, readResources } from '#renderer/lib/i18n/create-i18n.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { keepTrying, onDeviceOnline } from '#renderer/lib/page/keep-trying.ts';
import { createServerClock } from '#renderer/lib/time/server-clock.ts';
import { SPORT_SPRITE } from '#renderer/ui/icons/sport-sprite.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { siteConfigCall } from '#shared/contracts/site-config.ts';
import { is12hByCountry } from '#shared/domain/display/clock-by-country.ts';
import { DISPLAY_COOKIE, parseDisplay } from '#shared/domain/display/display-cookie.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { decideLanguage, detectLanguage } from '#shared/domain/routing/language.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import { languageTag } from '#shared/domain/seo/language-tag.ts';
import { LANGUAGE_COOKIE } from '#shared/domain/session-cookies.ts';
import { fitAnswer } from '#shared/domain/transport/fit-answer.ts';
import type { ProxyChallenge } from '#shared/host/desktop/network.ts';
import type { HostPort } from '#shared/host/host-port.ts';
import { bringBundled } from './bundled-sections.ts';
import { passNonce } from './pass-nonce.ts';

const MEMORY_TOLD = 'memory-told';

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
    if (status !== 200) return null;
    const { value, isUsed, issues } = fitAnswer(siteConfigCall, body);
    const { id, path } = siteConfigCall;
    if (issues.length > 0) reportUnfit({ call: id, path, issues, isUsed });
    return isUsed ? (value as Settings) : null;
  } catch {
    return null;
  }
}

async function languageOfWindow(host: HostPort, available: readonly string[], fallback: string): Promise<string> {
  const stored = (await host.storage.read(LANGUAGE_COOKIE)) ?? undefined;
  return detectLanguage({ stored, browser: navigator.languages.join(), available, fallback });
}

/** Returns the address to open: the window starts without one, so it gets the home page in the player's language. */
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
  // Calls ask for names in the language of the document, and the first ones go before it is drawn.
  document.documentElement.lang = languageTag(language);
  const display = parseDisplay(
    (await host.storage.read(DISPLAY_COOKIE)) ?? '',
    config.timeZone,
    is12hByCountry(config),
  );
  await loadLaterRoutes();
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
  // The guards of an address need the session; on the web the server has loaded it before it renders the page.
  await Promise.all(loadSession(store.dispatch));
  const feed = createFeed(
    createBrowserEnvironment({ origin: location.origin, socketOrigin, site: config, fetcher: axiosFetcher }),
    (run) => requestAnimationFrame(run),
  );
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
      <BrowserRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        {hasStaffTools ? <FlavourStrip /> : null}
        <HostLinks />
        <DesktopPartsSlot />
        <App />
      </BrowserRouter>
    </Providers>,
  );
  const openedAt = new URL(location.href);
  startListeners({ store, listeners, host, clock, loadFeed: context.loadFeed, openedAt }).catch(reportError);
  void sayWhereSessionIs(host).catch(reportError);
  await loadKept({ store, clock });
  performance.mark('fairline:listening');
}

/** Shows that the site cannot be reached, and returns once it can; retries automatically and on a press. */
async function showUnreachable(root: Root, host: HostPort): Promise<void> {
  const language = await languageOfWindow(
    host,
    LANGUAGES.map(({ code }) => code),
    'en',
  );
  const i18n = createI18n(language, await readResources(language, ['common', 'errors', 'desktop-app']));
  const attempt = async () => {
    const settings = await readSettings();
    if (settings) await showApp(root, host, settings);
    return settings !== null;
  };
  const tries = keepTrying({ attempt, onOnline: onDeviceOnline });
  root.render(<Unreachable i18n={i18n} onRetry={tries.now} />);
}

async function start(root: Root, host: HostPort): Promise<void> {
  const settings = await readSettings();
  await (settings ? showApp(root, host, settings) : showUnreachable(root, host));
}

/** Shows the sign-in dialog of a proxy at any time: the proxy may ask before the site can be reached. */
function followProxies(host: HostPort): void {
  const network = host.desktop?.network;
  if (!network) return;
  let isShown = false;
  const show = async (challenge: ProxyChallenge | null) => {
    if (isShown || challenge === null) return;
    isShown = true;
    const known = LANGUAGES.map(({ code }) => code);
    const language = await languageOfWindow(host, known, 'en');
    const [{ showProxySignIn }, texts] = await Promise.all([
      import('#renderer/features/network/show-proxy-sign-in.tsx'),
      readResources(language, ['common', 'desktop-profiles']),
    ]);
    showProxySignIn(network, createI18n(language, texts));
  };
  network.onSignIn((challenge) => void show(challenge).catch(reportError));
  void network.pendingSignIn().then(show).catch(reportError);
}

/** Warns once where the system offers no real encryption for the session. */
async function sayWhereSessionIs(host: HostPort): Promise<void> {
  const place = await host.desktop?.session.state();
  if (!place || place.persistent || (await host.storage.read(MEMORY_TOLD)) !== null) return;
  noticeBoard.post({ priority: 1, text: { key: 'session_in_memory' }, kind: 'snackbar', stays: true });
  await host.storage.write(MEMORY_TOLD, '1');
}

const element = document.getElementById('root');
if (!element) throw new Error('The document of the window has no root element');
passNonce('meta[nonce]');
document.body.insertAdjacentHTML('afterbegin', trustedMarkup(SPORT_SPRITE));
const host = createDesktopHost();
followProxies(host);
void start(createRoot(element), host);
