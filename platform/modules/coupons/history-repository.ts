import type { Coupon } from '#shared/contracts/coupon.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Pool } from '../../database/pool.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { NamedIds, Names } from '../names/names-service.ts';
import { newestArchivedMonth, readArchive } from './archived-coupons-repository.ts';
import { type CouponRow, toCoupon } from './coupon-record.ts';
import { couponColumns } from './coupons-repository.ts';
import { monthsOfRange } from './history-months.ts';

export interface CouponHistoryFilter {
  readonly accountId?: number | undefined;
  readonly state?: 'open' | 'settled' | 'win' | 'lose' | 'return' | 'sold' | 'edited' | undefined;
  /** A coupon's number, or words from names of teams and competitions. */
  readonly search?: string | undefined;
  /** Id of a sport that at least one leg is of. */
  readonly sport?: number | undefined;
  /** Coupon type. */
  readonly type?: number | undefined;
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
  /** Empty behind a cursor, where the sums of the first page still hold. */
  readonly sums: HistorySum[];
}

export interface History {
  /**
   * Coupons of a player, newest first; the first page has the sums of all matching coupons by currency. ApiError
   * BAD_REQUEST for an impossible filter.
   */
  page(userId: number, filter: CouponHistoryFilter): Promise<HistoryPage>;
}

const PAGE = { usual: 20, max: 100 } as const;

function refuse(path: string): never {
  throw new ApiError('BAD_REQUEST', {
    message: 'The query is not as described.',
    issues: [{ path: `query.${path}`, message: 'Must be a whole number' }],
  });
}

function checkNumbers(filter: CouponHistoryFilter): void {
  for (const name of ['accountId', 'from', 'to', 'limit'] as const) {
    const value = filter[name];
    if (value !== undefined && !Number.isSafeInteger(value)) refuse(name);
  }
}

/** Reads a cursor: placement instant and number of the last coupon of a page. */
function readCursor(cursor: string | undefined): { placedAt: number; id: number } | null {
  if (cursor === undefined) return null;
  const [placedAt, id] = cursor.split('-').map(Number);
  return Number.isSafeInteger(placedAt) && Number.isSafeInteger(id)
    ? { placedAt: placedAt ?? 0, id: id ?? 0 }
    : refuse('cursor');
}

const RESULTS = ['win', 'lose', 'return', 'sold', 'edited'] as const;

/** Returns the results of settled coupons that match a state, and whether open coupons match. */
function statesOf(state: CouponHistoryFilter['state']) {
  const results = state === undefined || state === 'settled' ? RESULTS : RESULTS.filter((result) => result === state);
  return { results: `{${results.join(',')}}`, isOpen: state === undefined || state === 'open' };
}

type Part = ReturnType<Pool>;

/** Returns the SQL conditions on a coupon `c`: instants of placement, and words of a search. */
function conditions(sql: Pool) {
  return {
    // Both ends are always given: PostgreSQL would plan a query with an open range again each time.
    placed: (from: number | null | undefined, to: number | null | undefined): Part =>
      sql`and c.placed_at between ${from ?? Number.MIN_SAFE_INTEGER} and ${to ?? Number.MAX_SAFE_INTEGER}`,

    /**
     * Every word must be in the number of the coupon, or all of them in the names of one of its games: the stored ones,
     * or those in a language. The legs are read by an aggregate, because PostgreSQL turns `exists` into a scan of the
     * legs of all players.
     */
    searched(words: readonly SearchWord[]): Part {
      if (words.length === 0) return sql``;
      const all = words.map(({ text, teams, competitions }) => {
        const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
        const [sides, places] = [teams, competitions].map((ids) => `{${ids.join(',')}}`);
        return sql`and (
          concat_ws(' ', l.snapshot ->> 'competition', l.snapshot -> 'home' ->> 'name', l.snapshot -> 'away' ->> 'name')
            ilike ${pattern}
          or (l.snapshot -> 'home' ->> 'id')::bigint = any (${sides ?? ''}::text::bigint[])
          or (l.snapshot -> 'away' ->> 'id')::bigint = any (${sides ?? ''}::text::bigint[])
          or (l.snapshot ->> 'competitionId')::bigint = any (${places ?? ''}::text::bigint[]))`;
      });
      return sql`and (c.id::text = ${words.map(({ text }) => text).join('')} or (
        select bool_or(true ${all}) from coupon_leg l where l.coupon_id = c.id
      ))`;
    },
  };
}

