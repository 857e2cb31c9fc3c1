import type { FastifyInstance } from 'fastify';
import { cookieAgreementCall, logCookieAgreementCall } from '#shared/contracts/consent.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { CookieAgreementsRepository } from './cookie-agreements-repository.ts';

interface CookieAgreements {
  readonly register: RegisterCall;
  readonly repository: CookieAgreementsRepository;
  readonly clock: ServerClock;
}

/**
 * Registers the calls that record and read players' choices about cookies, as proof of consent (shell §4, §7; trust
 * §5).
 */
export function registerCookieAgreementRoutes(
  app: FastifyInstance,
  { register, repository, clock }: CookieAgreements,
): void {
  register(app, logCookieAgreementCall, async ({ userId, body }) => {
    const now = clock.now();
    const agreement = { ...body, cookiesAgreeTime: Math.min(body.cookiesAgreeTime, now) };
    await repository.add(userId, agreement, now);
    return (await repository.latest(userId)) ?? agreement;
  });

  register(app, cookieAgreementCall, ({ userId }) => repository.latest(userId));
}
