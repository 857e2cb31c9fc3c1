import type { FastifyRequest } from 'fastify';
import type { SessionOrigin } from '../accounts/accounts-service.ts';
import type { SignInChanges } from './sign-in-changes.ts';

/**
 * Returns the function that tells a player of a sign-in on a new device. A failure is reported and does not prevent the
 * sign-in.
 */
export function createTellNewDevice({ tell }: Pick<SignInChanges, 'tell'>, onError: (error: unknown) => void) {
  return async (request: FastifyRequest, { address, agent, country }: SessionOrigin, userId: number): Promise<void> => {
    const change = { userId, kind: 'new_device', address, userAgent: agent, country, requestId: request.id } as const;
    await tell(change).catch(onError);
  };
}
