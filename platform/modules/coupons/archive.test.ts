import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { Coupon, couponHistoryCall, Placement } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { cashOutCoupon, cashOutPriceOf, couponNow, orderOf } from '#tests/fixtures/platform/cash-out-scenario.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

type History = CallAnswer<typeof couponHistoryCall>;

const DAY = 86_400_000;
const LONG = { idleMs: 400 * DAY, lifeMs: 400 * DAY, savedIdleMs: 400 * DAY, savedLifeMs: 400 * DAY };
const CODE = 'ARCHIVED';
const FILTERS = ['', 'state=win', 'state=settled', 'state=open', 'search=table', 'limit=3'];

/** A platform whose old coupons are in the archive. */
interface World {
  readonly site: TestPlatform;
  readonly player: TestPlayer;
  readonly stranger: TestPlayer;
  /** The coupons that the player placed first, each with the request that placed it. */
  readonly old: readonly { readonly coupon: Coupon; readonly placement: Placement }[];
  /** What was shown before the coupons were archived. */
  readonly shownBefore: Awaited<ReturnType<World['everything']>>;
  place(of: TestPlayer, more?: Partial<Placement>): Promise<{ coupon: Coupon; id: number }>;
  finish(bets: readonly (readonly [id: number, status: 0 | 1 | 2])[]): Promise<void>;
  history(query?: string): Promise<History>;
  everything(): Promise<{ pages: unknown[]; limits: unknown[]; balances: unknown[] }>;
  count(table: string): Promise<number>;
  setApart(before: number): Promise<number>;
  close(): Promise<void>;
}

