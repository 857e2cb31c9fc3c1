import {
  deskFactorCall,
  deskLiftStopCall,
  deskReviewCall,
  deskReviewsCall,
  deskStopCall,
  deskStopsCall,
} from '#shared/contracts/desk/desk-book.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { MarketStops } from '../../../simulation/book/market-stops.ts';
import type { Coupons } from '../../coupons/coupons-service.ts';
import type { DeskRegistry } from '../desk-registry.ts';
import type { FactsRepository } from '../facts-repository.ts';
import type { PlayersRepository } from '../players-repository.ts';

export interface BookActsInput {
  readonly coupons: Pick<Coupons, 'reservations' | 'setFactor'>;
  readonly stops: Pick<MarketStops, 'add' | 'all' | 'lift'>;
  readonly players: Pick<PlayersRepository, 'player'>;
  readonly facts: Pick<FactsRepository, 'factorOf' | 'reviewOf'>;
  readonly clock: Pick<ServerClock, 'now'>;
}

const DECISIONS = { accept: 'accepted', decline: 'declined' } as const;

/** Registers the acts of the book: VIP bets, stopped markets, factors of players. */
export function bookActs(desk: DeskRegistry, { coupons, stops, players, facts, clock }: BookActsInput): void {
  async function requirePlayer(userId: number): Promise<void> {
    if (!(await players.player(userId))) {
      throw new ApiError('ACCOUNT_UNKNOWN', { message: 'There is no such player.' });
    }
  }

  desk.read(deskReviewsCall, async () => ({ reviews: await coupons.reservations.reviews.pending() }));
  desk.act(deskReviewCall, {
    state: async ({ couponId }) => ({ state: await facts.reviewOf(couponId) }),
    apply: async ({ couponId, decision }) => ({
      couponId,
      ...(await coupons.reservations.reviews.decide(Number(couponId), DECISIONS[decision])),
    }),
  });
  desk.read(deskStopsCall, () => ({ stops: stops.all().map((stop) => ({ ...stop, evidence: { ...stop.evidence } })) }));
  desk.act(deskStopCall, {
    state: ({ gameId, marketType, period }) =>
      stops.all().filter((stop) => stop.gameId === gameId && stop.marketType === marketType && stop.period === period),
    apply: async ({ gameId, marketType, period }, { id }) => ({
      isNew: await stops.add({
        ...{ gameId, marketType, period },
        reason: 'order',
        evidence: { staffId: id },
        since: clock.now(),
      }),
    }),
  });
  desk.act(deskLiftStopCall, {
    state: ({ id }) => stops.all().find((stop) => stop.id === id) ?? null,
    apply: async ({ id }) => ({ lifted: await stops.lift(id, clock.now()) }),
  });
  desk.act(deskFactorCall, {
    userId: ({ userId }) => userId,
    state: async ({ userId }) => ({ factor: await facts.factorOf(userId) }),
    async apply({ userId, factor }) {
      await requirePlayer(userId);
      await coupons.setFactor(userId, factor);
      return { userId, factor };
    },
  });
}
