import { chmod, rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CashOutAnswer, CashOutOrder } from '#shared/contracts/cash-out.ts';
import type { PlacementAnswer } from '#shared/contracts/coupon.ts';
import type { EditAnswer, EditOrder } from '#shared/contracts/coupon-edit.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { cashOutCoupon, cashOutPriceOf, orderOf } from '#tests/fixtures/platform/cash-out-scenario.ts';
import { betsOf, edit, editable, editOrderOf } from '#tests/fixtures/platform/edit-scenario.ts';
import { openAccount } from '#tests/fixtures/platform/open-account.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { isFull } from '../fixtures/full-run.ts';
import { openOwner, startTableProcess, type TableProcess } from '../fixtures/platform/platform-process.ts';
import { setBalance, TestClient, TestPlayer } from '../fixtures/platform/test-platform.ts';

const BETS = 5;
/** Time limit of a wait, long enough for a busy machine. */
const TIMEOUT_MS = 120_000;
/** Longest time after its due instant at which an order is decided when its process was killed. */
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

/** Returns the same player at another process. */
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

/** Delayed orders of every kind. */
interface DelayedOrders {
  readonly keys: readonly string[];
  /** When the last of them is due, epoch ms. */
  readonly dueAt: number;
  readonly cashOut: { readonly couponId: string; readonly order: CashOutOrder; readonly key: string };
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

/** Sends five placements, a cash-out and an edit to a process, which delays them all. */
async function holdAll(player: TestPlayer, { liveIds }: TableProcess): Promise<DelayedOrders> {
  const [toCashOut = 0, toEdit = 0, more = 0, ...others] = liveIds;
  const [cashedOutId, editedId] = await Promise.all([acceptedLive(player, toCashOut), acceptedLive(player, toEdit)]);
  const cashOut = {
    couponId: cashedOutId,
    order: orderOf(await cashOutPriceOf(player, cashedOutId)),
    key: crypto.randomUUID(),
  };
  const wanted = await editable(player, editedId, { bets: betsOf(toEdit, more) });
  const editing = { couponId: editedId, order: editOrderOf(wanted), key: crypto.randomUUID() };
  const placements = others.slice(0, BETS).map((selectionId) => player.placement([[selectionId, 2000]]));
  const answers = [
    ...(await Promise.all(placements.map((placement) => player.place(placement)))),
    await cashOutCoupon(player, cashOut.couponId, cashOut.order, cashOut.key),
    await edit(player, editing.couponId, editing.order, editing.key),
  ];
  expect(answers.map(({ body }) => body.status)).toEqual(answers.map(() => 'pending'));
  const dueAt = Math.max(...answers.map(({ body }) => (body.status === 'pending' ? body.decidesAt : 0)));
  return { keys: placements.map(({ id }) => id), dueAt, cashOut, edit: editing };
}

/** Waits until all are decided, and checks that none is refused. */
async function expectAllTaken(player: TestPlayer, delayed: DelayedOrders): Promise<void> {
  const decided = async (): Promise<(PlacementAnswer | CashOutAnswer | EditAnswer)[]> => [
    ...(await Promise.all(delayed.keys.map((key) => outcomeOf(player, key)))),
    (await cashOutCoupon(player, delayed.cashOut.couponId, delayed.cashOut.order, delayed.cashOut.key)).body,
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

/** Returns how late each order was decided, ms of server clock; checks that the ledger balances and no row is left. */
async function lateness({ keys, cashOut, edit: editing }: DelayedOrders): Promise<number[]> {
  const owner = openOwner(dataDir);
  const placed = await owner<{ late: number }[]>`
    select c.placed_at - p.decides_at as late from money_intent p join coupon c on c.id = (p.answer ->> 'couponId')::bigint
    where p.key = any(${`{${keys.join(',')}}`}::text::uuid[])`;
  const cashedOut = await owner<{ late: number }[]>`
    select s.at - o.decides_at as late from money_intent o
    join coupon_cash_out s on s.coupon_id = (o.answer ->> 'couponId')::bigint
      and s.number = (o.answer ->> 'number')::smallint
    where o.key = ${cashOut.key}`;
  const edited = await owner<{ late: number }[]>`
    select x.at - o.decides_at as late from money_intent o
    join coupon_edit x on x.new_id = (o.answer ->> 'newId')::bigint where o.kind = 'edit' and o.key = ${editing.key}`;
  expect(await owner`select * from audit()`).toHaveLength(0);
  expect(await owner`select from delayed_order`).toHaveLength(0);
  const [stakes] = await owner<{ count: number }[]>`
    select count(*) as count from coupon where key = any(${`{${keys.join(',')}}`}::text::uuid[])`;
  expect(stakes?.count).toBe(keys.length);
  await owner.end();
  const found = [...placed, ...cashedOut, ...edited].map(({ late }) => late);
  expect(found).toHaveLength(keys.length + 2);
  return found;
}

function report(what: string, late: readonly number[]): void {
  console.info(`${what}: ${late.length} orders decided at most ${Math.max(...late)} ms after their time`);
}

// The gate tells it at a lower level (platform/modules/coupons/delayed), where a process ends in order.
test.runIf(isFull)(
  'SIGTERM to one of two processes refuses none of its delayed orders: the other process decides them',
  async () => {
    const one = await start();
    const two = await start();
    const player = await richPlayer(one);
    const delayed = await holdAll(player, one);
    one.signal('SIGTERM');
    expect(await one.ended).toBe(0);
    await expectAllTaken(movedTo(player, two), delayed);
    report('SIGTERM', await lateness(delayed));
  },
);

test('SIGKILL of one of two processes delays the decision of its orders by at most five seconds', async () => {
  // The process that starts first owns the database server, which outlives the other process.
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

test.runIf(isFull).each(['SIGTERM', 'SIGKILL'] as const)(
  'the only process ends by %s, starts again and decides its delayed orders',
  async (name) => {
    const before = await start();
    const player = await richPlayer(before);
    const delayed = await holdAll(player, before);
    before.signal(name);
    await before.ended;
    // No process runs when the orders are due.
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(delayed.dueAt), { timeout: TIMEOUT_MS, interval: 20 });
    const startedAt = Date.now();
    const after = await start();
    await expectAllTaken(movedTo(player, after), delayed);
    const late = await lateness(delayed);
    report(`${name} and a start`, late);
    expect(Math.min(...late)).toBeGreaterThanOrEqual(startedAt - delayed.dueAt);
  },
);
