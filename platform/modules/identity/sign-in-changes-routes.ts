import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { resetMethodsCall, resetPasswordCall } from '#shared/contracts/email-links.ts';
import { changePasswordCall } from '#shared/contracts/security.ts';
import { readSignInChangeCall, undoSignInChangeCall } from '#shared/contracts/sign-in-changes.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Accounts } from '../accounts/accounts-service.ts';
import type { Authentication } from '../accounts/authentication-service.ts';
import type { Visitors } from '../accounts/visitors-service.ts';
import type { Emails } from '../emails/emails-service.ts';
import { askerOf, confirmedOf } from './asker.ts';
import type { ChangedPassword, PasswordChanges } from './password-changes.ts';
import type { SecurityService } from './security-service.ts';
import type { SignInChanges } from './sign-in-changes.ts';

interface SignInChangeRoutes {
  readonly register: RegisterCall;
  readonly signInChanges: SignInChanges;
  readonly emails: Pick<Emails, 'reopen'>;
  readonly passwordChanges: PasswordChanges;
  readonly security: Pick<SecurityService, 'read'>;
  readonly authentication: Authentication;
  readonly accounts: Pick<Accounts, 'knownDevices'>;
  readonly visitors: Visitors;
}

/** Registers new passwords, and the links of messages about changes of the sign-in (decision 041). */
export function registerSignInChangeRoutes(app: FastifyInstance, input: SignInChangeRoutes): void {
  const { register, signInChanges, emails, passwordChanges, security, authentication, accounts, visitors } = input;

  /** A device is known by the player's password; it stays known through a new one. */
  function keepDevice(request: FastifyRequest, reply: FastifyReply, { player, isKnownDevice }: ChangedPassword): void {
    if (isKnownDevice) accounts.knownDevices.keep(request, reply, player);
  }

  register(app, resetMethodsCall, ({ body }) => passwordChanges.methodsOf(body.token));
  register(app, resetPasswordCall, async ({ body, request, reply }) => {
    const changed = await passwordChanges.reset(body.token, body, body.keep, askerOf(visitors, request));
    keepDevice(request, reply, changed);
    return { success: true };
  });
  register(app, changePasswordCall, async ({ body, request, reply }) => {
    const session = await authentication.sessionOf(request);
    if (!session) throw new ApiError('SESSION_REQUIRED');
    const confirmed = confirmedOf(visitors, request, body);
    keepDevice(request, reply, await passwordChanges.change(session, body.password, confirmed));
    return security.read(session);
  });
  register(app, readSignInChangeCall, ({ body }) => signInChanges.read(body.token));
  register(app, undoSignInChangeCall, async ({ body, request }) => {
    const session = await authentication.sessionOf(request);
    const userId = await signInChanges.undo(body.token, confirmedOf(visitors, request, body), session);
    return { token: await emails.reopen(userId) };
  });
}
