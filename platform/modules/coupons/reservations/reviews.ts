import type { Review } from '#shared/contracts/coupon-review.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import type { Announcements } from '../../../database/announcements.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { Admission } from '../../admission/admission-service.ts';
import type { MovedMoney, ReservationRepository, ReviewDecision, ReviewOutcome } from './reservation-repository.ts';

/** VIP bets that wait for a trader (coupon mathematics §8.4): the stake is debited, and comes back unless one accepts. */
export interface Reviews {
  /** Reviews of a player that wait, and decided ones that were not told. */
  ofPlayer(userId: number): Promise<Review[]>;
  /** The player knows how these were decided. */
  told(userId: number, couponIds: readonly string[]): Promise<void>;
  /** All that wait, the one with the least time first. */
  pending(): ReturnType<ReservationRepository['pending']>;
  /**
   * The word of a trader, of which the first counts, and none after the first start. A coupon whose player the gate does
   * not let bet any more is declined, whatever the word is. ApiError COUPON_UNKNOWN.
   */
  decide(
    couponId: number,
    decision: Exclude<ReviewDecision, 'expired'>,
  ): Promise<{ readonly state: Review['state']; readonly isDecided: boolean }>;
  /** Gives the stakes of those back whose time is over. */
  expireAll(): Promise<void>;
}

/** What reviews are made of. */
export interface ReviewsInput {
  readonly repository: ReservationRepository;
  readonly admission: Pick<Admission, 'behind'>;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly announcements: Announcements;
}

/** Tells everybody that the money of a coupon has moved, or that it stands otherwise than before. */
export function announceMoved(
  announcements: Announcements,
  { couponId, userId, accountId, balance }: MovedMoney,
  state: 'open' | 'settled',
): void {
  announcements.publish('coupon', { userId, couponId: String(couponId), state });
  if (balance !== null) announcements.publish('balance', { userId, accountId, balance });
}

/** The reviews of a database. */
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
