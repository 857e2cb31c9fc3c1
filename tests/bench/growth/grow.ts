import type { Pool } from '#platform/database/pool.ts';
import { packGameId } from '#shared/domain/ids/game-id.ts';
import { packSelectionId } from '#shared/domain/ids/selection-id.ts';

/** How much has happened before the measurement. */
interface Life {
  /** Coupons of the player that were placed 30 to 730 days ago. */
  readonly past: number;
  /** Players besides, and the coupons of each in two years. */
  readonly strangers: number;
  readonly couponsOfEach: number;
  /** Letters that were sent. */
  readonly letters: number;
}

interface Growth extends Life {
  readonly accountId: number;
  /** Epoch ms of the server clock. */
  readonly now: number;
}

/** Coupons of the last 30 days, one a day; the last three of them are open. */
const RECENT = 30;
const DAY = 86_400_000;
const GIFT = 1_000_000_000;
const GAMES = 1000;
const SIDE = { id: 1, name: 'Side', shortName: 'S', colors: ['#112233', '#ddeeff'] };
const SNAPSHOT = { sportId: 1, competitionId: 7, competition: 'Table League', home: SIDE, startAt: 0, score: null };

function gamesAndSelections() {
  return Array.from({ length: GAMES }, (_, index) => {
    const gameId = packGameId({ day: 300 + Math.floor(index / 60), competitionId: 7, slot: index % 60 });
    const selection = packSelectionId({ gameId, marketType: 1, period: 0, param: index, outcome: 0 });
    return { n: index, game: gameId, selection };
  });
}

/** The bets as a table: who placed what, when, and how it ended (win, return and lose in turns). */
async function writeBets(sql: Pool, { accountId, now, past, strangers, couponsOfEach }: Growth): Promise<void> {
  await sql`
    create temporary table stranger on commit drop as
    select s, register_player(jsonb_build_object('email', 'stranger-' || s || '@example.com', 'name', 'Stranger',
      'language', 'en', 'passwordHash', '', 'currency', 'EUR', 'decimals', 2, 'playMoney', 0, 'now', ${now - 731 * DAY}::bigint)) as user_id
    from generate_series(1, ${strangers}) as s`;
  await sql`
    create temporary table bet on commit drop as
    select nextval('coupon_number') as id, b.*, a.user_id, 100 + n % 10 * 50 as amount,
      case when not is_open then (array['win', 'return', 'lose'])[n % 3 + 1] end as result,
      md5('bet ' || a.id || ' ' || n || ' ' || placed_at)::uuid as key
    from (
      select ${accountId}::bigint as account_id, n, false as is_open,
        ${now - 730 * DAY}::bigint + n * (700 * ${DAY}::bigint / ${Math.max(past, 1)}) as placed_at
      from generate_series(0, ${past - 1}) as n
      union all
      select ${accountId}, n, n >= ${RECENT - 3}, ${now - RECENT * DAY}::bigint + n * ${DAY}::bigint + 43200000
      from generate_series(0, ${RECENT - 1}) as n
      union all
      select a.id, n, false, ${now - 730 * DAY}::bigint + s * 1000
        + n * (729 * ${DAY}::bigint / ${Math.max(couponsOfEach, 1)})
      from stranger join account a using (user_id) cross join generate_series(0, ${couponsOfEach - 1}) as n
      order by 4, 1
    ) b join account a on a.id = b.account_id`;
  await sql`alter table bet add column payout bigint`;
  await sql`update bet set payout = case result when 'win' then amount * 2 when 'return' then amount when 'lose' then 0 end`;
  await sql`analyze bet`;
}

async function writeCoupons(sql: Pool): Promise<void> {
  await sql`
    insert into coupon (id, user_id, account_id, key, type_id, amount, currency, decimals, coef, max_payout, state, result,
      payout, placed_at, settled_at)
    select id, user_id, account_id, key, 0, amount, 'EUR', 2, 2000, amount * 2,
      case when is_open then 'open' else 'settled' end, result, payout, placed_at,
      case when not is_open then placed_at + 7200000 end
    from bet order by id`;
  await sql`
    insert into placement (user_id, key, request_hash, state, coupon_id, arrived_at)
    select user_id, key, decode(md5(key::text), 'hex'), 'accepted', id, placed_at from bet order by id`;
  const games = JSON.stringify(gamesAndSelections());
  await sql`
    insert into coupon_leg (coupon_id, position, market_id, game_id, coef, block_id, banker, is_live, snapshot, status_id,
      settled_at, final_score, is_closed)
    select b.id, 0, g.selection, g.game, 2000, 1, false, false, ${JSON.stringify(SNAPSHOT)}::text::jsonb
        || jsonb_build_object('away', ${JSON.stringify(SIDE)}::text::jsonb || jsonb_build_object('name', 'Away ' || g.n)),
      case b.result when 'win' then 1 when 'return' then 2 when 'lose' then 0 else -1 end,
      case when not is_open then placed_at + 7200000 end, case when not is_open then '[1, 0]'::jsonb end, not is_open
    from bet b join jsonb_to_recordset(${games}::text::jsonb) as g (n int, game bigint, selection bigint)
      on g.n = b.id % ${GAMES} order by b.id`;
  await sql`
    insert into coupon_month select account_id, month_start(placed_at), result, count(*), sum(amount), sum(payout)
    from bet where not is_open group by 1, 2, 3`;
  await sql`
    insert into selection_exposure (selection, liability)
    select l.market_id::text, sum(c.amount * 1000.0 / s.amount * (l.coef - 1000) / 1000)
    from coupon c join coupon_leg l on l.coupon_id = c.id join currency_scale s on s.currency = c.currency
    where c.state = 'open' group by 1`;
  await sql`
    insert into player_market_exposure (market, user_id, stake)
    select market_key(l.market_id::text), c.user_id, sum(c.amount * 1000.0 / s.amount)
    from coupon c join coupon_leg l on l.coupon_id = c.id join currency_scale s on s.currency = c.currency
    where c.state = 'open' group by 1, 2`;
}

