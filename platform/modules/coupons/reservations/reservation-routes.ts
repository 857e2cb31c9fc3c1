import type { FastifyInstance } from 'fastify';
import { advanceCall, reviewsCall } from '#shared/contracts/coupon-review.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import type { RegisterCall } from '../../../plugins/call-route.ts';
import type { HeldCoupons } from './reservations.ts';

interface HeldRoutesInput {
  readonly held: HeldCoupons;
  readonly clock: Pick<ServerClock, 'now'>;
}

/** The player's VIP bets and what can be advanced (coupon mathematics §8.4, §8.5). */
export function registerHeldRoutes(
  app: FastifyInstance,
  register: RegisterCall,
  { held, clock }: HeldRoutesInput,
): void {
  register(app, reviewsCall, async ({ userId, body }) => {
    await held.reviews.told(userId, body.told);
    return { reviews: await held.reviews.ofPlayer(userId), now: clock.now() };
  });

  register(app, advanceCall, ({ userId, query }) => held.advances.offer(userId, Number(query.accountId)));
}
