import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  accountsCall,
  addCurrencyCall,
  logoutCall,
  playMoneyCall,
  removeCurrencyCall,
  secureDataCall,
  sessionCall,
  sessionTouchCall,
  switchAccountCall,
  tokenCall,
  videoTokenCall,
} from '#shared/contracts/account.ts';
import { conversionsCall, convertAccountCall } from '#shared/contracts/account-conversion.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { VisitorOf } from '../admission/visitor-service.ts';
import type { Accounts } from './accounts-service.ts';
import type { Authentication } from './authentication-service.ts';
import { registerProtectionRoutes } from './protection/protection-routes.ts';
import { clearSessionCookies, readSessionCookie, writeSecureCookies, writeTokenCookie } from './session-cookies.ts';
import { USER_TOKEN_LIFE_S, unsignedToken, VIDEO_AUDIENCE } from './user-token.ts';
import type { Visitors } from './visitors-service.ts';

interface AccountsModule {
  readonly register: RegisterCall;
  readonly accounts: Accounts;
  readonly authentication: Authentication;
  readonly visitors: Visitors;
  readonly visitorOf: VisitorOf;
  readonly clock: ServerClock;
  /** Whether players get play money: outside production. */
  readonly hasPlayMoney: boolean;
}

/** Registers the calls of sessions, tokens and accounts (shell §7; betting §3, §8). */
export function accountsModule(app: FastifyInstance, input: AccountsModule): void {
  const { register, accounts, visitorOf, clock, hasPlayMoney } = input;
  registerSessionRoutes(app, register, input);
  registerTokenRoutes(app, register, input);
  const { captcha, fingerprints } = accounts;
  registerProtectionRoutes(app, register, { captcha, fingerprints, clock, visitors: input.visitors });
  register(app, accountsCall, async ({ userId }) => ({ accounts: await accounts.accountsOf(userId) }));
  register(app, switchAccountCall, async ({ userId, body }) => ({
    success: true,
    message: 'main_account_will_set',
    accountId: body.id,
    accounts: await accounts.switchTo(userId, body.id),
  }));
  register(app, addCurrencyCall, async ({ userId, body }) => {
    await accounts.addCurrency(userId, body.currencyId);
    return { data: { message: 'currency_added' } };
  });
  register(app, removeCurrencyCall, async ({ userId, body }) => {
    await accounts.removeCurrency(userId, body.currencyId);
    return { data: { message: 'currency_removed' } };
  });
  register(app, conversionsCall, async ({ userId }) => ({ data: await accounts.conversions(userId) }));
  register(app, convertAccountCall, async ({ userId, body, idempotencyKey }) => ({
    data: await accounts.convert(userId, body.accountId, idempotencyKey),
  }));
  if (!hasPlayMoney) return;
  register(app, playMoneyCall, async ({ request, body, idempotencyKey }) => ({
    accounts: await accounts.addPlayMoney(await visitorOf(request), body.accountId, idempotencyKey),
  }));
}

function registerSessionRoutes(app: FastifyInstance, register: RegisterCall, input: AccountsModule): void {
  const { accounts, authentication } = input;

  /** Removes cookies without a session. Those of a session that has ended stay for the call that tells why it ended. */
  async function forgetUnknown(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const cookie = readSessionCookie(request);
    if (cookie !== '' && (await accounts.sessions.endOf(cookie)) === null) clearSessionCookies(reply);
  }

  register(app, logoutCall, async ({ request, reply }) => {
    const session = await authentication.sessionOf(request);
    if (session) await accounts.signOut(session);
    clearSessionCookies(reply);
    return { success: true, message: 'signed_out' };
  });

  register(app, sessionCall, async ({ request, reply }) => {
    const session = await authentication.sessionOf(request);
    if (session) return accounts.sessionAnswer(session);
    await forgetUnknown(request, reply);
    return null;
  });

  register(app, sessionTouchCall, async ({ request, reply }) => {
    // Looking up the session records that it is in use.
    const session = await authentication.sessionOf(request);
    if (!session) await forgetUnknown(request, reply);
    return null;
  });
}

function registerTokenRoutes(app: FastifyInstance, register: RegisterCall, input: AccountsModule): void {
  const { accounts, authentication, clock } = input;

  register(app, tokenCall, async ({ request, reply }) => {
    const session = await authentication.sessionOf(request);
    if (!session) throw new ApiError('SESSION_REQUIRED');
    const { token } = accounts.tokens.make(session.userId, session.hash, clock.now());
    writeTokenCookie(reply, token, USER_TOKEN_LIFE_S);
    return { data: { token: unsignedToken(token) } };
  });

  register(app, videoTokenCall, async ({ request }) => {
    const session = await authentication.sessionOf(request);
    if (!session) throw new ApiError('SESSION_REQUIRED');
    const { token } = accounts.tokens.make(session.userId, session.hash, clock.now(), VIDEO_AUDIENCE);
    return { data: { token } };
  });

  register(app, secureDataCall, async ({ request, reply }) => {
    const session = await authentication.sessionOf(request);
    if (!session) return { data: null };
    const { ggru, grant, lifeSeconds } = accounts.secureData.make(session.userId, session.hash, Date.now());
    writeSecureCookies(reply, { ggru, grant, lifeSeconds });
    return { data: { grantedUntil: clock.now() + lifeSeconds * 1000 } };
  });
}
