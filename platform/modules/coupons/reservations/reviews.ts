import type { Review } from '#shared/contracts/coupon-review.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import type { Announcements } from '../../../database/announcements.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { Admission } from '../../admission/admission-service.ts';
import type { MovedMoney, ReservationRepository, ReviewDecision, ReviewOutcome } from './reservation-repository.ts';

/**
 * Service for VIP bets under trader review (coupon mathematics §8.4): the stake is debited, and returned unless a
 * trader accepts.
 */
export interface Reviews {
  /** Pending reviews of a player, and decided ones that were not shown yet. */
  ofPlayer(userId: number): Promise<Review[]>;
  /** Marks decided reviews as shown to the player. */
  told(userId: number, couponIds: readonly string[]): Promise<void>;
  /** All pending reviews, the one with the earliest end first. */
  pending(): ReturnType<ReservationRepository['pending']>;
  /**
   * Records a trader's decision: the first one counts, and none after the first start. A coupon whose player the gate
   * no longer admits is declined in any case. ApiError COUPON_UNKNOWN.
   */
  decide(
    couponId: number,
    decision: Exclude<ReviewDecision, 'expired'>,
  ): Promise<{ readonly state: Review['state']; readonly isDecided: boolean }>;
  /** Returns the stakes of reviews whose time is over. */
  expireAll(): Promise<void>;
}

/** Dependencies of the reviews. */
export interface ReviewsInput {
  readonly repository: ReservationRepository;
  readonly admission: Pick<Admission, 'behind'>;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly announcements: Announcements;
}

/** Announces that the money of a coupon has moved, or that its review was decided. */
export function announceMoved(
  announcements: Announcements,
  { couponId, userId, accountId, balance }: MovedMoney,
  state: 'open' | 'settled',
): void {
  announcements.publish('coupon', { userId, couponId: String(couponId), state });
  if (balance !== null) announcements.publish('balance', { userId, accountId, balance });
}

/** Creates the review service of a database. */
export function createReviews({ repository, admission, clock, announcements }: ReviewsInput): Reviews {
  async function accept(couponId: number): Promise<ReviewOutcome> {
    const userId = await repository.ownerOf(couponId);
    if (userId === null) return { status: 'unknown' };
    return admission.behind(
      'bet',
      userId,
      (gate) => repository.accept(couponId, gate, clock.now()),
      () => repository.decide(couponId, 'declined', clock.now()),
    );
  }

  async function decide(couponId: number, decision: ReviewDecision) {
    const outcome =
      decision === 'accepted' ? await accept(couponId) : await repository.decide(couponId, decision, clock.now());
    if (outcome.status === 'unknown') throw new ApiError('COUPON_UNKNOWN');
    if (outcome.status === 'pending') return { state: 'pending', isDecided: false } as const;
    if (outcome.status === 'decided') return { state: outcome.state, isDecided: false };
    announceMoved(announcements, outcome, outcome.state === 'accepted' ? 'open' : 'settled');
    return { state: outcome.state, isDecided: true };
  }

  return {
    ofPlayer: (userId) => repository.ofPlayer(userId),
    told: (userId, couponIds) => repository.told(userId, couponIds),
    pending: () => repository.pending(),
    decide,
    async expireAll() {
      for (const couponId of await repository.expired(clock.now())) await decide(couponId, 'expired');
    },
  };
}
