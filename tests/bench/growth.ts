import { chmod, readFile, rm } from 'node:fs/promises';
import { createPlatform, type Platform } from '#platform/app.ts';
import { connectDatabase, type Database } from '#platform/database/database.ts';
import { type EmbeddedDatabase, openEmbeddedDatabase } from '#platform/database/embedded/embedded-database.ts';
import { openPool, type Pool } from '#platform/database/pool.ts';
import { createCareRepository } from '#platform/modules/accounts/care/care-repository.ts';
import { createHistory } from '#platform/modules/coupons/history-repository.ts';
import type { SimulatedBook } from '#platform/simulation/book/book-of-world.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { TEST_KEYS } from '#tests/fixtures/platform/test-keys.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { writeLongLife } from '../fixtures/platform/long-life.ts';
import { createTableBook } from '../fixtures/platform/table-book.ts';
import { CHEAP_PASSWORDS, makePlayer, setBalance, type TestPlayer } from '../fixtures/platform/test-platform.ts';
import { type BenchResult, benchLine, benchResult } from './bench-result.ts';

const GOAL = 1.2;
const ROUNDS = 9;
const DAY = 86_400_000;
const LIMIT = 100_000_000;
const PRICE = 2000;
const FULL = { past: 19_970, strangers: 1000, couponsOfEach: 280, emails: 300_000 };
const EMPTY = { past: 0, strangers: 0, couponsOfEach: 0, emails: 0 };
const quiet = () => undefined;

/** A platform with its own database; `sql` and `other` are single connections like the platform's. */
interface World {
  readonly database: Database;
  readonly platform: Platform;
  readonly owner: Pool;
  readonly sql: Pool;
  readonly other: Pool;
  /** Process id of the connection `sql`. */
  readonly backend: number;
  /** The player with a long history in one world and a short one in the other. */
  readonly player: TestPlayer;
  readonly stranger: TestPlayer;
  readonly selectionIds: readonly number[];
  readonly now: number;
}

async function openWorld(server: EmbeddedDatabase, name: string, life: typeof FULL): Promise<World> {
  const { endpoint } = server;
  const address = { endpoint, name };
  const maintenance = openPool({ endpoint, name: 'postgres' }, { size: 1 });
  await maintenance`create database ${maintenance(name)}`;
  await maintenance.end();
  const database = await connectDatabase(address, quiet);
  const table = createTableBook();
  const platform = await createPlatform({
    environment: parseEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'error' }),
    database,
    keys: TEST_KEYS,
    createBook: () => ({ ...table.book, controls: undefined, tick: quiet }) as unknown as SimulatedBook,
    passwordCost: CHEAP_PASSWORDS,
    callLimits: {},
  });
  const origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
  const player = await makePlayer(platform, origin, { email: 'player@example.com' });
  const stranger = await makePlayer(platform, origin, { email: 'stranger@example.com' });
  const owner = openPool(address, { size: 1, hasNoTimeout: true });
  const now = platform.clock.now();
  await writeLongLife(owner, { ...life, accountId: player.accountId, now });
  await setBalance({ owner }, stranger.accountId, LIMIT);
  await owner`
    insert into money_limit (user_id, limit_type, currency, amount, since)
    select ${player.userId}, type, 'EUR', ${LIMIT}, ${now} from unnest('{1,2,3,10,11,12}'::smallint[]) as type`;
  // Only other functions call it; a function of its own lets the bench measure it alone.
  await owner.unsafe(`
    grant execute on function money_limit_problem(bigint, text[], char, bigint, bigint) to fairline_app;
    alter function money_limit_problem(bigint, text[], char, bigint, bigint) security definer`);
  const sql = openPool(address, { size: 1, role: 'fairline_app' });
  const other = openPool(address, { size: 1, role: 'fairline_app' });
  const [{ backend } = { backend: 0 }] = await sql<{ backend: number }[]>`select pg_backend_pid() as backend`;
  const selectionIds = Array.from({ length: 8 }, () => table.addSelection(PRICE));
  return { database, platform, owner, sql, other, backend, player, stranger, selectionIds, now };
}

async function closeWorld({ platform, database, owner, sql, other }: World): Promise<void> {
  await Promise.all([owner.end(), sql.end(), other.end()]);
  await platform.close();
  await database.close();
}

/** Returns the processor time of a process, ms. */
async function processorTime(pid: number): Promise<number> {
  const [nanoseconds] = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ');
  return Number(nanoseconds) / 1e6;
}

