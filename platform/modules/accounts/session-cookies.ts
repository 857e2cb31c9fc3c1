import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIES, TOKEN_COOKIE } from '#shared/domain/session-cookies.ts';
import { hasSecureCookies } from '../../plugins/secure-requests.ts';

/*
 * Over https the session cookie has the `__Host-` prefix, which binds it to this host and to https. Browsers refuse
 * that prefix over plain http, where the cookie has its plain name outside production; each is read only on its own
 * protocol.
 */
const GGRU_NAME = 'ggru';
const GRANT_NAME = 'grant';

const nameFor = (request: FastifyRequest) =>
  hasSecureCookies(request) ? SESSION_COOKIES.secure : SESSION_COOKIES.plain;

function attributes(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: hasSecureCookies(request) } as const;
}

/** Returns the session id that the request carries, or ''. */
export function readSessionCookie(request: FastifyRequest): string {
  return request.cookies[nameFor(request)] ?? '';
}

/**
 * Sends the session id to the browser.
 *
 * @param keepSeconds how long the browser keeps it; null until it is closed
 */
export function writeSessionCookie(reply: FastifyReply, id: string, keepSeconds: number | null): void {
  const { request } = reply;
  const keep = keepSeconds === null ? {} : { maxAge: keepSeconds };
  reply.setCookie(nameFor(request), id, { ...attributes(request), ...keep });
}

/** Sends the user token to the browser for as long as it is valid (shell §7). */
export function writeTokenCookie(reply: FastifyReply, token: string, lifeSeconds: number): void {
  reply.setCookie(TOKEN_COOKIE, token, { ...attributes(reply.request), maxAge: lifeSeconds });
}

interface SecureCookies {
  readonly ggru: string;
  readonly grant: string;
  /** Lifetime of the grant. */
  readonly lifeSeconds: number;
}

/**
 * Sends the cookie that names the player, which lasts until the browser is closed, and the grant for its lifetime
 * (shell §7, secure data).
 */
export function writeSecureCookies(reply: FastifyReply, { ggru, grant, lifeSeconds }: SecureCookies): void {
  reply.setCookie(GGRU_NAME, ggru, attributes(reply.request));
  reply.setCookie(GRANT_NAME, grant, { ...attributes(reply.request), maxAge: lifeSeconds });
}

/**
 * What a browser forgets when a session ends: stored answers and pages with the player's data, also the one behind the
 * Back button and those that it has drawn ahead. Not storage and not all cookies: the draft of a coupon, the consent and
 * bets whose outcome is still asked for are the device's, and the page itself removes what is the player's (decision 043).
 */
const FORGOTTEN = '"cache", "prefetchCache", "prerenderCache"';

/** Removes the cookies of a session, and pages with the player's data from the browser's memory. */
export function clearSessionCookies(reply: FastifyReply): void {
  for (const name of [nameFor(reply.request), TOKEN_COOKIE, GGRU_NAME, GRANT_NAME])
    reply.clearCookie(name, attributes(reply.request));
  reply.header('clear-site-data', FORGOTTEN);
}
