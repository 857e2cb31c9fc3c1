import { randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  addPasskeyCall,
  askPasskeyCall,
  askPasskeyLoginCall,
  passkeyLoginCall,
  removePasskeyCall,
  renamePasskeyCall,
} from '#shared/contracts/passkeys.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { RegisterCall } from '../../../plugins/call-route.ts';
import type { Authentication } from '../../accounts/authentication-service.ts';
import type { Visitors } from '../../accounts/visitors-service.ts';
import { askerOf, confirmedOf, PASSKEY_COOKIE, passkeyPlaceOf } from '../asker.ts';
import type { SecurityService } from '../security-service.ts';
import type { PasskeyPlace } from './challenges.ts';
import type { Passkeys } from './passkeys-service.ts';

interface PasskeyRoutesInput {
  readonly register: RegisterCall;
  readonly passkeys: Passkeys;
  readonly security: Pick<SecurityService, 'read'>;
  readonly authentication: Authentication;
  readonly visitors: Visitors;
}

const COOKIE_SECONDS = 5 * 60;
const TOKEN = /^[\w-]{43}$/;

/** Gives the browser an identifier, or keeps the one it has: another tab may be waiting for a device. */
export function markPasskeyBrowser(request: FastifyRequest, reply: FastifyReply): PasskeyPlace {
  const place = passkeyPlaceOf(request);
  const browser = TOKEN.test(place.browser) ? place.browser : randomBytes(32).toString('base64url');
  const secure = request.protocol === 'https';
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: COOKIE_SECONDS } as const;
  reply.setCookie(PASSKEY_COOKIE, browser, attributes);
  return { ...place, browser };
}

/** Registers the sign-in with passkeys, and the calls of the player's own passkeys. */
export function registerPasskeyRoutes(app: FastifyInstance, input: PasskeyRoutesInput): void {
  const { register, passkeys, security, authentication, visitors } = input;

  async function sessionOf(request: FastifyRequest) {
    const session = await authentication.sessionOf(request);
    if (!session) throw new ApiError('SESSION_REQUIRED');
    return session;
  }

  register(app, askPasskeyLoginCall, ({ request, reply }) => passkeys.askLogin(markPasskeyBrowser(request, reply)));
  register(app, passkeyLoginCall, async ({ body, request, reply }) => {
    const login = { passkey: body.passkey, isSaved: body.save };
    const entered = await passkeys.login(login, passkeyPlaceOf(request), askerOf(visitors, request));
    return 'signedIn' in entered ? visitors.welcome(request, reply, entered.signedIn) : entered;
  });
  register(app, askPasskeyCall, async ({ body, request, reply }) => {
    const confirmed = confirmedOf(visitors, request, body);
    return passkeys.askAdding(await sessionOf(request), confirmed, markPasskeyBrowser(request, reply));
  });
  register(app, addPasskeyCall, async ({ body, request }) => {
    const session = await sessionOf(request);
    const made = { ...body, agent: request.headers['user-agent'] ?? '' };
    await passkeys.add(session, made, passkeyPlaceOf(request), askerOf(visitors, request));
    return security.read(session);
  });
  register(app, renamePasskeyCall, async ({ body, request }) => {
    const session = await sessionOf(request);
    await passkeys.rename(session, body.id, body.name);
    return security.read(session);
  });
  register(app, removePasskeyCall, async ({ body, request }) => {
    const session = await sessionOf(request);
    const confirmed = confirmedOf(visitors, request, body);
    await passkeys.remove(session, body.id, confirmed);
    return security.read(session);
  });
}
