import { createHash, randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SUPPORT_COOKIE } from '#shared/domain/session-cookies.ts';
import { hasSecureCookies } from '../../plugins/secure-requests.ts';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
/** As long as the device stores answers to a guest. */
const LIFE_S = 90 * 86_400;

/** Returns the hash of the guest token that the device carries; null for none. */
export function guestOf(request: FastifyRequest): string | null {
  const token = request.cookies[SUPPORT_COOKIE] ?? '';
  return TOKEN.test(token) ? createHash('sha256').update(token).digest('hex') : null;
}

/** Gives the device a token, or extends the one that it has (shell §1, trust G5). */
export function keepGuestToken(request: FastifyRequest, reply: FastifyReply): void {
  const known = request.cookies[SUPPORT_COOKIE] ?? '';
  const token = TOKEN.test(known) ? known : randomBytes(TOKEN_BYTES).toString('base64url');
  const secure = hasSecureCookies(request);
  reply.setCookie(SUPPORT_COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: LIFE_S });
}

/** Removes the token, because its conversations now belong to a player. */
export function dropGuestToken(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(SUPPORT_COOKIE, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: hasSecureCookies(request),
  });
}
