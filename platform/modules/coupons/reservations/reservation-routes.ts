import type { FastifyInstance } from 'fastify';
import { advanceCall, reviewsCall } from '#shared/contracts/coupon-review.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import type { RegisterCall } from '../../../plugins/call-route.ts';
import type { Reservations } from './reservations.ts';

interface ReservationRoutesInput {
  readonly reservations: Reservations;
  readonly clock: Pick<ServerClock, 'now'>;
}

/** Registers the calls for the player's VIP bets and available advances (coupon mathematics §8.4, §8.5). */
export function registerReservationRoutes(
  app: FastifyInstance,
  register: RegisterCall,
  { reservations, clock }: ReservationRoutesInput,
): void {
  register(app, reviewsCall, async ({ userId, body }) => {
    await reservations.reviews.told(userId, body.told);
    return { reviews: await reservations.reviews.ofPlayer(userId), now: clock.now() };
  });

  register(app, advanceCall, ({ userId, query }) => reservations.advances.available(userId, Number(query.accountId)));
}
