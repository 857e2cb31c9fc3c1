import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionCall } from '#shared/contracts/account.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { DISPLAY_COOKIE } from '#shared/domain/display/display-cookie.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { drawnAddress } from '#shared/domain/routing/drawn-query.ts';
import {
  decideLanguage,
  type LanguageDecision,
  languagePrefix,
  offeredLanguages,
} from '#shared/domain/routing/language.ts';
import { GEO_OFF_COOKIE, LANGUAGE_COOKIE } from '#shared/domain/session-cookies.ts';
import { callPath } from '#shared/domain/transport/call-path.ts';
import type { ConfigVisitor } from '../backend.ts';
import { busyPage, unavailablePage } from '../fault-page.ts';
import {
  blockedConfig,
  fillForPlayer,
  fillPage,
  hasSessionCookie,
  headersOf,
  type PageOptions,
  sharedHeaders,
  type Visit,
} from '../fill-page.ts';
import { finishSignOut } from '../finish-sign-out.ts';
import { CONFIG_WAIT_MS, inTime } from '../in-time.ts';
import { makeNonce, type SlottedPage } from '../nonce-slot.ts';
import { type CachedPage, type FilledPage, type OldPage, type PageCache, pageKey } from '../page-cache.ts';
import { RedirectSignal } from '../redirect-signal.ts';
import { isFromElsewhere } from '../referrer.ts';
import { PageRefusal } from '../render-gate.ts';
import { contentSecurityPolicy, reportingEndpoints } from '../security-headers.ts';
import { createUndrawnPages } from '../undrawn-page.ts';

/** Longest key of a page that is cached; a longer query would let a visitor fill the cache. */
const CACHED_KEY_LENGTH = 210;

/** Returns the language that an address names, for the config; '' for none, and for one that the product does not have. */
function languageInAddress(url: string): string {
  const prefix = languagePrefix(url.split('?')[0] ?? '')?.toLowerCase() ?? '';
  return LANGUAGES.some(({ code }) => code === prefix) ? prefix : '';
}

interface DecidedLanguage {
  readonly decision: LanguageDecision;
  /** Whether guests get the same: no page in a language that is hidden from them is one that visitors share. */
  readonly isForGuests: boolean;
}

/**
 * Decides the language of a page. The back end is asked who the visitor is only where the answer matters: a cookie
 * alone opens no language that is hidden from guests.
 */
async function languageFor(
  { backend }: Pick<PageOptions, 'backend'>,
  request: FastifyRequest,
  config: SiteConfig,
): Promise<DecidedLanguage> {
  const decide = (isPlayer: boolean) =>
    decideLanguage({
      url: request.raw.url ?? '/',
      stored: request.cookies[LANGUAGE_COOKIE],
      browser: request.headers['accept-language'],
      available: offeredLanguages(config, isPlayer),
      fallback: config.defaultLanguage,
    });
  const guests = decide(false);
  const forGuest = { decision: guests, isForGuests: true };
  if (!hasSessionCookie(request)) return forGuest;
  const forPlayer = decide(true);
  if (forPlayer.kind === guests.kind && forPlayer.language === guests.language) return forGuest;
  const path = callPath(config.paths, sessionCall);
  if (path === null) return forGuest;
  const { status, body } = await backend.ask({ path, headers: headersOf(request, guests.language) });
  return status === 200 && body !== null ? { decision: forPlayer, isForGuests: false } : forGuest;
}

/** Returns an address of this site as a redirect may name it: two slashes at its start would name a host. */
const ownAddress = (url: string) => url.replace(/^[/\\]+/, '/');

/** A page to send; one with a player's parts has no brotli form, because those parts would be compressed for each. */
type SentPage = Omit<CachedPage, 'page' | 'forPlayer'> & {
  readonly page: Partial<SlottedPage> & Omit<SlottedPage, 'brotli' | 'brotliParts'>;
};

