import type { FastifyInstance } from 'fastify';
import { redirectLightCall } from '#shared/contracts/access.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { ConfigService } from '../config/config-service.ts';

interface RedirectsModule {
  readonly register: RegisterCall;
  readonly config: ConfigService;
}

/** Addresses that moved (shell §7): what the site's settings know of the one that is asked for. */
export function redirectsModule(app: FastifyInstance, { register, config }: RedirectsModule): void {
  register(app, redirectLightCall, ({ body }) => {
    const known = config.redirectOf(body.url);
    return { data: known ? { redirect: true, ...known } : { redirect: false } };
  });
}
