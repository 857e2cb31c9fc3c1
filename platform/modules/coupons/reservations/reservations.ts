import type { Accounts } from '../../accounts/accounts-service.ts';
import type { CouponSettings } from '../coupon-settings.ts';
import type { Settling } from '../settlement.ts';
import { type Advances, createAdvances } from './advances.ts';
import type { ReservationRepository } from './reservation-repository.ts';
import { createReviews, type Reviews, type ReviewsInput } from './reviews.ts';

/** Service for reserved coupons, whose money waits: VIP bets for their trader, others for the end of their advance. */
export interface Reservations {
  readonly reviews: Omit<Reviews, 'expireAll'>;
  readonly advances: Pick<Advances, 'available' | 'termsFor'>;
  /**
   * Returns stakes that no trader has decided in time, voids coupons that cannot repay their advances, and pays coupons
   * that are no longer reserved. Several processes may run it at once.
   */
  lookAfter(): Promise<void>;
}

interface ReservationsInput extends ReviewsInput {
  readonly repository: ReservationRepository;
  readonly accounts: Pick<Accounts, 'identify'>;
  readonly settings: () => CouponSettings;
  readonly settling: Pick<Settling, 'settleCoupons'>;
}

/** Creates the service of reserved coupons. */
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