/** Returns the SQL condition on the type of a coupon `c`, and on the sports of its legs. */
export function ofKind(sql: Pool, { sport, type }: Pick<CouponHistoryFilter, 'sport' | 'type'>): Part {
  return sql`${type === undefined ? sql`` : sql`and c.type_id = ${type}`} ${
    sport === undefined
      ? sql``
      : sql`and (select bool_or((l.snapshot ->> 'sportId')::bigint = ${sport}) from coupon_leg l where l.coupon_id = c.id)`
  }`;
}

/** Word of a search, with the ids of the teams and competitions that a language calls so. */
export interface SearchWord extends NamedIds {
  readonly text: string;
}

/** One history query; `count` is the largest number of coupons on a page. */
interface Question {
  readonly userId: number;
  readonly filter: CouponHistoryFilter;
  readonly words: readonly SearchWord[];
  readonly count: number;
}

/** Returns the coupons behind a cursor, newest first, merged from the newest of each account and result. */
function pageQuery(sql: Pool, { userId, filter, words, count }: Question): Promise<CouponRow[]> {
  const { placed, searched } = conditions(sql);
  const kind = ofKind(sql, filter);
  const { results, isOpen } = statesOf(filter.state);
  const cursor = readCursor(filter.cursor);
  const which = sql`
    ${placed(filter.from, cursor ? Math.min(cursor.placedAt, filter.to ?? cursor.placedAt) : filter.to)}
    ${cursor ? sql`and (c.placed_at, c.id) < (${cursor.placedAt}, ${cursor.id})` : sql``}
    ${kind} ${searched(words)}`;
  const newest = sql`order by c.placed_at desc, c.id desc limit ${count}`;
  return sql<CouponRow[]>`
    select ${couponColumns(sql)}
    from (
      select k.id from account a
      cross join lateral (
        select settled.* from unnest(${results}::text::text[]) as wanted (result)
        cross join lateral (
          select c.id, c.placed_at from coupon c where c.account_id = a.id and c.result = wanted.result ${which} ${newest}
        ) settled
        union all
        (select c.id, c.placed_at from coupon c
          where ${isOpen ? sql`` : sql`false and`} c.account_id = a.id and c.state = 'open' ${which} ${newest})
      ) k
      where a.user_id = ${userId} ${ofAccount(sql, filter)}
      order by k.placed_at desc, k.id desc limit ${count}
    ) page
    join coupon c using (id)
    order by c.placed_at desc, c.id desc`;
}

function ofAccount(sql: Pool, { accountId }: CouponHistoryFilter): Part {
  return accountId === undefined ? sql`` : sql`and a.id = ${accountId}`;
}

/** Splits a range into months with stored sums and days to be read; a search or a kind reads everything. */
function rangeOf({ from, to, sport, type }: CouponHistoryFilter, words: readonly SearchWord[]) {
  const isStored = words.length === 0 && sport === undefined && type === undefined;
  return isStored ? monthsOfRange(from, to) : { whole: null, rest: [{ from, to }] };
}

/**
 * Returns the sums of all matching coupons by currency. Settled ones come from the stored sums of whole months; the
 * ends of a range, open coupons and those of a search are read.
 */