/** Returns the argument with which the platform places a single bet in the database. */
function stepOf({ userId, accountId }: TestPlayer, selectionId: number): string {
  const side = { id: 1, name: 'Side 1', shortName: 'S1', colors: ['#112233', '#ddeeff'] };
  const names = { sportId: 1, competitionId: 7, competition: 'Table League', home: side, away: side };
  const leg = { selectionId, gameId: 1, coef: PRICE, blockId: 1, banker: false, isLive: false, position: 0 };
  const now = Date.now();
  return JSON.stringify({
    userId,
    key: crypto.randomUUID(),
    requestHash: '00'.repeat(32),
    accountId,
    amount: 20,
    now,
    prices: [{ selectionId, coef: PRICE, suspended: false }],
    coupon: {
      typeId: 0,
      systemValue: null,
      amountByBlock: {},
      coef: PRICE,
      antiExpressCoef: null,
      antiMargin: null,
      maxPayout: 40,
      maxPayoutLimit: 5_000_000,
      legs: [{ ...leg, snapshot: { ...names, startAt: now, score: null } }],
    },
    liabilityLimits: {
      legs: [{ key: String(selectionId), coef: PRICE, liability: 1e12, stake: 1e12 }],
      minStake: 20,
      until: now + DAY,
    },
  });
}

async function place(sql: Pool, player: TestPlayer, selectionId: number): Promise<void> {
  const [row] = await sql<{ answer: { status: string } }[]>`
    select place_coupon(${stepOf(player, selectionId)}::text::jsonb) as answer`;
  if (row?.answer.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(row)}`);
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Returns the database's mean processor time for a call, ms. */
async function processorTimeOf(world: World, calls: number, call: (turn: number) => Promise<unknown>): Promise<number> {
  const before = await processorTime(world.backend);
  for (let turn = 0; turn < calls; turn++) await call(turn);
  return ((await processorTime(world.backend)) - before) / calls;
}

/** Returns the median time from sending a call to its answer, ms. */
async function waitOf(calls: number, call: (turn: number) => Promise<unknown>): Promise<number> {
  const waits: number[] = [];
  for (let turn = 0; turn < calls; turn++) {
    const begun = performance.now();
    await call(turn);
    waits.push(performance.now() - begun);
  }
  return median(waits);
}

/** Measures how long another player waits for a bet on the selection on which this player places bets continuously. */
async function waitBesidePlayer(world: World): Promise<number> {
  const { player, stranger, sql, other, selectionIds } = world;
  const [selectionId = 0] = selectionIds;
  let isDone = false;
  const busy = (async () => {
    while (!isDone) await place(sql, player, selectionId);
  })();
  try {
    return await waitOf(40, () => place(other, stranger, selectionId));
  } finally {
    isDone = true;
    await busy;
  }
}

async function checkLimits({ sql, player, now }: World, amount: number, isRefused: boolean): Promise<void> {
  const [row] = await sql<{ problem: unknown }[]>`
    select money_limit_problem(${player.userId}, '{stake,loss}', 'EUR', ${amount}, ${now}) as problem`;
  if ((row?.problem !== null) !== isRefused) throw new Error(`The limits answered ${JSON.stringify(row)}`);
}

interface Measure {
  readonly id: string;
  readonly what: string;
  readonly cost: (world: World) => Promise<number>;
}

/** Returns the measure of a history page's cost in the database. */
function historyMeasure(id: string, what: string, filterOf: (world: World) => Promise<object>, calls = 20): Measure {
  return {
    id,
    what,
    async cost(world) {
      const history = createHistory(world.sql, { now: () => world.now }, world.platform.names);
      const filter = await filterOf(world);
      return processorTimeOf(world, calls, async () => {
        if ((await history.page(world.player.userId, filter)).coupons.length === 0)
          throw new Error(`${id} finds nothing`);
      });
    },
  };
}

const lately = ({ now }: World) => ({ from: now - 30 * DAY });
/** After the first of the open coupons, so that the page has the same length in both worlds. */
const behindTen = async ({ sql, platform, player, now }: World) => ({
  cursor:
    (await createHistory(sql, { now: () => now }, platform.names).page(player.userId, { limit: 10 })).next ?? undefined,
});

// The order matters: measures that place bets come last, so that both worlds' lists are alike for those before.
const MEASURES: readonly Measure[] = [
  historyMeasure('growth.history', 'first page of the history, processor time of the database', async () => ({})),
  historyMeasure('growth.history-cursor', 'a page behind a cursor', behindTen),
  historyMeasure('growth.history-won', 'first page of what was won in 30 days', async (world) => ({
    state: 'win',
    ...lately(world),
  })),
  historyMeasure('growth.history-search', 'first page of a search in 30 days', async (world) => ({
    search: 'away',
    ...lately(world),
  })),
  {
    id: 'growth.limits-pass',
    what: 'six limits that let a stake pass',
    cost: (world) => processorTimeOf(world, 100, () => checkLimits(world, 100, false)),
  },
  {
    id: 'growth.limits-refuse',
    what: 'six limits that refuse a stake and say when it would pass',
    cost: (world) => processorTimeOf(world, 20, () => checkLimits(world, LIMIT - 100, true)),
  },
  {
    id: 'growth.care',
    what: 'what was staked and won in 24 hours',
    cost: (world) => {
      const care = createCareRepository(world.sql);
      return processorTimeOf(world, 100, () => care.moneySince(world.player.userId, world.now - DAY));
    },
  },
  {
    id: 'growth.readyz',
    what: '/readyz over HTTP, time to the answer',
    cost: ({ player }) => waitOf(40, () => player.get('/readyz')),
  },
  {
    id: 'growth.bet',
    what: 'a bet, processor time of the database',
    cost: (world) =>
      processorTimeOf(world, 60, (turn) => place(world.sql, world.player, world.selectionIds[turn % 8] ?? 0)),
  },
  {
    id: 'growth.bet-http',
    what: 'a bet over HTTP, time to the answer',
    cost: ({ player, selectionIds }) =>
      waitOf(30, async (turn) => {
        const { body } = await player.place(player.placement([[selectionIds[turn % 8] ?? 0, PRICE]], { amount: 20 }));
        if (body.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(body)}`);
      }),
  },
  {
    id: 'growth.bet-beside',
    what: 'a stranger’s bet on the selection on which the player places bets, time to the answer',
    cost: waitBesidePlayer,
  },
];

