import type { Review } from '#shared/contracts/coupon-review.ts';
import type { Pool } from '../../../database/pool.ts';
import type { Gate, GateMoved } from '../../admission/admission-service.ts';
import type { CouponRow } from '../coupon-record.ts';
import { couponColumns } from '../coupons-repository.ts';

/** A coupon whose money has moved; the balance in minor units, null when unchanged. */
export interface MovedMoney {
  readonly couponId: number;
  readonly userId: number;
  readonly accountId: number;
  readonly balance: number | null;
}

export type ReviewDecision = 'accepted' | 'declined' | 'expired';

/** Result of deciding a review. */
export type ReviewOutcome =
  | { readonly status: 'unknown' }
  | { readonly status: 'pending' }
  | { readonly status: 'decided'; readonly state: Review['state'] }
  | ({ readonly status: 'done'; readonly state: ReviewDecision } & MovedMoney);

export interface ReservationRepository {
  /** Decides a review, once. */
  decide(couponId: number, decision: Exclude<ReviewDecision, 'accepted'>, now: number): Promise<ReviewOutcome>;
  /** Accepts a coupon behind the gate of its player, once. */
  accept(couponId: number, gate: Gate, now: number): Promise<GateMoved | ReviewOutcome>;
  /** The owner of a coupon; null for an unknown coupon. */
  ownerOf(couponId: number): Promise<number | null>;
  /** Reviews whose time is over at an instant. */
  expired(now: number): Promise<number[]>;
  /** Pending reviews of a player, and decided ones that were not shown yet; newest first. */
  ofPlayer(userId: number): Promise<Review[]>;
  /** All pending reviews, the one with the earliest end first. */
  pending(): Promise<(Review & { readonly userId: number })[]>;
  told(userId: number, couponIds: readonly string[]): Promise<void>;
  /** Open coupons of an account. */
  openCoupons(accountId: number): Promise<CouponRow[]>;
  /** Outstanding advances of an account, minor units. */
  advancedTo(accountId: number): Promise<number>;
  /** Coupons whose advances can probably no longer be repaid; `fail` checks each under its locks. */
  failing(now: number): Promise<number[]>;
  /** Voids such a coupon; null when its advance can be repaid after all. */
  fail(couponId: number, now: number): Promise<MovedMoney | null>;
  /** Coupons that were still reserved when the last of their bets was decided and are so no longer. */
  released(): Promise<CouponRow[]>;
}

const MAX_ROWS = 50;

/** Creates the repository of reviews and advances; only database functions move the money. */
export function createReservationRepository(sql: Pool): ReservationRepository {
  const columns = couponColumns(sql);
  const reviewColumns = sql`
    c.id::text as "couponId", c.account_id as "accountId", c.currency as iso, c.amount, r.state, r.until,
    r.decided_at as "decidedAt"`;
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  return {
    async decide(couponId, decision, now) {
      const [row] = await sql<{ answer: ReviewOutcome }[]>`
        select decide_review(${couponId}, ${decision}, ${now}) as answer`;
      return row?.answer ?? { status: 'unknown' };
    },
    async accept(couponId, gate, now) {
      const [row] = await sql<{ answer: GateMoved | ReviewOutcome }[]>`
        select accept_review(${couponId}, ${JSON.stringify(gate)}::text::jsonb, ${now}) as answer`;
      return row?.answer ?? { status: 'unknown' };
    },
    async ownerOf(couponId) {
      const [row] = await sql<{ userId: number }[]>`select user_id as "userId" from coupon where id = ${couponId}`;
      return row?.userId ?? null;
    },
    expired: async (now) =>
      ids(
        await sql<{ id: number }[]>`
          select coupon_id as id from coupon_review where state = 'pending' and until <= ${now} order by until`,
      ),
    ofPlayer: async (userId) => [
      ...(await sql<Review[]>`
        select ${reviewColumns} from coupon_review r join coupon c on c.id = r.coupon_id
        where c.user_id = ${userId} and (r.state = 'pending' or not r.is_told) order by c.id desc limit ${MAX_ROWS}`),
    ],
    pending: async () => [
      ...(await sql<(Review & { userId: number })[]>`
        select ${reviewColumns}, c.user_id as "userId" from coupon_review r join coupon c on c.id = r.coupon_id
        where r.state = 'pending' order by r.until, c.id limit ${MAX_ROWS}`),
    ],
    async told(userId, couponIds) {
      if (couponIds.length > 0)
        await sql`select tell_reviews(${userId}, ${`{${couponIds.join(',')}}`}::text::bigint[])`;
    },
    openCoupons: async (accountId) => [
      ...(await sql<CouponRow[]>`
        select ${columns} from coupon c where c.account_id = ${accountId} and c.state = 'open' order by c.id`),
    ],
    async advancedTo(accountId) {
      const [row] = await sql<{ amount: number }[]>`select advanced_to(${accountId}) as amount`;
      return row?.amount ?? 0;
    },
    failing: async (now) =>
      ids(
        await sql<{ id: number }[]>`
          select a.coupon_id as id from coupon_advance a
          where a.state = 'open' and (a.until <= ${now} or not exists (
            select from coupon c where c.account_id = a.account_id and c.id < a.coupon_id and c.state = 'open'
          )) order by a.coupon_id`,
      ),
    async fail(couponId, now) {
      const [row] = await sql<{ answer: MovedMoney | null }[]>`select fail_advance(${couponId}, ${now}) as answer`;
      return row?.answer ?? null;
    },
    released: async () => [
      ...(await sql<CouponRow[]>`
        select ${columns} from coupon c
        where c.state = 'open' and not exists (
          select from coupon_leg l where l.coupon_id = c.id and not l.is_closed
        ) and not is_coupon_reserved(c.id)`),
    ],
  };
}
