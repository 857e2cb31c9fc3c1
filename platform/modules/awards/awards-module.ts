import type { FastifyInstance } from 'fastify';
import { awardsCall } from '#shared/contracts/awards.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Awards } from './awards-service.ts';

interface AwardsModule {
  readonly register: RegisterCall;
  readonly awards: Awards;
}

/** Registers the call of the records of won bets. */
export function awardsModule(app: FastifyInstance, { register, awards }: AwardsModule): void {
  register(app, awardsCall, async () => ({ awards: await awards.list() }));
}
