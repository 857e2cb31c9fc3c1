import type { FastifyInstance } from 'fastify';
import {
  controlLiftStopCall,
  controlPlayerFactorCall,
  controlStopCall,
  controlStopsCall,
} from '#shared/contracts/control-book.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { MarketStops } from '../../simulation/book/market-stops.ts';
import type { Coupons } from '../coupons/coupons-service.ts';
import type { FindPlayer } from './control-service.ts';

/** The part of the coupon service that the book's operator uses. */
export type FactorSetter = Pick<Coupons, 'setFactor'>;

interface BookControlsInput {
  readonly factors: FactorSetter;
  readonly stops: Pick<MarketStops, 'add' | 'all' | 'lift'>;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly findPlayer: FindPlayer;
}

/** Registers the operator's controls of the book: its limits (decision 020) and its stops (decision 029). */
export function bookControls(scope: FastifyInstance, register: RegisterCall, input: BookControlsInput): void {
  const { factors, stops, clock, findPlayer } = input;
  register(scope, controlPlayerFactorCall, async ({ body: { email, userId, factor } }) => {
    const player = await findPlayer({ email, userId });
    await factors.setFactor(player, factor);
    return { userId: player, factor };
  });
  register(scope, controlStopsCall, async () => ({
    stops: stops.all().map((stop) => ({ ...stop, evidence: { ...stop.evidence } })),
  }));
  register(scope, controlStopCall, async ({ body }) => ({
    isNew: await stops.add({ ...body, reason: 'order', evidence: {}, since: clock.now() }),
  }));
  register(scope, controlLiftStopCall, async ({ body }) => ({ lifted: await stops.lift(body.id, clock.now()) }));
}