function encode(request: FastifyRequest, reply: FastifyReply, page: SentPage['page'], nonce: string): Buffer {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (page.brotli && /\bbr\b/.test(accepted)) {
    reply.header('content-encoding', 'br');
    return page.brotli(nonce);
  }
  if (/\bgzip\b/.test(accepted)) {
    reply.header('content-encoding', 'gzip');
    return page.gzip(nonce);
  }
  return page.identity(nonce);
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, page, retryAfterSeconds }: SentPage,
  shared: boolean,
  policyOf: (nonce: string) => string,
  endpoints: string | null,
): FastifyReply {
  const nonce = makeNonce();
  reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policyOf(nonce))
    .header('vary', 'accept-encoding, accept-language, cookie')
    .header('cache-control', shared ? 'private, no-cache' : 'private, no-store');
  if (endpoints !== null) reply.header('reporting-endpoints', endpoints);
  if (retryAfterSeconds > 0) reply.header('retry-after', String(retryAfterSeconds));
  return reply.send(encode(request, reply, page, nonce));
}

/** Countries and languages whose config is remembered; the limit bounds the memory. */
const MAX_KNOWN_CONFIGS = 1000;

/** Clears the cache when the site config of a visitor group changes. */
function followConfig(cache: PageCache): (visitor: string, config: SiteConfig) => void {
  const known = new Map<string, { readonly config: SiteConfig; readonly text: string }>();
  return (visitor, config) => {
    const before = known.get(visitor);
    if (before?.config === config) return;
    const text = JSON.stringify(config);
    if (before && before.text !== text) cache.clear();
    if (before?.text !== text) cache.hosts = config;
    if (!before && known.size >= MAX_KNOWN_CONFIGS) known.clear();
    known.set(visitor, { config, text });
  };
}

/** Returns a signal that is aborted when the connection closes before the answer is sent. */
function closedSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Time for which a visitor waits for a new page where an old one is there, ms. */
const NEW_PAGE_WAIT_MS = 3000;

interface SharedPage {
  readonly cache: PageCache;
  readonly key: string;
  /** The page at the visitor's own address, for this visitor alone; null where that is the address of `fill`. */
  readonly own: (() => Promise<CachedPage>) | null;
  /** The page at the address by which it is shared. */
  readonly fill: () => Promise<FilledPage>;
}

/**
 * Returns the page that visitors share. While the back end makes no new one, or too many are asked for, an old one is
 * returned instead of a failure.
 */
async function sharedPage({ cache, key, own, fill }: SharedPage): Promise<CachedPage | OldPage> {
  const ready = cache.peek(key, fill);
  if (ready) return ready;
  const loading = cache.load(key, fill).catch((error: unknown) => {
    // A redirect keeps the query of each visitor, which is no part of the shared address.
    if (error instanceof RedirectSignal && own) return own();
    throw error;
  });
  const old = cache.old(key);
  if (!old) return loading;
  const made = await inTime(
    loading.catch((error: unknown) => {
      if (error instanceof PageRefusal) return null;
      throw error;
    }),
    NEW_PAGE_WAIT_MS,
  );
  return made && made.status !== 503 ? made : old;
}

/** Whether the block service lets a visitor with a referrer pass, as it lets those pass for whom a page is shared. */
async function isUsualVisitor(options: PageOptions, visit: Visit, hasReferrer: boolean): Promise<boolean> {
  if (!hasReferrer) return true;
  const { block, maintenance } = await blockedConfig(options, visit, visit.url);
  return JSON.stringify([block, maintenance]) === JSON.stringify([visit.config.block, visit.config.maintenance]);
}

/** Returns the site config for a visitor; null at once, or after a second, where an old page may be served instead. */
function configInTime({ backend }: PageOptions, visitor: ConfigVisitor, hasOld: boolean) {
  if (!hasOld) return backend.config(visitor);
  return backend.isAway() ? null : inTime(backend.config(visitor), CONFIG_WAIT_MS);
}