function sumsQuery(sql: Pool, { userId, filter, words }: Question, isArchive: boolean): Promise<HistorySum[]> {
  const { placed, searched } = conditions(sql);
  const kind = ofKind(sql, filter);
  const { results, isOpen } = statesOf(filter.state);
  const range = rangeOf(filter, words);
  // No archived coupon was a free bet, and the stored sums already exclude the stakes of free bets.
  const own = isArchive ? sql`c.amount` : sql`own_stake(c)`;
  const kept =
    range.whole && !isArchive
      ? sql`
        select m.count, m.staked, m.returned, 0 from coupon_month m
        where m.account_id = a.id and m.result = any(${results}::text::text[])
          and m.month >= ${range.whole.first} and m.month < ${range.whole.end}
        union all`
      : sql``;
  const settled = range.rest.map(
    ({ from, to }) => sql`
        select 1, ${own}, c.payout + c.cashed_out_amount, 0
        from unnest(${results}::text::text[]) as wanted (result)
        join coupon c on c.account_id = a.id and c.result = wanted.result ${placed(from, to)} ${kind} ${searched(words)}
        union all`,
  );
  return sql<HistorySum[]>`
    select a.currency as iso, a.decimals, sum(k.count)::int as count, sum(k.staked)::bigint as staked,
      sum(k.returned)::bigint as returned, sum(k.open)::bigint as open
    from account a
    cross join lateral (
      ${kept} ${settled.length === 0 ? sql`` : settled}
      select 1, ${own}, c.cashed_out_amount, case when ${own} > 0 then c.amount - c.cashed_out_stake else 0 end
      from coupon c
      where ${isOpen ? sql`` : sql`false and`} c.account_id = a.id and c.state = 'open' ${placed(filter.from, filter.to)} ${kind} ${searched(words)}
    ) k (count, staked, returned, open)
    where a.user_id = ${userId} ${ofAccount(sql, filter)}
    group by a.currency, a.decimals order by a.currency`;
}

/** Bound for the instants of a month, longer than any month: nothing of the month lies behind it. */
const MONTH_MS = 32 * 86_400_000;

/**
 * Returns the archived coupons that belong to an answer. `month` is the newest in which the player has archived
 * coupons, null without any; `rows` is the page without them.
 */
async function archivedPart(sql: Pool, question: Question, rows: readonly CouponRow[], month: number | null) {
  const { filter, words, count } = question;
  if (month === null || (filter.from ?? 0) > month + MONTH_MS) return { rows: [], sums: [] };
  const oldest = rows.length < count ? null : (rows.at(-1)?.placedAt ?? null);
  const isPageDone = oldest !== null && oldest > month + MONTH_MS;
  const isSummed = filter.cursor === undefined && rangeOf(filter, words).rest.length > 0;
  return {
    rows: isPageDone ? [] : await readArchive(sql, (archive) => pageQuery(archive, question)),
    sums: isSummed ? await readArchive(sql, (archive) => sumsQuery(archive, question, true)) : [],
  };
}

const newestFirst = (a: CouponRow, b: CouponRow) => b.placedAt - a.placedAt || b.id - a.id;

/** Adds up sums of the same currency. */
function added(sums: readonly HistorySum[]): HistorySum[] {
  const byCurrency = new Map<string, HistorySum>();
  for (const sum of sums) {
    const { count, staked, returned, open } = byCurrency.get(sum.iso) ?? { count: 0, staked: 0, returned: 0, open: 0 };
    byCurrency.set(sum.iso, {
      ...sum,
      count: sum.count + count,
      staked: sum.staked + staked,
      returned: sum.returned + returned,
      open: sum.open + open,
    });
  }
  return [...byCurrency.values()].sort((a, b) => (a.iso < b.iso ? -1 : 1));
}

/**
 * Creates the reader of the bet history (ledger B-03; trust R2). Cashed-out amounts count as returns.
 *
 * @param named finds teams and competitions by their names in the languages, because coupons store those of the catalogue
 */
export function createHistory(sql: Pool, clock: Pick<ServerClock, 'now'>, named: Pick<Names, 'containing'>): History {
  return {
    async page(userId, filter) {
      checkNumbers(filter);
      const limit = Math.min(Math.max(filter.limit ?? PAGE.usual, 1), PAGE.max);
      const typed = (filter.search ?? '').split(/\s+/).filter((word) => word !== '');
      const words = typed.map((text) => ({ text, ...named.containing(text) }));
      const question = { userId, filter, words, count: limit + 1 };
      const [present, sums, month] = await Promise.all([
        pageQuery(sql, question),
        filter.cursor === undefined ? sumsQuery(sql, question, false) : [],
        filter.state === 'open' ? null : newestArchivedMonth(sql, userId),
      ]);
      const archived = await archivedPart(sql, question, present, month);
      const rows = [...present, ...archived.rows].sort(newestFirst);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        coupons: page.map((row) => toCoupon(row, clock.now())),
        next: last ? `${last.placedAt}-${last.id}` : null,
        sums: added([...sums, ...archived.sums]),
      };
    },
  };
}
