import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loginCall } from '#shared/contracts/account.ts';
import { askPasswordCall } from '#shared/contracts/email-links.ts';
import {
  askLoginLinkCall,
  askPasswordCodeCall,
  askSecondStepPasskeyCall,
  askWithdrawalLinkCall,
  checkPasswordCodeCall,
  phoneLoginCall,
  resendCodeCall,
  sendSecondStepCall,
  sendSmsCall,
  smsLoginCall,
  tokenLoginCall,
  twoStepLoginCall,
} from '#shared/contracts/identity.ts';
import {
  askEmailCall,
  askPhoneCall,
  confirmEmailCall,
  confirmPhoneCall,
  endOtherSessionsCall,
  endSessionCall,
  securityCall,
} from '#shared/contracts/security.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Authentication } from '../accounts/authentication-service.ts';
import type { Visitors } from '../accounts/visitors-service.ts';
import { normaliseMobile, normalisePhone } from '../reference/phone-number-service.ts';
import { askerOf, confirmedOf, passkeyPlaceOf } from './asker.ts';
import { registerFactorRoutes } from './factors/factors-routes.ts';
import type { Asker, Entered, Identity } from './identity-service.ts';
import { markPasskeyBrowser, registerPasskeyRoutes } from './passkeys/passkeys-routes.ts';
import type { Passkeys } from './passkeys/passkeys-service.ts';
import type { SecurityService } from './security-service.ts';

interface IdentityModule {
  readonly register: RegisterCall;
  readonly identity: Identity;
  readonly security: SecurityService;
  readonly passkeys: Passkeys;
  readonly authentication: Authentication;
  readonly visitors: Visitors;
}

const phoneOf = (body: { 'phone-number': string; 'phone-code': string }) =>
  normalisePhone(body['phone-number'], { code: body['phone-code'] });

/** Registers sign-in methods, codes and the player's own security (shell §7). */
export function identityModule(app: FastifyInstance, input: IdentityModule): void {
  registerSignIn(app, input);
  registerCodes(app, input);
  registerSecurity(app, input);
  registerPasskeyRoutes(app, input);
  registerFactorRoutes(app, input);
}

function registerSignIn(app: FastifyInstance, { register, identity, visitors }: IdentityModule): void {
  async function letIn(request: FastifyRequest, reply: FastifyReply, entering: (asker: Asker) => Promise<Entered>) {
    const entered = await entering(askerOf(visitors, request));
    return 'signedIn' in entered ? visitors.welcome(request, reply, entered.signedIn) : entered;
  }

  register(app, loginCall, ({ body, request, reply }) => {
    const { uLogin, uPassword: password, save: isSaved } = body;
    return letIn(request, reply, (asker) => identity.emailLogin(uLogin, { password, isSaved }, asker));
  });
  register(app, phoneLoginCall, ({ body, request, reply }) => {
    const { uPassword: password, save: isSaved } = body;
    const phone = normalisePhone(body.phone_number, { country: body.country_code });
    return letIn(request, reply, (asker) => identity.phoneLogin(phone, { password, isSaved }, asker));
  });
  register(app, smsLoginCall, ({ body, request, reply }) => {
    const login = { request: body.request, code: body['sms-code'], isSaved: body.save };
    return letIn(request, reply, (asker) => identity.smsLogin(login, asker));
  });
  register(app, twoStepLoginCall, ({ body, request, reply }) => {
    const { request: step, save: isSaved, ...factor } = body;
    const login = { request: step, factor, isSaved };
    return letIn(request, reply, (asker) => identity.twoStepLogin(login, passkeyPlaceOf(request), asker));
  });
  register(app, sendSecondStepCall, ({ body, request }) =>
    identity.sendSecondStep(body.request, askerOf(visitors, request)),
  );
  register(app, askSecondStepPasskeyCall, ({ body, request, reply }) =>
    identity.askSecondStepPasskey(body.request, markPasskeyBrowser(request, reply)),
  );
  register(app, tokenLoginCall, ({ body, request, reply }) =>
    letIn(request, reply, (asker) => identity.tokenLogin(body, asker)),
  );
}

function registerCodes(app: FastifyInstance, { register, identity, visitors }: IdentityModule): void {
  register(app, sendSmsCall, ({ body, request }) =>
    identity.sendSms(phoneOf(body), askerOf(visitors, request, body.captcha)),
  );
  register(app, resendCodeCall, ({ body, request }) => identity.resend(body.request, askerOf(visitors, request)));
  register(app, askPasswordCall, async ({ body, request }) => {
    await identity.askPasswordLink(body.email, askerOf(visitors, request));
    return { success: true };
  });
  register(app, askLoginLinkCall, async ({ body, request }) => {
    await identity.askLoginLink(body.email, askerOf(visitors, request));
    return { success: true };
  });
  register(app, askWithdrawalLinkCall, async ({ body, request }) => {
    await identity.askWithdrawalLink(body.email, askerOf(visitors, request));
    return { success: true };
  });
  register(app, askPasswordCodeCall, ({ body, request }) => {
    const target = 'email' in body ? body : { phone: phoneOf(body) };
    return identity.askPasswordCode(target, askerOf(visitors, request));
  });
  register(app, checkPasswordCodeCall, async ({ body }) => ({
    token: await identity.checkPasswordCode(body.request, body.code),
  }));
}

function registerSecurity(app: FastifyInstance, input: IdentityModule): void {
  const { register, security, authentication, visitors } = input;

  async function sessionOf(request: FastifyRequest) {
    const session = await authentication.sessionOf(request);
    if (!session) throw new ApiError('SESSION_REQUIRED');
    return session;
  }

  register(app, securityCall, async ({ request }) => security.read(await sessionOf(request)));
  register(app, endSessionCall, async ({ body, request }) => security.endSession(await sessionOf(request), body.id));
  register(app, endOtherSessionsCall, async ({ request }) => security.endOthers(await sessionOf(request)));
  register(app, askPhoneCall, async ({ body, request }) => {
    const confirmed = confirmedOf(visitors, request, body);
    const phone = normaliseMobile(body['phone-number'], { code: body['phone-code'] });
    return security.askPhone(await sessionOf(request), phone, confirmed);
  });
  register(app, confirmPhoneCall, async ({ body, request }) =>
    security.confirmPhone(await sessionOf(request), body.request, body.code, askerOf(visitors, request)),
  );
  register(app, askEmailCall, async ({ body, request }) => {
    const confirmed = confirmedOf(visitors, request, body);
    return security.askEmail(await sessionOf(request), body.email, confirmed);
  });
  register(app, confirmEmailCall, async ({ body, request }) =>
    security.confirmEmail(await sessionOf(request), body.request, body.code, askerOf(visitors, request)),
  );
}
