import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { DISPLAY_COOKIE, parseDisplay } from '#shared/domain/display/display-preferences.ts';
import { decideLanguage, offeredLanguages } from '#shared/domain/routing/language.ts';
import { GEO_OFF_COOKIE, LANGUAGE_COOKIE, SESSION_COOKIES } from '#shared/domain/session-cookies.ts';
import type { Backend } from '../backend.ts';
import { checkBlock } from '../block-check.ts';
import { unavailablePage } from '../fault-page.ts';
import { type PageAssets, splitDocument } from '../html-template.ts';
import { findMovedAddress } from '../moved-addresses.ts';
import { makeNonce, type SlottedPage, slotPage } from '../nonce-slot.ts';
import { type CachedPage, type FilledPage, type PageCache, pageKey } from '../page-cache.ts';
import type { Render } from '../render-contract.ts';
import type { SectionClient } from '../section-client.ts';
import { contentSecurityPolicy } from '../security-headers.ts';
import { deviceHeaders, visitorHeaders } from './visitor-headers.ts';

export interface PageOptions {
  readonly backend: Backend;
  readonly sections: SectionClient;
  readonly render: () => Promise<Render>;
  readonly assets: (modules: readonly string[], styleModules: readonly string[]) => PageAssets;
  /** Transforms a finished document before it is sent; development adds the hot-reload client here. */
  readonly transform?: (url: string, html: string) => Promise<string>;
  readonly developmentPolicy?: (nonce: string) => string;
  /** The support tools are enabled: never in production. */
  readonly hasStaffTools?: boolean;
}

/** Longest URL that is cached; a longer query would let a visitor fill the cache. */
const CACHED_URL_LENGTH = 200;

class RedirectSignal extends Error {
  readonly status: 301 | 302;
  readonly location: string;
  constructor(status: 301 | 302, location: string) {
    super(location);
    this.status = status;
    this.location = location;
  }
}

function isSignedIn({ cookies }: FastifyRequest): boolean {
  return Object.values(SESSION_COOKIES).some((name) => cookies[name] !== undefined);
}

function encode(request: FastifyRequest, reply: FastifyReply, page: SlottedPage, nonce: string): Buffer {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
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
  { status, page, retryAfterSeconds }: CachedPage,
  shared: boolean,
  policyOf: (nonce: string) => string,
): FastifyReply {
  const nonce = makeNonce();
  reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policyOf(nonce))
    .header('vary', 'accept-encoding, accept-language, cookie')
    .header('cache-control', shared ? 'private, no-cache' : 'private, no-store');
  if (retryAfterSeconds > 0) reply.header('retry-after', String(retryAfterSeconds));
  return reply.send(encode(request, reply, page, nonce));
}

interface Visit {
  readonly request: FastifyRequest;
  readonly url: string;
  readonly language: string;
  readonly config: SiteConfig;
  readonly display: string;
  readonly now: number;
}

async function fillPage(options: PageOptions, visit: Visit): Promise<FilledPage> {
  const { request, language, display, url } = visit;
  const render = await options.render();
  const headers = {
    'accept-language': language,
    ...(request.headers.cookie ? { cookie: request.headers.cookie } : {}),
    ...visitorHeaders(request),
    ...deviceHeaders(request),
  };
  const config = await checkBlock(options.backend, visit.config, {
    url,
    headers,
    referrer: request.headers.referer,
    isSignedIn: isSignedIn(request),
    log: request.log,
  });
  const output = await render({
    url,
    language,
    config,
    preferences: parseDisplay(display, config.timeZone),
    now: visit.now,
    origin: `${request.protocol}://${request.host}`,
    hasStaffTools: options.hasStaffTools ?? false,
    fetchJson: (path) => options.backend.ask({ path, headers }),
    sections: (settings, path) => options.sections.contents(settings, path),
  });
  if ('redirect' in output) throw new RedirectSignal(output.redirect.status, output.redirect.location);
  if (output.status === 404) {
    const question = { url, headers, hosts: config.redirectHosts, log: request.log };
    const moved = await findMovedAddress(options.backend, question);
    if (moved) throw new RedirectSignal(moved.status, moved.location);
  }
  const parts = {
    head: output.head,
    html: output.html,
    state: output.state,
    assets: options.assets(output.modules, output.styleModules ?? []),
    sectionStyles: output.sectionStyles ?? [],
  };
  let document = splitDocument(parts);
  if (options.transform) {
    const marker = 'NONCE-SLOT';
    const [before = '', ...after] = (
      await options.transform(url, `${document.before}${marker}${document.after}`)
    ).split(marker);
    document = { before, after: after.join(marker) };
  }
  const { status, cacheMs, retryAfterSeconds = 0 } = output;
  return { status, page: await slotPage(document), retryAfterSeconds, cacheMs };
}

/** Countries whose config is remembered; the limit bounds the memory. */
const MAX_KNOWN_CONFIGS = 300;

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

function answerPage(options: PageOptions, cache: PageCache) {
  const follow = followConfig(cache);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const visitor = { country: request.geoCountry, geoOff: request.cookies[GEO_OFF_COOKIE] ?? '' };
    const site = await options.backend.config(visitor);
    if (!site) {
      request.log.warn('no site config');
      return unavailablePage(reply);
    }
    follow(`${visitor.country} ${visitor.geoOff}`, site.config);
    const cookies = request.cookies;
    const signedIn = isSignedIn(request);
    const url = request.raw.url ?? '/';
    const decision = decideLanguage({
      url,
      stored: cookies[LANGUAGE_COOKIE],
      browser: request.headers['accept-language'],
      available: offeredLanguages(site.config, signedIn),
      fallback: site.config.defaultLanguage,
    });
    if (decision.kind === 'redirect') {
      return reply
        .header('vary', 'accept-language, cookie')
        .header('cache-control', 'no-store')
        .redirect(decision.location, 302);
    }
    const display = cookies[DISPLAY_COOKIE] ?? '';
    const visit = {
      request,
      url,
      language: decision.language,
      config: site.config,
      display,
      now: Date.now() + site.offsetMs,
    };
    const key = pageKey(request.host, url, `${display} ${visitor.country}`);
    const fill = () => fillPage(options, visit);
    const shareable = !signedIn && visitor.geoOff === '' && key.length <= CACHED_URL_LENGTH;
    try {
      const page = shareable ? (cache.peek(key, fill) ?? (await cache.load(key, fill))) : await fill();
      const policyOf =
        options.developmentPolicy ??
        ((nonce) => contentSecurityPolicy(nonce, request.host, request.protocol === 'https', cache.hosts));
      return send(request, reply, page, shareable, policyOf);
    } catch (error) {
      if (error instanceof RedirectSignal)
        return reply.header('cache-control', 'no-store').redirect(error.location, error.status);
      throw error;
    }
  };
}

/** Registers the pages: every address that is neither a file nor a call. */
export function registerPages(app: FastifyInstance, options: PageOptions, cache: PageCache): void {
  const answer = answerPage(options, cache);
  app.get('/', answer);
  app.get('/*', answer);
}
