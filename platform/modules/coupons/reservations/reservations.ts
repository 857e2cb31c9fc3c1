import type { Accounts } from '../../accounts/accounts-service.ts';
import type { CouponSettings } from '../coupon-settings.ts';
import type { Settling } from '../settlement.ts';
import { type Advances, createAdvances } from './advances.ts';
import type { ReservationRepository } from './reservation-repository.ts';
import { createReviews, type Reviews, type ReviewsInput } from './reviews.ts';

/** Reserved coupons, whose money waits: VIP bets for their trader, others for what was advanced for them. */
export interface Reservations {
  readonly reviews: Omit<Reviews, 'expireAll'>;
  readonly advances: Pick<Advances, 'available' | 'termsFor'>;
  /**
   * Gives back what nobody has decided in time, voids what cannot repay its advance, and pays what is reserved no more.
   * What one process does, another finds done.
   */
  lookAfter(): Promise<void>;
}

interface ReservationsInput extends ReviewsInput {
  readonly repository: ReservationRepository;
  readonly accounts: Pick<Accounts, 'identify'>;
  readonly settings: () => CouponSettings;
  readonly settling: Pick<Settling, 'settleCoupons'>;
}

/** The reserved coupons of a database. */
export function createReservations({ settling, ...parts }: ReservationsInput): Reservations {
  const { repository } = parts;
  const reviews = createReviews(parts);
  const advances = createAdvances(parts);
  return {
    reviews,
    advances,
    async lookAfter() {
      await reviews.expireAll();
      await advances.failAll();
      await settling.settleCoupons(await repository.released());
    },
  };
}
