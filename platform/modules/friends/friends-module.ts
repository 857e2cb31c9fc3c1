import type { FastifyInstance } from 'fastify';
import { friendsCall } from '#shared/contracts/friends.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Friends } from './friends-service.ts';

interface FriendsModule {
  readonly register: RegisterCall;
  readonly friends: Friends;
}

/** Registers the call of friends. */
export function friendsModule(app: FastifyInstance, { register, friends }: FriendsModule): void {
  register(app, friendsCall, ({ userId, query }) => friends.page(userId, query.before ?? null));
}
