import type { FastifyInstance } from 'fastify';
import { siteConfigCall } from '#shared/contracts/site-config.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { ConfigService } from './config-service.ts';

interface ConfigModule {
  readonly register: RegisterCall;
  readonly config: ConfigService;
  readonly clock: ServerClock;
}

/** The call that serves the site config (shell §7). */
export function configModule(app: FastifyInstance, { register, config, clock }: ConfigModule): void {
  register(app, siteConfigCall, ({ query }) => ({ config: config.config(query.lang), now: clock.now() }));
}
