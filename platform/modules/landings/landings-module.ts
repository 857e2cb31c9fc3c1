import type { FastifyInstance } from 'fastify';
import { landingCall } from '#shared/contracts/landing.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Landings } from './landings-service.ts';

interface LandingsModule {
  readonly register: RegisterCall;
  readonly landings: Landings;
}

/** Registers the call that serves landing pages (shell §2.4). */
export function landingsModule(app: FastifyInstance, { register, landings }: LandingsModule): void {
  register(app, landingCall, ({ params, query }) => landings.show(params.landingId, query.lang));
}
