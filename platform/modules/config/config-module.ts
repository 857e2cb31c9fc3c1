import type { FastifyInstance } from 'fastify';
import { siteConfigCall } from '#shared/contracts/site-config.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { ConfigService } from './config-service.ts';
import type { Geography } from './geography.ts';

interface ConfigModule {
  readonly register: RegisterCall;
  readonly config: ConfigService;
  readonly clock: ServerClock;
  readonly geography: Pick<Geography, 'countryOf'>;
}

/** The call that serves the site config (shell §7). */
export function configModule(app: FastifyInstance, { register, config, clock, geography }: ConfigModule): void {
  register(app, siteConfigCall, ({ query, request }) => ({
    config: config.config(query.lang, geography.countryOf(request)),
    now: clock.now(),
  }));
}
