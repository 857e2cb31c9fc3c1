import type { IncomingMessage, ServerResponse } from 'node:http';
import { drawnAddress } from '#shared/domain/routing/drawn-query.ts';
import { makeNonce } from './nonce-slot.ts';
import { type CachedPage, type PageCache, pageKey } from './page-cache.ts';
import type { AskedSite, ReadAskedSite } from './plugins/proxy-words.ts';
import { isFromElsewhere } from './referrer.ts';
import { contentSecurityPolicy, fixedHeaders, reportingEndpoints, TRANSPORT_SECURITY } from './security-headers.ts';

const NONCE_MARK = '\u0000';
/** Clients can invent hosts, so only a few are remembered. */
const MAX_HOSTS = 50;
const constantHeaders = [
  ...Object.entries(fixedHeaders).flat(),
  'content-type',
  'text/html; charset=utf-8',
  'content-encoding',
  'br',
  'vary',
  'accept-encoding, accept-language, cookie',
  'cache-control',
  'private, no-cache',
];

/** What all cached pages of one origin are sent with. */
interface OriginHeaders {
  readonly headers: readonly string[];
  /** Content security policy, split at its nonces. */
  readonly policy: readonly string[];
}

function makeHeaders({ hosts }: PageCache, host: string, isSecure: boolean): OriginHeaders {
  // Browsers take endpoints over https only, and use the older directive on plain http.
  const endpoints = isSecure ? reportingEndpoints(hosts) : null;
  return {
    headers: [
      ...constantHeaders,
      ...(isSecure ? ['strict-transport-security', TRANSPORT_SECURITY] : []),
      ...(endpoints === null ? [] : ['reporting-endpoints', endpoints]),
    ],
    policy: contentSecurityPolicy(NONCE_MARK, host, isSecure, hosts).split(NONCE_MARK),
  };
}

/** Returns the headers by origin; they are made again when the hosts that pages may contact have changed. */
function headersByOrigin(cache: PageCache): (origin: string, asked: AskedSite) => OriginHeaders {
  const known = new Map<string, OriginHeaders>();
  let { hosts } = cache;
  return (origin, { host, isSecure }) => {
    if (hosts !== cache.hosts) known.clear();
    hosts = cache.hosts;
    const found = known.get(origin);
    if (found) return found;
    const made = makeHeaders(cache, host, isSecure);
    if (known.size < MAX_HOSTS) known.set(origin, made);
    return made;
  };
}

/** Returns the page of an address; not for one with a referrer, which the block service must see first. */
function freshPage(cache: PageCache, origin: string, address: string, country: string): CachedPage | undefined {
  if (!address.includes('?')) return cache.fresh(pageKey(origin, address, '', country));
  const { url, hasReferral } = drawnAddress(address);
  return hasReferral ? undefined : cache.fresh(pageKey(origin, url, '', country));
}

/**
 * Creates the fast path for the most frequent request: a cached page for a visitor without cookies. It returns true
 * when it has sent the page; all other requests take the ordinary path, which also fills the cache and decides for
 * which hosts and protocols there are pages at all.
 */
export function createFastPages(
  cache: PageCache,
  readAsked: ReadAskedSite,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const headersOf = headersByOrigin(cache);
  return (request, response) => {
    const { cookie, referer, 'accept-encoding': accepted } = request.headers;
    if (request.method !== 'GET' || cookie !== undefined || !String(accepted).includes('br')) return false;
    const asked = readAsked(request);
    if (asked === null) return false;
    const origin = `${asked.isSecure ? 'https' : 'http'}://${asked.host}`;
    if (isFromElsewhere(referer, origin)) return false;
    const cached = freshPage(cache, origin, request.url ?? '/', asked.country);
    if (!cached) return false;
    const nonce = makeNonce();
    const [start, rest] = cached.page.brotliParts(nonce);
    const { headers, policy } = headersOf(origin, asked);
    response.writeHead(cached.status, [
      ...headers,
      'content-security-policy',
      policy.join(nonce),
      'content-length',
      String(start.length + rest.length),
      ...(cached.retryAfterSeconds > 0 ? ['retry-after', String(cached.retryAfterSeconds)] : []),
    ]);
    // One write for all: text goes out together with the headers, and the rest as the bytes that all visitors share.
    response.cork();
    response.write(start, 'latin1');
    response.end(rest);
    return true;
  };
}
