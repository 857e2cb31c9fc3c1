import type { Coupon } from '#shared/contracts/coupon.ts';
import type { Pool } from '../../database/pool.ts';
import { ApiError } from '../../plugins/api-error.ts';
import { type CouponRow, toCoupon } from './coupon-record.ts';
import { couponColumns } from './coupons-repository.ts';

interface HistoryFilter {
  readonly accountId?: number | undefined;
  readonly state?: 'open' | 'settled' | 'win' | 'lose' | 'return' | 'sold' | 'edited' | undefined;
  /** A coupon's number, or words of teams and competitions. */
  readonly search?: string | undefined;
  /** Instants of placement, epoch ms, inclusive. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** Sums of one currency in minor units. */
interface HistorySum {
  readonly iso: string;
  readonly decimals: number;
  readonly count: number;
  readonly staked: number;
  readonly returned: number;
  readonly open: number;
}

interface HistoryPage {
  readonly coupons: Coupon[];
  readonly next: string | null;
  readonly sums: HistorySum[];
}

export interface History {
  /** Coupons of a player, newest first, with sums of all that match. ApiError BAD_REQUEST for a filter that cannot be. */
  page(userId: number, filter: HistoryFilter): Promise<HistoryPage>;
}

const PAGE = { usual: 20, most: 100 } as const;

function refuse(path: string): never {
  throw new ApiError('BAD_REQUEST', {
    message: 'The query is not as described.',
    issues: [{ path: `query.${path}`, message: 'Must be a whole number' }],
  });
}

function checkNumbers(filter: HistoryFilter): void {
  for (const name of ['accountId', 'from', 'to', 'limit'] as const) {
    const value = filter[name];
    if (value !== undefined && !Number.isSafeInteger(value)) refuse(name);
  }
}

/** A cursor is the place of the last coupon of a page: when it was placed, and its number. */
function readCursor(cursor: string | undefined): { placedAt: number; id: number } | null {
  if (cursor === undefined) return null;
  const [placedAt, id] = cursor.split('-').map(Number);
  return Number.isSafeInteger(placedAt) && Number.isSafeInteger(id)
    ? { placedAt: placedAt ?? 0, id: id ?? 0 }
    : refuse('cursor');
}

/** Reads the bet history (ledger B-03; trust R2). What was sold has come back like a payout. */
export function createHistory(sql: Pool): History {
  function matching(userId: number, { accountId, state, from, to, search }: HistoryFilter) {
    const isResult = state !== undefined && state !== 'open' && state !== 'settled';
    return sql`
      c.user_id = ${userId}
      ${accountId === undefined ? sql`` : sql`and c.account_id = ${accountId}`}
      ${state === undefined ? sql`` : isResult ? sql`and c.result = ${state}` : sql`and c.state = ${state}`}
      ${from === undefined ? sql`` : sql`and c.placed_at >= ${from}`}
      ${to === undefined ? sql`` : sql`and c.placed_at <= ${to}`}
      ${searched(search ?? '')}`;
  }

  /** Every word has to be in the number of the coupon, or all of them in what is known of one of its games. */
  function searched(search: string) {
    const words = search.split(/\s+/).filter((word) => word !== '');
    if (words.length === 0) return sql``;
    const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
    return sql`and (c.id::text = ${words.join('')} or exists (
      select from coupon_leg l where l.coupon_id = c.id
        and concat_ws(' ', l.snapshot ->> 'competition', l.snapshot -> 'home' ->> 'name', l.snapshot -> 'away' ->> 'name')
          ilike all (array(select jsonb_array_elements_text(${JSON.stringify(patterns)}::text::jsonb)))
    ))`;
  }

  // A free bet costs its player nothing.
  const isOwnStake = sql`not exists (
    select from coupon_offer o where o.coupon_id = c.id and o.promo_code is not null
  )`;

  return {
    async page(userId, filter) {
      checkNumbers(filter);
      const limit = Math.min(Math.max(filter.limit ?? PAGE.usual, 1), PAGE.most);
      const cursor = readCursor(filter.cursor);
      const [rows, sums] = await Promise.all([
        sql<CouponRow[]>`
          select ${couponColumns(sql)} from coupon c
          where ${matching(userId, filter)}
            ${cursor ? sql`and (c.placed_at, c.id) < (${cursor.placedAt}, ${cursor.id})` : sql``}
          order by c.placed_at desc, c.id desc limit ${limit + 1}`,
        sql<HistorySum[]>`
          select c.currency as iso, c.decimals, count(*)::int as count, coalesce(sum(c.amount) filter (where ${isOwnStake}), 0)::bigint as staked,
            (coalesce(sum(c.payout), 0) + sum(c.sold_amount))::bigint as returned,
            coalesce(sum(c.amount - c.sold_stake) filter (where c.state = 'open' and ${isOwnStake}), 0)::bigint as open
          from coupon c where ${matching(userId, filter)} group by c.currency, c.decimals order by c.currency`,
      ]);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        coupons: page.map(toCoupon),
        next: last ? `${last.placedAt}-${last.id}` : null,
        sums: [...sums],
      };
    },
  };
}
