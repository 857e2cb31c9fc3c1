import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIES } from '#shared/domain/session-cookies.ts';

/*
 * Over https the session cookie carries the `__Host-` prefix, which binds it to this host and to https. A browser
 * refuses that prefix over plain http, where the cookie has its plain name; each is only read on its own protocol.
 */
const TOKEN_NAME = 'user_token';

const isSecure = (request: FastifyRequest) => request.protocol === 'https';
const nameFor = (request: FastifyRequest) => (isSecure(request) ? SESSION_COOKIES.secure : SESSION_COOKIES.plain);

function attributes(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) } as const;
}

/** The session id that the request carries, or ''. */
export function readSessionCookie(request: FastifyRequest): string {
  return request.cookies[nameFor(request)] ?? '';
}

/**
 * Gives the browser a session id.
 *
 * @param keepSeconds how long the browser keeps it; null until it is closed
 */
export function writeSessionCookie(reply: FastifyReply, id: string, keepSeconds: number | null): void {
  const { request } = reply;
  const keep = keepSeconds === null ? {} : { maxAge: keepSeconds };
  reply.setCookie(nameFor(request), id, { ...attributes(request), ...keep });
}

/** Gives the browser the user token for as long as it is valid (shell §7). */
export function writeTokenCookie(reply: FastifyReply, token: string, lifeSeconds: number): void {
  reply.setCookie(TOKEN_NAME, token, { ...attributes(reply.request), maxAge: lifeSeconds });
}

/** Takes both cookies away again. */
export function clearSessionCookies(reply: FastifyReply): void {
  for (const name of [nameFor(reply.request), TOKEN_NAME]) reply.clearCookie(name, attributes(reply.request));
}
