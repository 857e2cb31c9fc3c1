import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  askProofCodeCall,
  askProofPasskeyCall,
  askTotpCall,
  confirmTotpCall,
  makeRecoveryCodesCall,
  removeTotpCall,
  setTwoStepCall,
} from '#shared/contracts/factors.ts';
import { removeSecureQuestionCall, setSecureQuestionCall } from '#shared/contracts/secure-question.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { RegisterCall } from '../../../plugins/call-route.ts';
import type { SessionRow } from '../../accounts/accounts-service.ts';
import type { Authentication } from '../../accounts/authentication-service.ts';
import type { Visitors } from '../../accounts/visitors-service.ts';
import { askerOf, confirmedOf, hasherOf } from '../asker.ts';
import { markPasskeyBrowser } from '../passkeys/passkeys-routes.ts';
import type { SecurityService } from '../security-service.ts';

interface FactorRoutesInput {
  readonly register: RegisterCall;
  readonly security: Pick<SecurityService, 'confirm' | 'factors' | 'proof' | 'questions' | 'read'>;
  readonly authentication: Authentication;
  readonly visitors: Visitors;
}

type SessionOf = (request: FastifyRequest) => Promise<SessionRow>;

/** Registers two-step sign-in, its factors, the proof of changes, and the secure question. */
export function registerFactorRoutes(app: FastifyInstance, input: FactorRoutesInput): void {
  const { authentication } = input;
  const sessionOf: SessionOf = async (request) => {
    const session = await authentication.sessionOf(request);
    if (!session) throw new ApiError('SESSION_REQUIRED');
    return session;
  };
  registerFactors(app, input, sessionOf);
  registerProofs(app, input, sessionOf);
  registerQuestion(app, input, sessionOf);
}

function registerFactors(app: FastifyInstance, input: FactorRoutesInput, sessionOf: SessionOf): void {
  const { register, security, visitors } = input;
  const { factors } = security;
  const changed = async (session: SessionRow, newRecoveryCodes: string[] | null) => ({
    ...(await security.read(session)),
    newRecoveryCodes,
  });

  register(app, setTwoStepCall, async ({ body, request }) => {
    const session = await sessionOf(request);
    const confirmed = confirmedOf(visitors, request, body);
    return changed(session, await factors.setTwoStep(session, body.isOn, confirmed));
  });
  register(app, askTotpCall, async ({ body, request }) =>
    factors.askTotp(await sessionOf(request), confirmedOf(visitors, request, body)),
  );
  register(app, confirmTotpCall, async ({ body, request }) => {
    const session = await sessionOf(request);
    return changed(session, await factors.confirmTotp(session, body.code, askerOf(visitors, request)));
  });
  register(app, removeTotpCall, async ({ body, request }) => {
    const session = await sessionOf(request);
    await factors.removeTotp(session, confirmedOf(visitors, request, body));
    return security.read(session);
  });
  register(app, makeRecoveryCodesCall, async ({ body, request }) => {
    const session = await sessionOf(request);
    return changed(session, await factors.makeCodes(session, confirmedOf(visitors, request, body)));
  });
}

function registerProofs(app: FastifyInstance, input: FactorRoutesInput, sessionOf: SessionOf): void {
  const { register, security, visitors } = input;

  register(app, askProofCodeCall, async ({ request }) =>
    security.proof.askCode(await sessionOf(request), askerOf(visitors, request)),
  );
  register(app, askProofPasskeyCall, async ({ request, reply }) =>
    security.proof.askPasskey(await sessionOf(request), markPasskeyBrowser(request, reply)),
  );
}

function registerQuestion(app: FastifyInstance, input: FactorRoutesInput, sessionOf: SessionOf): void {
  const { register, security, visitors } = input;
  const { questions, factors } = security;

  register(app, setSecureQuestionCall, async ({ body, request }) => {
    const session = await sessionOf(request);
    const confirmed = confirmedOf(visitors, request, body);
    const player = await security.confirm(session, confirmed);
    const before = await questions.stored(session.userId);
    const { question, ownText, answer } = body;
    await questions.set(session.userId, { question, ownText }, answer, hasherOf(player, confirmed.asker));
    await factors.changed(session, 'secure_question_changed', confirmed.asker, { part: 'secure_question', before });
    return security.read(session);
  });
  register(app, removeSecureQuestionCall, async ({ body, request }) => {
    const session = await sessionOf(request);
    const confirmed = confirmedOf(visitors, request, body);
    await security.confirm(session, confirmed);
    const before = await questions.stored(session.userId);
    await questions.remove(session.userId);
    await factors.changed(session, 'secure_question_changed', confirmed.asker, { part: 'secure_question', before });
    return security.read(session);
  });
}
