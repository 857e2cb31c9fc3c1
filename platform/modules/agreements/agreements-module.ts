import type { FastifyInstance } from 'fastify';
import { acceptAgreementCall, agreementStatusCall } from '#shared/contracts/access.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Authentication } from '../accounts/authentication-service.ts';
import type { ConfigService } from '../config/config-service.ts';
import type { AgreementsRepository } from './agreements-repository.ts';

interface AgreementsModule {
  readonly register: RegisterCall;
  readonly authentication: Authentication;
  readonly agreements: AgreementsRepository;
  readonly config: ConfigService;
  readonly clock: ServerClock;
}

/** Registers the calls of the rules and of their acceptance (shell §4, Terms; §7). */
export function agreementsModule(app: FastifyInstance, input: AgreementsModule): void {
  const { register, authentication, agreements, config, clock } = input;

  async function statusOf(userId: number) {
    const { changed, updatedAt } = config.terms();
    if (!changed || updatedAt === null) return { result: false, updatedAt };
    const acceptedAt = await agreements.acceptedAt(userId);
    return { result: acceptedAt !== null && acceptedAt < updatedAt, updatedAt };
  }

  register(app, agreementStatusCall, async ({ request }) => {
    const session = await authentication.sessionOf(request);
    return statusOf(session?.userId ?? 0);
  });

  register(app, acceptAgreementCall, async ({ userId }) => {
    await agreements.accept(userId, clock.now());
    return statusOf(userId);
  });
}