/** A gift to each account, and the stakes and payouts of all bets in the order of their times. */
async function writePostings(sql: Pool, { accountId, now }: Growth): Promise<void> {
  await sql`
    create temporary table posting on commit drop as
    select (select coalesce(max(id), 0) from ledger_transaction) + row_number() over (order by at, coupon_id nulls first, kind desc) as id,
      p.*
    from (
      select id as account_id, 'play-money' as kind, 'gift:' || id as reference, null::bigint as coupon_id,
        ${now - 731 * DAY}::bigint as at, ${GIFT}::bigint as amount, 'play-money' as house
      from account where id = ${accountId} or user_id in (select user_id from stranger)
      union all
      select account_id, 'stake', 'stake:' || id, id, placed_at, -amount, 'stakes' from bet
      union all
      select account_id, 'settlement', 'settlement:' || id, id, placed_at + 7200000, payout, 'payouts' from bet where payout > 0
    ) p`;
  await sql`
    insert into ledger_transaction (id, kind, reference, coupon_id, at) overriding system value
    select id, kind, reference, coupon_id, at from posting order by id`;
  await sql`
    insert into ledger_entry (transaction_id, position, account_id, currency, amount, balance_after)
    select p.id, 1, p.account_id, 'EUR', p.amount,
      b.balance + sum(p.amount) over (partition by p.account_id order by p.id)
    from posting p join account_balance b using (account_id) order by p.id`;
  await sql`
    insert into ledger_entry (transaction_id, position, account_id, currency, amount)
    select p.id, 2, h.id, 'EUR', -p.amount
    from posting p
    join (select house, house_account(house, 'EUR', 2::smallint, ${now}) as id
      from (values ('play-money'), ('stakes'), ('payouts')) as house (house)) h using (house)
    order by p.id`;
  await sql`
    insert into counted_move (account_id, counted_at, transaction_id, staked, lost, deposited)
    select account_id, at, id, sum(case kind when 'stake' then -amount else 0 end) over life, sum(-amount) over life, 0
    from posting where kind <> 'play-money' window life as (partition by account_id order by id)`;
  await sql`
    update account_balance b set balance = b.balance + p.balance, staked = p.staked, lost = p.lost, counted_at = p.at
    from (
      select account_id, sum(amount) as balance, coalesce(sum(-amount) filter (where kind = 'stake'), 0) as staked,
        coalesce(sum(-amount) filter (where kind <> 'play-money'), 0) as lost, max(at) as at
      from posting group by account_id
    ) p where p.account_id = b.account_id`;
  await sql`select setval(pg_get_serial_sequence('ledger_transaction', 'id'), (select max(id) from ledger_transaction))`;
}

/**
 * Writes the life of a player and of strangers by SQL, as the product would have left it: `audit()` finds nothing. The
 * same for the same arguments; the player's coupons of the last 30 days are the same however long the life before was.
 *
 * @param owner connected as the superuser, without limits of time
 */
export async function grow(owner: Pool, growth: Growth): Promise<void> {
  await owner.begin(async (transaction) => {
    const sql = transaction as unknown as Pool;
    // What triggers would have counted is written here.
    await sql`set local session_replication_role = replica`;
    await writeBets(sql, growth);
    await writeCoupons(sql);
    await writePostings(sql, growth);
    await sql`
      insert into message (channel, recipient, kind, subject, body, written_at, ends_at, state, key)
      select 'email', 'stranger-' || n % 1000 || '@example.com', 'code', '', '', ${growth.now - DAY}, ${growth.now + 30 * DAY},
        'sent', gen_random_uuid()
      from generate_series(1, ${growth.letters}) as n`;
  });
  await owner`vacuum (analyze)`;
  await owner`checkpoint`;
}
