import type { FastifyInstance } from 'fastify';
import { availableLimitsCall, cancelLimitCall, limitActionCall } from '#shared/contracts/money-limits.ts';
import type { RegisterCall } from '../../../plugins/call-route.ts';
import type { Care } from './care-service.ts';

/** Registers the answers to limits on money that wait, and the list of limits that can be set (betting §4, §7). */
export function registerLimitRoutes(app: FastifyInstance, register: RegisterCall, care: Care): void {
  const { money } = care;
  const done = async (userId: number) => {
    return { status: 'success' as const, title: null, data: { limitsData: await care.limits(userId) } };
  };

  register(app, availableLimitsCall, async ({ userId }) => ({ data: await money.available(userId) }));
  register(app, limitActionCall, async ({ userId, body: { action, limitType } }) => {
    await (action === 'confirm' ? money.confirm(userId, limitType) : money.withdraw(userId, limitType));
    return done(userId);
  });
  register(app, cancelLimitCall, async ({ userId, body }) => {
    await money.withdraw(userId, body.limitType);
    return done(userId);
  });
}
