import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectionOf } from '#platform/database/embedded/embedded-database.ts';
import type { DatabaseAddress, Pool } from '#platform/database/pool.ts';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { couponHistoryCall } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { writePastCoupons } from '#tests/fixtures/platform/past-coupons.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';
import { createHistory } from './history-repository.ts';

type History = CallAnswer<typeof couponHistoryCall>;
type Figures = Pick<History['sums'][number], 'count' | 'open' | 'returned' | 'staked'>;

const OWN = 300;
const STRANGERS = 20;
const FROM = Date.UTC(2024, 9, 20, 13);
const TO = Date.UTC(2025, 10, 3, 7);

let site: TestPlatform;
let player: TestPlayer;

beforeAll(async () => {
  site = await startTestPlatform();
  player = await site.player();
  const { owner } = site.database;
  const of = (accountId: number) => writePastCoupons({ owner, accountId, count: OWN, from: FROM, to: TO });
  for (let stranger = 0; stranger < STRANGERS; stranger++) await of((await site.player()).accountId);
  await of(player.accountId);
  await owner.unsafe('analyze coupon, coupon_leg, coupon_bonus, coupon_month');
});
afterAll(() => site.close());

const history = async (query: string) => (await player.get<History>(`${openPaths.couponHistory}?${query}`)).body;

async function all(query: string): Promise<History['coupons']> {
  const coupons: History['coupons'][number][] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page: History = await history(`${query}&limit=100${next && `&cursor=${next}`}`);
    coupons.push(...page.coupons);
    next = page.next;
  }
  return coupons;
}

/** Returns the sums of coupons as the player is shown them; the amount of a coupon excludes its cashed-out part. */
function sumsOf(coupons: History['coupons']): Figures {
  const sums = { count: 0, staked: 0, returned: 0, open: 0 };
  for (const { amount, payout, promoCode, cashOut } of coupons) {
    sums.count += 1;
    sums.staked += promoCode ? 0 : amount + (cashOut?.cashedOutStake ?? 0);
    sums.returned += (payout ?? 0) + (cashOut?.cashedOutAmount ?? 0);
    sums.open += payout === null && !promoCode ? amount : 0;
  }
  return sums;
}

describe('[B-03] the sums of the history are those of the coupons that match', () => {
  const ranges = [
    '',
    `from=${Date.UTC(2025, 0, 1)}&to=${Date.UTC(2025, 5, 1) - 1}`,
    `from=${Date.UTC(2025, 0, 17, 5)}&to=${Date.UTC(2025, 7, 9, 22)}`,
    `from=${Date.UTC(2025, 2, 3)}&to=${Date.UTC(2025, 2, 25)}`,
    `from=${Date.UTC(2025, 2, 25)}&to=${Date.UTC(2025, 3, 4)}`,
    `from=${Date.UTC(2025, 4, 30)}`,
    `to=${Date.UTC(2025, 4, 30)}`,
  ];
  const states = ['', 'state=settled', 'state=open', 'state=win', 'state=return', 'state=sold', 'state=lose'];
  const searches = ['', 'search=league 3', 'search=home 4'];
  test.each(ranges)('placed in the range “%s”, by state and words', async (range) => {
    for (const state of states) {
      for (const search of searches) {
        const query = [range, state, search].filter((part) => part !== '').join('&');
        const coupons = await all(query);
        const [sums] = (await history(query)).sums;
        expect(sums ?? sumsOf([]), query).toMatchObject(sumsOf(coupons));
      }
    }
    expect((await all(range)).length).toBeGreaterThan(0);
  });

  test('on the first page only', async () => {
    const first = await history('limit=5');
    expect(first.sums).toHaveLength(1);
    expect((await history(`limit=5&cursor=${first.next}`)).sums).toEqual([]);
  });

  test('or the audit finds them', async () => {
    const { owner } = site.database;
    const wrong = () => owner<{ subject: string }[]>`select * from audit_history()`;
    expect(await wrong()).toHaveLength(0);
    for (const change of [
      'update coupon_month set staked = staked + 1',
      'update coupon_month set returned = returned - 1',
      'update coupon_month set count = count + 1',
      'delete from coupon_month',
      "insert into coupon_month values (1, 1, 'win', 1, 0, 0)",
    ]) {
      const found = await owner
        .begin(async (sql) => {
          await sql.unsafe(change);
          throw Object.assign(new Error('undone'), { rows: await sql`select * from audit_history()` });
        })
        .catch((error: unknown) => (error as { rows: unknown[] }).rows);
      expect(found.length, change).toBeGreaterThan(0);
    }
  });
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Returns the plans of the statements that the history sends. */
async function plansOf(address: DatabaseAddress, filter: Parameters<ReturnType<typeof createHistory>['page']>[1]) {
  if (typeof address === 'string') throw new Error('The database of tests is embedded');
  const sent: { text: string; values: unknown[] }[] = [];
  const sql = postgres({
    ...connectionOf(address.endpoint, address.name),
    max: 1,
    fetch_types: false,
    types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
    debug: (_connection, text, values) => sent.push({ text, values }),
  }) as unknown as Pool;
  try {
    await createHistory(sql, { now: Date.now }, site.platform.names).page(player.userId, filter);
    return await Promise.all(
      sent.splice(0).map(async ({ text, values }) => {
        const rows = await sql.unsafe(`explain (format json) ${text}`, values as never[], { prepare: true });
        const plans = rows.flatMap((row) => row['QUERY PLAN'] as { Plan: PlanNode }[]);
        return plans.flatMap(({ Plan }) => nodesOf(Plan));
      }),
    );
  } finally {
    await sql.end();
  }
}

describe('a page of the history reads only the player’s own rows', () => {
  test.each([
    ['everything', {}],
    ['a page behind a cursor', { cursor: `${TO}-9999999999` }],
    ['what was won', { state: 'win' }],
    ['a range', { from: FROM + 1, to: TO - 1 }],
    ['a search', { search: 'home 42' }],
    ['a search in a range', { search: 'league', from: FROM + 1, to: TO - 1, state: 'settled' }],
    ['a search behind a cursor', { search: 'side 4', cursor: `${TO}-9999999999` }],
  ] as const)('and reaches it through indexes: %s', async (_, filter) => {
    const plans = await plansOf(site.database.address, filter);
    // The page, the sums on the first page, and the check for older coupons in the archive.
    expect(plans).toHaveLength('cursor' in filter ? 2 : 3);
    for (const node of plans.flat()) {
      const condition = node['Index Cond'] ?? '';
      if (['coupon', 'coupon_leg'].includes(node['Relation Name'] ?? ''))
        expect(node['Node Type']).toMatch(/^(Index|Index Only|Bitmap Heap) Scan$/);
      if (/^coupon_(settled|newest)/.test(node['Index Name'] ?? '')) expect(condition).toContain('account_id = a.id');
      if (node['Index Name'] === 'coupon_pkey') expect(condition).toMatch(/^\(id = /);
      if (node['Index Name'] === 'coupon_leg_pkey') expect(condition).toContain('(coupon_id = c');
    }
    const ofCoupons = plans.filter((plan) => plan.some((node) => node['Index Name']?.startsWith('coupon_settled')));
    if ('search' in filter)
      expect(ofCoupons.every((plan) => plan.some((node) => node['Index Name'] === 'coupon_leg_pkey'))).toBe(true);
  });
});
