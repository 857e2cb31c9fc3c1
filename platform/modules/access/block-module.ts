import type { FastifyInstance } from 'fastify';
import { blockCall, blockLightCall } from '#shared/contracts/access.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { ConfigService } from '../config/config-service.ts';

interface BlockModule {
  readonly register: RegisterCall;
  readonly config: ConfigService;
}

/** Whether the site is blocked (shell §7). This brand blocks everybody or nobody, as its settings say. */
export function blockModule(app: FastifyInstance, { register, config }: BlockModule): void {
  register(app, blockLightCall, () => ({ data: config.block() }));
  register(app, blockCall, () => ({ data: config.block() }));
}