function answerPage(options: PageOptions, cache: PageCache) {
  const follow = followConfig(cache);
  const undrawn = createUndrawnPages();
  const reply = (request: FastifyRequest, to: FastifyReply, page: SentPage | OldPage, shared: boolean) => {
    const policyOf =
      options.developmentPolicy ??
      ((nonce) => contentSecurityPolicy(nonce, request.host, request.protocol === 'https', cache.hosts));
    // Browsers take endpoints over https only, and use the older directive on plain http.
    const endpoints = request.protocol === 'https' ? reportingEndpoints(cache.hosts) : null;
    if ('age' in page) to.header('age', String(page.age)).header('warning', '110 - "Response is Stale"');
    return send(request, to, page, shared, policyOf, endpoints);
  };
  return async (request: FastifyRequest, to: FastifyReply): Promise<FastifyReply> => {
    const url = request.raw.url ?? '/';
    const visitor = {
      country: request.geoCountry,
      geoOff: request.cookies[GEO_OFF_COOKIE] ?? '',
      language: languageInAddress(url),
    };
    const display = request.cookies[DISPLAY_COOKIE] ?? '';
    const drawn = drawnAddress(url);
    const origin = `${request.protocol}://${request.host}`;
    const referrer = request.headers.referer;
    const hasReferrer = drawn.hasReferral || isFromElsewhere(referrer, origin);
    const key = pageKey(origin, drawn.url, display, visitor.country);
    const isSignedIn = hasSessionCookie(request);
    const isUsual = visitor.geoOff === '' && key.length <= CACHED_KEY_LENGTH;
    const isGuest = !isSignedIn && isUsual;
    const old = isGuest && !hasReferrer ? cache.old(key) : undefined;
    const site = await configInTime(options, visitor, old !== undefined);
    if (!site) {
      request.log.warn('no site config');
      return old ? reply(request, to, old, true) : unavailablePage(request, to, options.backend.brand());
    }
    follow(Object.values(visitor).join(' '), site.config);
    if (await finishSignOut(options.backend, request, to, site.config)) {
      return to.header('cache-control', 'no-store').redirect(ownAddress(url), 302);
    }
    const { decision, isForGuests } = await languageFor(options, request, site.config);
    if (decision.kind === 'redirect') {
      return to
        .header('vary', 'accept-language, cookie')
        .header('cache-control', 'no-store')
        .redirect(decision.location, 302);
    }
    const { config, offsetMs } = site;
    const { language } = decision;
    const headers = headersOf(request, language);
    const visit = {
      request,
      headers,
      referrer,
      isSignedIn,
      url,
      language,
      config,
      display,
      now: Date.now() + offsetMs,
    };
    const signal = closedSignal(to);
    const inTurn = <T>(work: () => Promise<T>, isGone?: AbortSignal) =>
      options.gate.run({ ip: request.ip, signal: isGone }, work);
    const own = () => inTurn(() => fillPage(options, visit), signal);
    const forAll = { headers: sharedHeaders(request, language), referrer: undefined, isSignedIn: false };
    // Several visitors may wait for a page that is shared, so it is rendered also when the first of them has gone.
    const fill = () => inTurn(() => fillPage(options, { ...visit, ...forAll, url: drawn.url }));
    try {
      const isShareable = await options.isShareable?.();
      const mayShare = isShareable === undefined || (await isShareable(drawn.url));
      const shareable = isGuest && mayShare && (await isUsualVisitor(options, visit, hasReferrer));
      const shared = () => sharedPage({ cache, key, own: drawn.url === url ? null : own, fill });
      if (isSignedIn && isUsual && isForGuests && drawn.isForAll) {
        const filled = await fillForPlayer(options, visit, { load: shared, inTurn: (work) => inTurn(work, signal) });
        if (filled) return reply(request, to, filled, false);
      }
      const page = shareable ? await shared() : await own();
      return reply(request, to, page, shareable);
    } catch (error) {
      if (error instanceof RedirectSignal)
        return to.header('cache-control', 'no-store').redirect(error.location, error.status);
      if (!(error instanceof PageRefusal)) throw error;
      const { status, retryAfter } = error;
      const page = status === 503 && !signal.aborted ? await undrawn.find(options, visit) : null;
      return page
        ? reply(request, to, page, false)
        : busyPage(request, to, { status, retryAfter, brand: config.brand });
    }
  };
}

/** Registers the pages: every address that is neither a file nor a call. */
export function registerPages(app: FastifyInstance, options: PageOptions, cache: PageCache): void {
  const answer = answerPage(options, cache);
  app.get('/', answer);
  app.get('/*', answer);
}
