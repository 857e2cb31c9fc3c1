import type { FastifyInstance } from 'fastify';
import { userConfigCall } from '#shared/contracts/user-config.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Authentication } from '../accounts/authentication-service.ts';
import type { UserConfigs } from './user-config-service.ts';

interface UserConfigRoutes {
  readonly register: RegisterCall;
  readonly authentication: Authentication;
  readonly userConfigs: UserConfigs;
}

/** Registers the call of the user config. */
export function registerUserConfigRoutes(app: FastifyInstance, input: UserConfigRoutes): void {
  const { register, authentication, userConfigs } = input;
  register(app, userConfigCall, async ({ request }) => {
    const session = await authentication.sessionOf(request);
    if (!session) throw new ApiError('SESSION_REQUIRED');
    return { result: await userConfigs.of(session) };
  });
}
