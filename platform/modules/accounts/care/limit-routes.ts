import type { FastifyInstance, FastifyRequest } from 'fastify';
import { availableLimitsCall, cancelLimitCall, limitActionCall } from '#shared/contracts/money-limits.ts';
import type { RegisterCall } from '../../../plugins/call-route.ts';
import type { Care } from './care-service.ts';
import { type LimitDone, limitTitle } from './limit-titles.ts';

/** Registers the answers to limits on money that wait, and the list of limits that can be set (betting §4, §7). */
export function registerLimitRoutes(app: FastifyInstance, register: RegisterCall, care: Care): void {
  const { money } = care;
  const done = async (kind: LimitDone, { headers }: FastifyRequest, userId: number) => {
    const title = limitTitle(kind, headers['x-language']);
    return { status: 'success' as const, title, data: { limitsData: await care.limits(userId) } };
  };

  register(app, availableLimitsCall, async ({ userId }) => ({ data: await money.available(userId) }));
  register(app, limitActionCall, async ({ request, userId, body: { action, limitType } }) => {
    await (action === 'confirm' ? money.confirm(userId, limitType) : money.withdraw(userId, limitType));
    return done(action === 'confirm' ? 'confirmed' : 'withdrawn', request, userId);
  });
  register(app, cancelLimitCall, async ({ request, userId, body }) => {
    await money.withdraw(userId, body.limitType);
    return done('withdrawn', request, userId);
  });
}
