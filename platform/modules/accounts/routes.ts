import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  accountsCall,
  addCurrencyCall,
  loginCall,
  logoutCall,
  playMoneyCall,
  registerCall,
  removeCurrencyCall,
  sessionCall,
  switchAccountCall,
  tokenCall,
} from '#shared/contracts/account.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Authentication } from './authentication-service.ts';
import type { Accounts } from './service.ts';
import { clearSessionCookies, writeSessionCookie, writeTokenCookie } from './session-cookies.ts';
import type { SignedIn } from './sign-in.ts';
import { USER_TOKEN_LIFE_S } from './user-token.ts';

interface AccountRoutesInput {
  readonly accounts: Accounts;
  readonly authentication: Authentication;
  readonly clock: ServerClock;
  /** Outside production. */
  readonly hasPlayMoney: boolean;
}

/** Sign-up, sign-in, session, accounts (shell §7; betting §3, §8). */
export function registerAccountRoutes(app: FastifyInstance, register: RegisterCall, input: AccountRoutesInput): void {
  registerSessionRoutes(app, register, input);
  const { accounts, hasPlayMoney } = input;
  register(app, accountsCall, async ({ userId }) => ({ accounts: await accounts.accountsOf(userId) }));
  register(app, switchAccountCall, async ({ userId, body }) => ({
    success: true,
    message: 'main_account_will_set',
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
  if (!hasPlayMoney) return;
  register(app, playMoneyCall, async ({ userId, body, idempotencyKey }) => ({
    accounts: await accounts.addPlayMoney(userId, body.accountId, idempotencyKey),
  }));
}

function registerSessionRoutes(app: FastifyInstance, register: RegisterCall, input: AccountRoutesInput): void {
  const { accounts, authentication, clock } = input;

  /** A browser that was signed in gets a new session id, and the old one is dead. */
  async function welcome(request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn) {
    const before = await authentication.sessionOf(request);
    if (before) await accounts.signOut(before);
    writeSessionCookie(reply, signedIn.sessionId, signedIn.keepSeconds);
    return signedIn.answer;
  }

  register(app, registerCall, async ({ body, request, reply }) =>
    welcome(request, reply, await accounts.register(body)),
  );

  register(app, loginCall, async ({ body, request, reply }) => {
    const { uLogin, uPassword, save } = body;
    return welcome(request, reply, await accounts.signIn(uLogin, uPassword, save, request.ip));
  });

  register(app, logoutCall, async ({ request, reply }) => {
    const session = await authentication.sessionOf(request);
    if (session) await accounts.signOut(session);
    clearSessionCookies(reply);
    // Takes pages with the player's data out of the browser's memory, the one behind the Back button included.
    reply.header('clear-site-data', '"cache"');
    return { success: true, message: 'signed_out' };
  });

  register(app, sessionCall, async ({ request }) => {
    const session = await authentication.sessionOf(request);
    return session ? accounts.sessionAnswer(session) : null;
  });

  register(app, tokenCall, async ({ request, reply }) => {
    const session = await authentication.sessionOf(request);
    if (!session) throw new ApiError('SESSION_REQUIRED');
    const { token } = accounts.tokens.make(session.userId, session.hash, clock.now());
    writeTokenCookie(reply, token, USER_TOKEN_LIFE_S);
    return { data: { token } };
  });
}