/** Returns the ratio of the medians, full over empty, of alternating rounds. */
async function compare({ id, what, cost }: Measure, full: World, empty: World): Promise<BenchResult> {
  const costs = { full: [] as number[], empty: [] as number[] };
  // The first call prepares statements, so it is not measured.
  for (const world of [full, empty]) await cost(world);
  for (let round = 0; round < ROUNDS; round++) {
    const order = round % 2 ? (['full', 'empty'] as const) : (['empty', 'full'] as const);
    for (const which of order) costs[which].push(await cost(which === 'full' ? full : empty));
  }
  const [before, after] = [median(costs.empty), median(costs.full)];
  return benchResult({
    id,
    what: `${what}: ${after.toFixed(3)} ms over ${before.toFixed(3)} ms`,
    value: after / before,
    unit: 'x',
    goal: { op: '<=', value: GOAL },
  });
}

/** A search without a range reads every coupon of the player, by design; measures its cost per coupon. */
async function searchEverything(full: World): Promise<BenchResult> {
  const all = historyMeasure('growth.search-all', '', async () => ({ search: 'away 500' }), 3);
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) costs.push(await all.cost(full));
  return benchResult({
    id: all.id,
    what: `search of all 20,000 coupons: ${median(costs).toFixed(0)} ms, for each coupon`,
    value: (median(costs) * 1000) / (FULL.past + 30),
    unit: 'µs',
  });
}

async function sizeOf({ owner }: World): Promise<BenchResult[]> {
  const [row = { postings: 0, coupons: 0 }] = await owner<{ postings: number; coupons: number }[]>`
    select (select count(*) from ledger_entry)::int as postings, (select count(*) from coupon)::int as coupons`;
  return [
    benchResult({ id: 'growth.postings', what: 'postings of the full database', value: row.postings, unit: '' }),
    benchResult({ id: 'growth.coupons', what: 'coupons of the full database', value: row.coupons, unit: '' }),
  ];
}

/** Measures the cost of calls on a database with two years of data, relative to an empty one. */
export async function run(): Promise<BenchResult[]> {
  const dataDir = temporaryFolder('growth');
  await chmod(dataDir, 0o755);
  const server = await openEmbeddedDatabase(dataDir, quiet);
  const worlds: World[] = [];
  try {
    const full = await openWorld(server, 'full', FULL);
    worlds.push(full);
    const empty = await openWorld(server, 'empty', EMPTY);
    worlds.push(empty);
    const results = await sizeOf(full);
    results.push(await searchEverything(full));
    for (const measure of MEASURES) results.push(await compare(measure, full, empty));
    for (const { owner } of worlds) {
      const problems = await owner`select * from audit() limit 5`;
      if (problems.length > 0) throw new Error(`The audit finds ${JSON.stringify(problems)}`);
    }
    return results;
  } finally {
    await Promise.all(worlds.map(closeWorld));
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) for (const result of await run()) console.log(benchLine(result));