async function archivedWorld(): Promise<World> {
  const site = await startTestPlatform({ sessionPolicy: LONG });
  const { owner } = site.database;
  const { clock } = site.platform;
  const player = await site.player({ balance: 100_000 });
  const stranger = await site.player({ balance: 100_000 });
  const began = clock.now();
  const old: { coupon: Coupon; placement: Placement }[] = [];

  async function place(of: TestPlayer, more: Partial<Placement> = {}) {
    const id = site.table.addSelection(2000);
    const placement = of.placement([[id, 2000]], more);
    const { body } = await of.place(placement);
    if (body.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(body)}`);
    old.push({ coupon: body.coupon, placement });
    return { coupon: body.coupon, id };
  }

  const history = async (query = '') => (await player.get<History>(`${openPaths.couponHistory}?${query}`)).body;

  async function everything() {
    const ranges = [`from=${began + 1}`, `from=${began - DAY}&to=${began + DAY}`, `to=${clock.now() - 1}`];
    const pages = await Promise.all([...FILTERS, ...ranges].map(history));
    const limits = await owner`select * from money_limits_of(${player.userId}, ${clock.now()})`;
    const balances = await owner`select * from account_balance order by account_id`;
    const pageOf = ({ coupons, sums, next }: History) => ({ coupons, sums, next });
    return { pages: pages.map(pageOf), limits: [...limits], balances: [...balances] };
  }

  async function count(table: string): Promise<number> {
    const [row] = await owner.unsafe<{ count: number }[]>(`select count(*)::int as count from ${table}`);
    return row?.count ?? -1;
  }

  /** Archives as `npm run archive` does, in batches of two. */
  async function setApart(before: number): Promise<number> {
    expect(await owner`select * from audit_since('0 seconds')`).toHaveLength(0);
    await owner`select prepare_archive()`;
    let total = 0;
    for (let after: number | null = 0; after !== null; ) {
      const rows: readonly { answer: { count: number; last: number | null } }[] = await owner<
        { answer: { count: number; last: number | null } }[]
      >`select archive_coupons(${before}, ${after}, 2) as answer`;
      total += rows[0]?.answer.count ?? 0;
      after = rows[0]?.answer.last ?? null;
    }
    return total;
  }

  async function finish(bets: readonly (readonly [id: number, status: 0 | 1 | 2])[]): Promise<void> {
    for (const [id, status] of bets) {
      site.table.decide(id, status);
      site.table.finish(gameOfSelection(id), [1, 0]);
    }
    await site.platform.coupons.settleAll();
    await site.platform.coupons.settled();
  }

  await owner`
    insert into money_limit (user_id, limit_type, currency, amount, since)
    select ${player.userId}, type, 'EUR', 50000, ${began} from unnest('{1,2,3,10,11,12}'::smallint[]) as type`;
  await site.client().post('/__control/promo', { code: CODE, value: 500, iso: 'EUR' });
  const bets: { coupon: Coupon; id: number }[] = [];
  for (let index = 0; index < 6; index++) bets.push(await place(index === 5 ? stranger : player));
  await place(player);
  const free = await place(player, { amount: 500, promoCode: CODE });
  const [, , , whole, partly] = bets.map(({ coupon }) => coupon.id);
  await cashOutCoupon(player, whole ?? '', orderOf(await cashOutPriceOf(player, whole ?? '')));
  const part = await cashOutPriceOf(player, partly ?? '');
  await cashOutCoupon(player, partly ?? '', orderOf(part, { stake: 400, price: 1 }));
  const results = [1, 0, 2, 1, 1, 1] as const;
  await finish([...bets.map(({ id }, index) => [id, results[index] ?? 1] as const), [free.id, 1]]);
  const before = clock.now() + DAY;
  await clock.moveTo(began + 70 * DAY);
  const recent = await place(player);
  await finish([[recent.id, 1]]);
  await place(player);
  const shownBefore = await everything();
  expect(await setApart(before)).toBe(6);
  return {
    ...{ site, player, stranger, old, shownBefore, place, finish, history, everything, count, setApart },
    async close() {
      expect(await site.audit()).toEqual([]);
      await site.close();
    },
  };
}

describe('archived coupons of old months', () => {
  let world: World;
  beforeAll(async () => {
    world = await archivedWorld();
  });
  afterAll(() => world.close());

  test('are in the archive with their legs, cash-outs and postings, and nowhere else', async () => {
    expect(await world.count('archive.coupon')).toBe(6);
    expect(await world.count('archive.coupon_leg')).toBe(6);
    expect(await world.count('archive.coupon_cash_out')).toBe(2);
    // Six stakes, five payouts, and one cash-out of a part.
    expect(await world.count('archive.ledger_transaction')).toBe(12);
    expect(await world.count('archive.ledger_entry')).toBe(24);
    expect(await world.count('coupon c join archive.coupon using (id)')).toBe(0);
    expect(await world.count('ledger_transaction t join archive.coupon c on c.id = t.coupon_id')).toBe(0);
  });

  test('leave open, recent and free-bet coupons where they are', async () => {
    expect(await world.count('coupon')).toBe(4);
  });

  test('leave balances, limits, the history and its sums unchanged', async () => {
    expect(await world.everything()).toEqual(world.shownBefore);
    expect(await world.site.audit()).toEqual([]);
  });

  test('are shown to their owner by their number', async () => {
    for (const { coupon } of world.old.slice(0, 3))
      expect((await couponNow(world.player, coupon.id)).id).toBe(coupon.id);
    expect(await couponNow(world.stranger, world.old[0]?.coupon.id ?? '')).toMatchObject({ code: 'COUPON_UNKNOWN' });
  });

  test('appear once each in a history with pages of one, together with the others', async () => {
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page: History = await world.history(`limit=1${next && `&cursor=${next}`}`);
      seen.push(...page.coupons.map(({ id }) => id));
      next = page.next;
    }
    expect(seen).toEqual((await world.history('limit=100')).coupons.map(({ id }) => id));
    expect(seen).toHaveLength(9);
  });

  test('answer the key of their placement as before, and debit nothing again', async () => {
    const balance = await world.player.balance();
    for (const { coupon, placement } of world.old.slice(0, 3)) {
      const { body } = await world.player.place(placement);
      expect(body).toMatchObject({ status: 'accepted', coupon: { id: coupon.id } });
    }
    expect(await world.player.balance()).toBe(balance);
  });

  test.each(['stake', 'settlement', 'hyper-bonus'])('are not posted again: %s', async (kind) => {
    const id = Number(world.old[1]?.coupon.id);
    const book = world.site.database.owner`
      select ledger_move(${kind}, ${`${kind}:${id}`}, ${id}, ${world.player.accountId}, 'payouts', 5, 0)`;
    await expect(book).rejects.toThrow('is archived');
    const step = { couponId: id, cashedOutStake: 0, at: 0, legs: [], settlement: { result: 'win', payout: 5 } };
    const [row] = await world.site.database.owner`select settle_coupon(${JSON.stringify(step)}::text::jsonb) as answer`;
    expect((row as { answer: unknown } | undefined)?.answer).toEqual({ status: 'busy' });
  });

  test('can be deleted only as the archive has them, so the ledger stays append-only', async () => {
    const { owner } = world.site.database;
    await expect(owner`delete from ledger_entry`).rejects.toThrow('append-only');
    await expect(owner`delete from ledger_transaction`).rejects.toThrow('append-only');
    const another = owner.begin(async (sql) => {
      await sql`insert into archive.ledger_entry select * from ledger_entry`;
      await sql`update archive.ledger_entry set amount = amount + 1`;
      await sql`delete from ledger_entry`;
    });
    await expect(another).rejects.toThrow('append-only');
    const { sql } = await world.site.database.connect();
    await expect(sql`delete from archive.coupon`).rejects.toThrow('permission denied');
    await expect(sql`select archive_coupons(0, 0, 1)`).rejects.toThrow('permission denied');
  });
});

describe('after coupons were archived', () => {
  let world: World;
  beforeEach(async () => {
    world = await archivedWorld();
  });
  afterEach(() => world.close());

  test('new bets, their settlement and both audits go on', async () => {
    const { site, player, place, finish } = world;
    const next = await place(player);
    await finish([[next.id, 1]]);
    expect(await site.database.owner`select * from audit_since('0 seconds')`).toHaveLength(0);
    expect(await site.audit()).toEqual([]);
  });

  test('the archive can be dropped: money and sums stay, and more coupons can be archived', async () => {
    const { site, everything, history, count, setApart } = world;
    const { owner } = site.database;
    const { limits, balances } = await everything();
    const { sums } = await history();
    await owner.unsafe('drop schema archive cascade');
    const after = await everything();
    expect([after.limits, after.balances]).toEqual([limits, balances]);
    expect((await history()).sums).toEqual(sums);
    expect((await history('limit=100')).coupons).toHaveLength(4);
    expect(await site.audit()).toEqual([]);
    expect(await setApart(site.platform.clock.now() + 1)).toBe(1);
    expect(await count('archive.coupon')).toBe(1);
    expect(await site.audit()).toEqual([]);
    expect(await owner`select * from audit_since('0 seconds')`).toHaveLength(0);
  });
});
