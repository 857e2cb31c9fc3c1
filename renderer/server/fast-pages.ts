import type { IncomingMessage, ServerResponse } from 'node:http';
import { drawnAddress } from '#shared/domain/routing/drawn-query.ts';
import { makeNonce } from './nonce-slot.ts';
import { type CachedPage, type PageCache, pageKey } from './page-cache.ts';
import { contentSecurityPolicy, fixedHeaders } from './security-headers.ts';

const NONCE_MARK = '\u0000';
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

/** Content security policies split at their nonces, by host; clients can invent hosts, so only a few are cached. */
function policyTemplates(cache: PageCache): (host: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  let { hosts } = cache;
  return (host) => {
    if (hosts !== cache.hosts) known.clear();
    hosts = cache.hosts;
    const found = known.get(host);
    if (found) return found;
    const parts = contentSecurityPolicy(NONCE_MARK, host, false, hosts).split(NONCE_MARK);
    if (known.size < 50) known.set(host, parts);
    return parts;
  };
}

/** Returns the page of an address; not for one with a referrer, which the block service must see first. */
function freshPage(cache: PageCache, host: string, address: string): CachedPage | undefined {
  const { url, hasReferral } = drawnAddress(address);
  return hasReferral ? undefined : cache.fresh(pageKey(host, url));
}

/**
 * Creates the fast path for the most frequent request: a cached page for a visitor without cookies. It returns true
 * when it has sent the page; all other requests take the ordinary path, which also fills the cache.
 */
export function createFastPages(cache: PageCache): (request: IncomingMessage, response: ServerResponse) => boolean {
  const policyOf = policyTemplates(cache);
  return (request, response) => {
    const { cookie, host = '', 'accept-encoding': accepted } = request.headers;
    const isOrdinary = request.method !== 'GET' || cookie !== undefined || !String(accepted).includes('br');
    const cached = isOrdinary ? undefined : freshPage(cache, host, request.url ?? '/');
    if (!cached) return false;
    const nonce = makeNonce();
    const body = cached.page.brotli(nonce);
    const policy = policyOf(host).join(nonce);
    response.writeHead(cached.status, [
      ...constantHeaders,
      'content-security-policy',
      policy,
      'content-length',
      String(body.length),
      ...(cached.retryAfterSeconds > 0 ? ['retry-after', String(cached.retryAfterSeconds)] : []),
    ]);
    response.end(body);
    return true;
  };
}
