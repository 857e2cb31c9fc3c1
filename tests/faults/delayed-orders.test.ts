import { chmod, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CashOutAnswer, CashOutOrder } from '#shared/contracts/cash-out.ts';
import type { PlacementAnswer } from '#shared/contracts/coupon.ts';
import type { EditAnswer, EditOrder } from '#shared/contracts/coupon-edit.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { cashOutPriceOf, orderOf, sell } from '#tests/fixtures/platform/cash-out-scenario.ts';
import { betsOf, edit, editable, editOrderOf } from '#tests/fixtures/platform/edit-scenario.ts';
import { openAccount } from '#tests/fixtures/platform/open-account.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { openOwner, startTableProcess, type TableProcess } from '../fixtures/platform/platform-process.ts';
import { setBalance, TestClient, TestPlayer } from '../fixtures/platform/test-platform.ts';

const BETS = 5;
/** Only what would never come is given up. */
const TIMEOUT_MS = 120_000;
/** How much later than its time an order may be decided when its process has been killed. */
const LATEST_MS = 5000;

let dataDir = '';
let started: TableProcess[] = [];

beforeEach(async () => {
  dataDir = temporaryFolder('held');
  await chmod(dataDir, 0o755);
  started = [];
});
afterEach(async () => {
  for (const one of started) await one.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<TableProcess> {
  const one = await startTableProcess(dataDir);
  started.push(one);
  return one;
}

/** The same player at another process. */
const movedTo = (player: TestPlayer, { origin }: TableProcess): TestPlayer =>
  Object.assign(Object.create(TestPlayer.prototype), player, { origin }) as TestPlayer;

const outcomeOf = async (player: TestPlayer, key: string) =>
  (await player.post<PlacementAnswer>(openPaths.couponOutcome.replace(':key', key))).body;

async function richPlayer({ origin }: TableProcess): Promise<TestPlayer> {
  const client = new TestClient(origin);
  const email = `${crypto.randomUUID()}@example.com`;
  const player = new TestPlayer(client, (await openAccount(client, { email, password: 'held-orders-held' })).body);
  const owner = openOwner(dataDir);
  await setBalance({ owner }, player.accountId, 10_000_000);
  await owner.end();
  return player;
}

/** Orders of every kind that wait out their acceptance delay. */
interface DelayedOrders {
  readonly keys: readonly string[];
  readonly sale: { readonly couponId: string; readonly order: CashOutOrder; readonly key: string };
  readonly edit: { readonly couponId: string; readonly order: EditOrder; readonly key: string };
}

async function acceptedLive(player: TestPlayer, selectionId: number): Promise<string> {
  const placement = player.placement([[selectionId, 2000]]);
  await player.place(placement);
  return vi.waitFor(
    async () => {
      const answer = await outcomeOf(player, placement.id);
      if (answer.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(answer)}`);
      return answer.coupon.id;
    },
    { timeout: TIMEOUT_MS, interval: 100 },
  );
}

/** Gives five placements, a sale and an edit to a process, which holds them all. */
async function holdAll(player: TestPlayer, { liveIds }: TableProcess): Promise<DelayedOrders> {
  const [toSell = 0, toEdit = 0, more = 0, ...others] = liveIds;
  const [soldId, editedId] = await Promise.all([acceptedLive(player, toSell), acceptedLive(player, toEdit)]);
  const sale = { couponId: soldId, order: orderOf(await cashOutPriceOf(player, soldId)), key: crypto.randomUUID() };
  const wanted = await editable(player, editedId, { bets: betsOf(toEdit, more) });
  const editing = { couponId: editedId, order: editOrderOf(wanted), key: crypto.randomUUID() };
  const placements = others.slice(0, BETS).map((selectionId) => player.placement([[selectionId, 2000]]));
  const answers = [
    ...(await Promise.all(placements.map((placement) => player.place(placement)))),
    await sell(player, sale.couponId, sale.order, sale.key),
    await edit(player, editing.couponId, editing.order, editing.key),
  ];
  expect(answers.map(({ body }) => body.status)).toEqual(answers.map(() => 'pending'));
  return { keys: placements.map(({ id }) => id), sale, edit: editing };
}

/** Waits until all are decided; none may be refused. */
async function expectAllTaken(player: TestPlayer, delayed: DelayedOrders): Promise<void> {
  const decided = async (): Promise<(PlacementAnswer | CashOutAnswer | EditAnswer)[]> => [
    ...(await Promise.all(delayed.keys.map((key) => outcomeOf(player, key)))),
    (await sell(player, delayed.sale.couponId, delayed.sale.order, delayed.sale.key)).body,
    (await edit(player, delayed.edit.couponId, delayed.edit.order, delayed.edit.key)).body,
  ];
  const statuses = await vi.waitFor(
    async () => {
      const answers = await decided();
      expect(answers.map(({ status }) => status)).not.toContain('pending');
      return answers.map(({ status }) => status);
    },
    { timeout: TIMEOUT_MS, interval: 100 },
  );
  expect(statuses).toEqual([...delayed.keys.map(() => 'accepted'), 'sold', 'edited']);
}

/** How much later than its time each order was decided, ms of server clock; the ledger must balance, and no row be left. */
async function lateness({ keys, sale, edit: editing }: DelayedOrders): Promise<number[]> {
  const owner = openOwner(dataDir);
  const placed = await owner<{ late: number }[]>`
    select c.placed_at - p.decides_at as late from placement p join coupon c on c.id = p.coupon_id
    where p.key = any(${`{${keys.join(',')}}`}::text::uuid[])`;
  const sold = await owner<{ late: number }[]>`
    select s.at - o.decides_at as late from coupon_order o
    join coupon_cash_out s on s.coupon_id = o.coupon_id and s.number = (o.result ->> 'number')::smallint
    where o.kind = 'sale' and o.key = ${sale.key}`;
  const edited = await owner<{ late: number }[]>`
    select x.at - o.decides_at as late from coupon_order o
    join coupon_edit x on x.new_id = (o.result ->> 'newId')::bigint where o.kind = 'edit' and o.key = ${editing.key}`;
  expect(await owner`select * from audit()`).toHaveLength(0);
  expect(await owner`select from delayed_order`).toHaveLength(0);
  const [stakes] = await owner<{ count: number }[]>`
    select count(*) as count from coupon where key = any(${`{${keys.join(',')}}`}::text::uuid[])`;
  expect(stakes?.count).toBe(keys.length);
  await owner.end();
  const found = [...placed, ...sold, ...edited].map(({ late }) => late);
  expect(found).toHaveLength(keys.length + 2);
  return found;
}

function report(what: string, late: readonly number[]): void {
  console.info(`${what}: ${late.length} orders decided at most ${Math.max(...late)} ms after their time`);
}

test('SIGTERM to one of two processes refuses none of the orders that it holds: the other decides them', async () => {
  const one = await start();
  const two = await start();
  const player = await richPlayer(one);
  const delayed = await holdAll(player, one);
  one.signal('SIGTERM');
  expect(await one.ended).toBe(0);
  await expectAllTaken(movedTo(player, two), delayed);
  report('SIGTERM', await lateness(delayed));
});

test('kill −9 of one of two processes delays the orders that it holds by at most five seconds', async () => {
  // The process that starts first owns the database server, which outlives the other one.
  const two = await start();
  const one = await start();
  const player = await richPlayer(one);
  const delayed = await holdAll(player, one);
  await one.kill(false);
  await expectAllTaken(movedTo(player, two), delayed);
  const late = await lateness(delayed);
  report('kill −9', late);
  expect(Math.max(...late)).toBeLessThanOrEqual(LATEST_MS);
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'the only process ends by %s and starts again: it decides what it held',
  async (name) => {
    const before = await start();
    const player = await richPlayer(before);
    const delayed = await holdAll(player, before);
    before.signal(name);
    await before.ended;
    // Nobody is there when they are due.
    await pause(LATEST_MS);
    const after = await start();
    await expectAllTaken(movedTo(player, after), delayed);
    report(`${name} and a start`, await lateness(delayed));
  },
);
