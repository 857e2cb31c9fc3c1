import { deleteInBatches } from '../../database/batches.ts';
import type { Pool } from '../../database/pool.ts';
import type { CouponPayment } from '../coupons/coupons-service.ts';
import type { GameSum, PaidCase } from './findings.ts';

/** Repository of watched coupons, gains and sums. */
export interface WatchRepository {
  /** Adds a payment; null for a coupon that is not watched, or has ended. */
  pay(payment: CouponPayment): Promise<PaidCase | null>;
  /** Stores a quick gain, minor units; returns how many the player has had since an instant, including this one. */
  addQuickGain(gain: { userId: number; couponId: number; at: number; gained: number }, since: number): Promise<number>;
  /** Sums of a market type by game, over all days from this one (days of UTC since 1970). */
  sumsOf(marketType: number, fromDay: number): Promise<(GameSum & { readonly coupons: number })[]>;
  /** Deletes what ended before an instant, epoch ms. */
  purge(before: number): Promise<void>;
}

type PaidRow = Omit<PaidCase, 'isOver'> & { readonly endedAt: number | null };

const DAY_MS = 86_400_000;

/** Creates the repository of the book watch. */
export function createWatchRepository(sql: Pool): WatchRepository {
  return {
    async pay({ couponId, stake, amount, at }) {
      const [row] = await sql<PaidRow[]>`
        select coupon_id as "couponId", user_id as "userId", market_type as "marketType", stake, value::float8 as value,
          most as "maxPayout", legs, placed_at as "placedAt", paid, ended_at as "endedAt"
        from watch_payment(${couponId}, ${stake}, ${amount}, ${at})`;
      if (!row) return null;
      const { endedAt, ...paid } = row;
      return { ...paid, isOver: endedAt !== null };
    },
    async addQuickGain({ userId, couponId, at, gained }, since) {
      await sql`
        insert into quick_gain (user_id, coupon_id, at, gain) values (${userId}, ${couponId}, ${at}, ${gained})
        on conflict do nothing`;
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from quick_gain where user_id = ${userId} and at >= ${since}`;
      return row?.count ?? 0;
    },
    async sumsOf(marketType, fromDay) {
      return [
        ...(await sql<(GameSum & { coupons: number })[]>`
          select sum(gain)::float8 as gain, sum(deviation)::float8 as deviation, sum(most)::float8 as "maxGain",
            sum(coupons)::int as coupons
          from watch_sum where market_type = ${marketType} and day >= ${fromDay} group by game_id`),
      ];
    },
    async purge(before) {
      await deleteInBatches(sql, { table: 'coupon_watch', instant: 'ended_at', before });
      await deleteInBatches(sql, { table: 'watch_sum', instant: 'day', before: Math.floor(before / DAY_MS) });
      await deleteInBatches(sql, { table: 'quick_gain', instant: 'at', before });
    },
  };
}
