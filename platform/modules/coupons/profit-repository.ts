import type { CallAnswer, ParsedQuery } from '#shared/contracts/call.ts';
import type { ProfitRow, profitCall } from '#shared/contracts/profit.ts';
import { instantOfWall } from '#shared/domain/time/wall-instant.ts';
import type { Zone } from '#shared/domain/time/zone.ts';
import { zoneChanges } from '#shared/domain/time/zone-changes.ts';
import type { Pool } from '../../database/pool.ts';
import { newestArchivedMonth, readArchive } from './archived-coupons-repository.ts';
import { ofKind } from './history-repository.ts';

type ProfitQuestion = ParsedQuery<typeof profitCall>;
type ProfitAnswer = CallAnswer<typeof profitCall>;

interface StoredRow extends ProfitRow {
  readonly accountId: number;
  readonly iso: string;
  readonly decimals: number;
}

/** Sums of a player's settled coupons. */
export interface Profits {
  /**
   * Sums by time, sport, market, type and odds, for each account with settled coupons in the range; amounts in minor
   * units. The sums of each group are those of the same coupons.
   */
  of(userId: number, question: ProfitQuestion): Promise<ProfitAnswer>;
}

/** Selection ids hold the market type above this many values of period, parameter and outcome (domain/ids). */
const BELOW_MARKET_TYPE = 2 ** 18;
const MARKET_TYPES = 256;
const MINUTE_MS = 60_000;

/** Lower ends of the odds bands above the first, thousandths. */
const ODDS_BANDS = [10_000, 5000, 3000, 2000, 1500];

/** First and last instant of the rules of a zone that are looked up; beyond them the first and the last offset hold. */
const RULES_FROM = Date.UTC(2015, 0);
const RULES_UNTIL = Date.UTC(2045, 0);
const tables = new Map<Zone, { readonly starts: string; readonly offsets: string }>();
const MAX_TABLES = 100;

/**
 * Returns the instants at which a zone changes its clocks and the offsets from then on, ms, as arrays of the database. The database has rules of its
 * own, which may differ from those by which the pages draw the days.
 */
function zoneTable(zone: Zone) {
  const known = tables.get(zone);
  if (known) return known;
  const changes = zoneChanges(zone, RULES_FROM, RULES_UNTIL).slice(0, -1);
  const table = {
    starts: `{${changes.map(([at], index) => (index === 0 ? Number.MIN_SAFE_INTEGER : at)).join()}}`,
    offsets: `{${changes.map(([, minutes]) => (minutes ?? 0) * MINUTE_MS).join()}}`,
  };
  if (tables.size >= MAX_TABLES) tables.clear();
  tables.set(zone, table);
  return table;
}

/**
 * Returns the sums of all groups in one pass. Free bets by code count as nothing staked, as in the sums of the history.
 * Slots of time have the time on the clocks of the zone, as if they were in UTC.
 */
function profitQuery(sql: Pool, userId: number, question: ProfitQuestion): Promise<StoredRow[]> {
  const { accountId, from = Number.MIN_SAFE_INTEGER, to = Number.MAX_SAFE_INTEGER, step, zone } = question;
  const { starts, offsets } = zoneTable(zone);
  const bands = ODDS_BANDS.map((band) => sql`when own.coef >= ${band} then ${band}::bigint `);
  return sql<StoredRow[]>`
    with own as materialized (
      select c.id, c.account_id, c.type_id, c.coef, c.placed_at, c.payout + c.cashed_out_amount as returned,
        case when o.promo_code is null then c.amount else 0 end as staked
      from account a
      join coupon c on c.account_id = a.id and c.result is not null and c.placed_at between ${from} and ${to}
      left join coupon_bonus o on o.coupon_id = c.id
      where a.user_id = ${userId} ${accountId === undefined ? sql`` : sql`and a.id = ${accountId}`} ${ofKind(sql, question)}
    ), legs as (
      select k.id, min(k.sport) as sport, max(k.sport) as other_sport, min(k.market) as market, max(k.market) as other_market
      from (
        select own.id, (x.snapshot ->> 'sportId')::bigint as sport, x.selection_id / ${BELOW_MARKET_TYPE} % ${MARKET_TYPES} as market
        from own join coupon_leg x on x.coupon_id = own.id
      ) k
      group by k.id
    ), keyed as (
      select own.account_id, own.type_id, own.staked, own.returned,
        case when l.sport = l.other_sport then l.sport end as sport,
        case when l.sport = l.other_sport and l.market = l.other_market then l.sport * ${MARKET_TYPES} + l.market end as market,
        (extract(epoch from date_trunc(${step}, to_timestamp(
          (own.placed_at + (${offsets}::text::bigint[])[width_bucket(own.placed_at, ${starts}::text::bigint[])]) / 1000.0
        ) at time zone 'UTC')) * 1000)::bigint as slot,
        case ${bands} else 0 end as band
      from own join legs l using (id)
    ), summed as (
      select account_id, grouping(slot, sport, market, type_id, band) as which, slot, sport, market, type_id, band,
        count(*)::int as count, sum(staked)::bigint as staked, sum(returned)::bigint as returned
      from keyed
      group by grouping sets ((account_id, slot), (account_id, sport), (account_id, market), (account_id, type_id), (account_id, band))
    )
    select a.id as "accountId", a.currency as iso, a.decimals,
      case which when 15 then 'time' when 23 then 'sport' when 27 then 'market' when 29 then 'type' else 'odds' end as "group",
      case which when 15 then slot when 23 then sport when 27 then market when 29 then type_id else band end as key,
      s.count, s.staked, s.returned
    from summed s join account a on a.id = s.account_id
    order by a.id, which, key`;
}

/** Merges the sums of the same group from the present tables and from the archive. */
function merged(rows: readonly StoredRow[], zone: Zone): ProfitAnswer {
  const accounts = new Map<number, { iso: string; decimals: number; rows: Map<string, ProfitRow> }>();
  for (const { accountId, iso, decimals, ...row } of rows) {
    const account = accounts.get(accountId) ?? { iso, decimals, rows: new Map<string, ProfitRow>() };
    accounts.set(accountId, account);
    const name = `${row.group} ${row.key}`;
    const known = account.rows.get(name) ?? { count: 0, staked: 0, returned: 0 };
    const { count, staked, returned } = row;
    account.rows.set(name, {
      ...row,
      key: row.group === 'time' && row.key !== null ? instantOfWall(row.key, zone) : row.key,
      count: count + known.count,
      staked: staked + known.staked,
      returned: returned + known.returned,
    });
  }
  return {
    accounts: [...accounts].map(([accountId, account]) => ({
      accountId,
      iso: account.iso,
      decimals: account.decimals,
      rows: [...account.rows.values()].sort((a, b) => (a.key ?? Infinity) - (b.key ?? Infinity)),
    })),
  };
}

/** Creates the reader of profit and loss (ledger B-03), with archived coupons (decision 035). */
export function createProfits(sql: Pool): Profits {
  return {
    async of(userId, question) {
      const [present, month] = await Promise.all([
        profitQuery(sql, userId, question),
        newestArchivedMonth(sql, userId),
      ]);
      const archived =
        month === null ? [] : await readArchive(sql, (archive) => profitQuery(archive, userId, question));
      return merged([...present, ...archived], question.zone);
    },
  };
}
