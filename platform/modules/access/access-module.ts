import type { FastifyInstance, FastifyRequest } from 'fastify';
import { blockCall, blockLightCall } from '#shared/contracts/access.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Geography } from '../../plugins/geography.ts';
import type { ConfigService } from '../config/config-service.ts';

interface AccessModule {
  readonly register: RegisterCall;
  readonly config: ConfigService;
  readonly geography: Pick<Geography, 'countryOf'>;
}

/**
 * Registers the calls that answer whether the site is blocked for a visitor (shell §7): for all, or by the visitor's
 * country.
 */
export function accessModule(app: FastifyInstance, { register, config, geography }: AccessModule): void {
  const blockFor = ({ request }: { readonly request: FastifyRequest }) => ({
    data: config.config(undefined, geography.countryOf(request)).block,
  });
  register(app, blockLightCall, blockFor);
  register(app, blockCall, blockFor);
}
