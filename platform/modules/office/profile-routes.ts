import type { FastifyInstance } from 'fastify';
import { profileCall, saveProfileCall } from '#shared/contracts/profile.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { PlayerProfiles } from './profile-service.ts';

interface ProfileRoutes {
  readonly register: RegisterCall;
  readonly profiles: PlayerProfiles;
}

/** Registers the calls of the player's profile. */
export function registerProfileRoutes(app: FastifyInstance, { register, profiles }: ProfileRoutes): void {
  register(app, profileCall, ({ userId }) => profiles.of(userId));
  register(app, saveProfileCall, ({ userId, body }) => profiles.save(userId, body.version, body.values));
}
