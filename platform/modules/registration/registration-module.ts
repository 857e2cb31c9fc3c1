import type {} from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { bonusChoiceCall, chooseBonusCall } from '#shared/contracts/bonus-choice.ts';
import {
  confirmRegistrationCall,
  registerCall,
  registrationSettingsCall,
  socialProfileCall,
} from '#shared/contracts/registration.ts';
import type { ReferralCookieName } from '#shared/domain/referral/referral-tags.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Visitors } from '../accounts/visitors-service.ts';
import type { VisitorOf } from '../admission/visitor-service.ts';
import type { RegistrationService } from './registration-service.ts';

interface RegistrationModule {
  readonly register: RegisterCall;
  readonly registration: RegistrationService;
  readonly visitors: Visitors;
  readonly visitorOf: VisitorOf;
}

/** Pages set it where the visitor allows cookies for marketing (betting §9, referral cookies). */
const INVITATION_COOKIE: ReferralCookieName = 'bf_id';

/** Registers the calls that open accounts (shell §3, §5). */
export function registrationModule(app: FastifyInstance, input: RegistrationModule): void {
  const { register, registration, visitors, visitorOf } = input;
  register(app, registrationSettingsCall, () => registration.settings());
  register(app, socialProfileCall, ({ query }) => registration.profile(query.request));
  register(app, registerCall, async ({ body, request, reply }) => {
    visitors.deviceOf(request);
    const begun = await registration.begin({
      ...body,
      phoneCountry: body.phoneCountry,
      request: body.request,
      invitation: {
        code: request.cookies[INVITATION_COOKIE] ?? '',
        device: visitors.knownDeviceOf(request),
      },
      origin: visitors.originOf(request),
      captcha: visitors.captchaOf(request),
      signal: visitors.signalOf(request),
    });
    return 'signedIn' in begun ? visitors.welcome(request, reply, begun.signedIn) : begun;
  });
  register(app, bonusChoiceCall, ({ userId }) => registration.bonuses.of(userId));
  register(app, chooseBonusCall, async ({ request, body }) =>
    registration.bonuses.choose(await visitorOf(request), body.choice),
  );
  register(app, confirmRegistrationCall, async ({ body, request, reply }) => {
    visitors.deviceOf(request);
    const signedIn = await registration.confirm(body.request, body.code, {
      origin: visitors.originOf(request),
      device: visitors.knownDeviceOf(request),
    });
    return visitors.welcome(request, reply, signedIn);
  });
}
