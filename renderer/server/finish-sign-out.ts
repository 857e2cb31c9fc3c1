import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logoutCall } from '#shared/contracts/account.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { SIGN_OUT_COOKIE } from '#shared/domain/session-cookies.ts';
import { callPath } from '#shared/domain/transport/call-path.ts';
import type { Backend } from './backend.ts';
import { hasSessionCookie, headersOf } from './fill-page.ts';

/** Headers by which a back end makes the browser forget a session. */
const FORGETTING = ['set-cookie', 'clear-site-data'] as const;

/**
 * Signs out a browser that has left a page between the press that signs out and its answer: the call may be under way
 * still, or was dropped with the page. The mark of the press is removed whatever the back end answers, so that a failure
 * leads to the page of a player, not to another attempt.
 *
 * @returns whether the visit is to begin again, with the cookies that are left
 */
export async function finishSignOut(
  backend: Pick<Backend, 'ask'>,
  request: FastifyRequest,
  reply: FastifyReply,
  config: SiteConfig,
): Promise<boolean> {
  if (request.cookies[SIGN_OUT_COOKIE] === undefined) return false;
  reply.clearCookie(SIGN_OUT_COOKIE, { path: '/' });
  const path = hasSessionCookie(request) ? callPath(config.paths, logoutCall) : null;
  if (path === null) return false;
  const { headers } = await backend.ask({ path, headers: headersOf(request, config.defaultLanguage), body: {} });
  for (const name of FORGETTING) {
    const value = name === 'set-cookie' ? headers?.getSetCookie() : headers?.get(name);
    if (value) reply.header(name, value);
  }
  return true;
}
