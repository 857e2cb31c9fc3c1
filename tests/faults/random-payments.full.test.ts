import { chmod, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Pool } from '#platform/database/pool.ts';
import { createHarbour, reconcile } from '#platform/modules/cashier/cashier-service.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import {
  askOutcome,
  createPaymentWalk,
  createRandom,
  decidedBy,
  sendOrder,
  type WalkedOrder,
} from '../fixtures/payments/payment-walk.ts';
import { signUp } from '../fixtures/platform/live-bettors.ts';
import { openOwner, type PlatformProcess, startScriptProcess } from '../fixtures/platform/platform-process.ts';
import { TestClient, type TestPlayer } from '../fixtures/platform/test-platform.ts';

const PAYMENTS = Number(process.env.RANDOM_PAYMENTS ?? 10_000);
const KILLS = 20;
const PLAYERS = 16;
const SEED = Number(process.env.RANDOM_PAYMENTS_SEED ?? Date.now() % 1_000_000_000);
/** Time limit of a wait, long enough for a busy machine. */
const TIMEOUT_MS = 240_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Process = Omit<PlatformProcess, 'origin'>;
interface Company extends Process {
  readonly origin: string;
  readonly secret: string;
  readonly noticeSecret: string;
}

let dataDir = '';
let owner: Pool;
let company: Company;
let platform: Process;
let site = '';
/** Ports that both processes keep over their restarts. */
let ports: readonly [number, number] = [0, 0];
const random = createRandom(SEED);
const journal: WalkedOrder[] = [];
const counts = new Map<string, number>();
const count = (what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1);

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const startCompany = () =>
  startScriptProcess<{ origin: string; secret: string; noticeSecret: string }>(
    dataDir,
    'tests/fixtures/payments/serve-harbour.ts',
    [String(ports[1]), `${site}/web-api/cashier/notices/harbour`],
  );
const startPlatform = () =>
  startScriptProcess<{ origin: string }>(dataDir, 'tests/fixtures/payments/serve-cashier.ts', [
    String(ports[0]),
    ...[company.origin, company.secret, company.noticeSecret],
  ]);

beforeAll(async () => {
  dataDir = temporaryFolder('random-payments');
  await chmod(dataDir, 0o755);
  ports = [await freePort(), await freePort()];
  site = `http://127.0.0.1:${ports[0]}`;
  company = await startCompany();
  platform = await startPlatform();
  owner = openOwner(dataDir);
});
afterAll(async () => {
  await owner?.end();
  await platform?.stop();
  await company?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Opens a player who has a name and two accounts for withdrawals besides those of deposits. */
async function openNamed(): Promise<TestPlayer> {
  const player = await signUp(site);
  await owner`
    insert into personal_data (user_id, name, surname, updated_at) values (${player.userId}, 'Ada', 'Lovelace', 0)
    on conflict (user_id) do update set name = excluded.name, surname = excluded.surname`;
  for (const [methodId, number] of [
    ['transfer', 'DE89370400440532013000'],
    ['wallet', 'ada@example.com'],
  ]) {
    const target = { iso: 'EUR', methodId, number, holder: 'Ada Lovelace' };
    const { body } = await player.post<{ status: string }>('/web-api/cashier/targets', target);
    expect(body.status).toBe('added');
  }
  return player;
}

const moveClock = (ms: number) =>
  new TestClient(site).post('/__control/clock', { shiftMs: ms }).catch(() => count('clock lost'));

/** Approves or refuses withdrawals in review, and credits deposits of another amount, as staff do at the desk. */
async function decideAsStaff(): Promise<void> {
  const waiting = await owner<{ id: number }[]>`select id from payment where state = 'in-review'`;
  const now = Date.now();
  for (const { id } of waiting) {
    const step = { paymentId: id, staffId: 1, staffNote: 'seen', now, needsTwo: false };
    if (random.next() < 0.8) await owner`select approve_withdrawal(${JSON.stringify(step)}::text::jsonb)`;
    else {
      const refusal = { paymentId: id, state: 'refused', actor: 'staff:1', now, from: 'in-review' };
      await owner`select move_payment(${JSON.stringify(refusal)}::text::jsonb)`;
    }
  }
  const arrived = await owner<{ id: number }[]>`
    select payment_id as id from payment_finding where kind = 'other-amount' and closed_at is null`;
  for (const { id } of arrived) {
    const step = { paymentId: id, staffId: 1, staffNote: 'seen', now };
    await owner`select credit_arrived(${JSON.stringify(step)}::text::jsonb)`;
  }
}

/** Changes how the company behaves, moves the clock and decides as staff, until the walk is over. */
async function stirUntil(isOver: () => boolean, { control }: ReturnType<typeof createPaymentWalk>): Promise<void> {
  const isSo = (share: number) => random.next() < share;
  while (!isOver()) {
    await control('behaviour', {
      ...{ noticesTwice: isSo(0.3), noticesShuffled: isSo(0.3), noticesWronglySigned: isSo(0.2) },
      ...{ noticesContradicting: isSo(0.2), noticesLost: isSo(0.3), noticesLateMs: isSo(0.2) ? 500 : 0 },
      ...{ answersLost: isSo(0.5) ? 0.2 : 0, refusesPayouts: isSo(0.3), awayMs: isSo(0.1) ? 300 : 0 },
    });
    if (isSo(0.3)) await moveClock(isSo(0.1) ? 40 * MINUTE : 2 * MINUTE);
    await decideAsStaff().catch(() => count('desk lost'));
    await pause(500);
  }
}

/** Kills the platform and the company in turn, the platform every second time with the database; starts it again. */
async function killAndStart(kill: number): Promise<void> {
  if (kill % 2 === 0) {
    await platform.kill(kill % 4 === 2);
    platform = await startPlatform();
  } else {
    await company.kill(false);
    company = await startCompany();
  }
}

/** Every key has one outcome, whether it is asked for or sent again, and no two keys have one payment. */
async function verifyKeys(): Promise<void> {
  for (let index = 0; index < journal.length; index += PLAYERS) {
    await Promise.all(
      journal.slice(index, index + PLAYERS).map(async (order) => {
        expect(decidedBy(await askOutcome(order))).toEqual(order.answer);
        if (index % (8 * PLAYERS) === 0) expect(decidedBy(await sendOrder(order))).toEqual(order.answer);
      }),
    );
  }
  const made = journal.filter(({ answer }) => answer.status === 'made').map(({ answer }) => Number(answer.what));
  expect(new Set(made).size).toBe(made.length);
  const stored = await owner<{ id: number }[]>`select id from payment order by id`;
  expect(stored.map(({ id }) => id)).toEqual([...made].sort((a, b) => a - b));
  const [keys] = await owner<{ keys: number; open: number }[]>`
    select count(*)::int as keys, count(*) filter (where state = 'pending')::int as open from money_intent`;
  expect(keys).toEqual({ keys: journal.length, open: 0 });
}

/** Lets everything be decided: a week later each deposit was paid or has expired, and each payout is over. */
async function settle(): Promise<void> {
  await fetch(`${company.origin}/__control/behaviour`, { method: 'DELETE' });
  await moveClock(8 * 24 * HOUR);
  const isSettled = async () => {
    await decideAsStaff();
    await moveClock(61 * MINUTE);
    const open = await owner`
      select kind, state, count(*)::int as n from payment
      where state in ('created', 'waiting', 'processing', 'in-review', 'approved', 'sending', 'unknown') group by 1, 2`;
    expect([...open]).toEqual([]);
    expect(await differences()).toEqual([]);
  };
  await vi.waitFor(isSettled, { timeout: TIMEOUT_MS, interval: 500 });
}

function differences() {
  const provider = createHarbour({ ...company, origin: () => company.origin, pages: () => null });
  return reconcile(owner, provider, Number.MAX_SAFE_INTEGER);
}

/** Both books agree to the minor unit, each payment moved its money once, and nothing is missing. */
async function verifyBooks(): Promise<void> {
  expect(await differences()).toEqual([]);
  expect([...(await owner`select * from audit()`)]).toEqual([]);
  // Accounts of the house have no stored balance: theirs is the sum of their entries.
  const sums = await owner`
    select a.currency, sum(coalesce(b.balance, e.amount, 0))::text as sum, sum(coalesce(e.amount, 0))::text as entries
    from account a left join account_balance b on b.account_id = a.id
    left join (select account_id, sum(amount) as amount from ledger_entry group by 1) e on e.account_id = a.id
    group by a.currency`;
  expect(sums.length).toBeGreaterThan(0);
  for (const { sum, entries } of sums) expect({ sum, entries }).toEqual({ sum: '0', entries: '0' });
  const [agreed] = await owner`
    select (select (-sum(e.amount))::text from account a join ledger_entry e on e.account_id = a.id
        where a.code = 'clearing:harbour') as house,
      (select sum(amount)::text from harbour.line) as company`;
  expect(agreed?.house).toBe(agreed?.company);
  // What the house has not paid, the company has not paid either; what it has paid left once.
  const lost = await owner`
    select p.id, p.state from payment p
    left join harbour.line l on l.kind = 'payout' and l.reference = 'withdrawal-' || p.id
    where p.kind = 'withdrawal' and (p.state = 'paid') is distinct from (l.reference is not null)`;
  expect([...lost]).toEqual([]);
  const twice = await owner`
    select reference from ledger_transaction group by reference having count(*) > 1`;
  expect([...twice]).toEqual([]);
}

test(`${PAYMENTS} random payments with every misbehaviour and ${KILLS} × SIGKILL (seed ${SEED}): the books agree to the minor unit`, async () => {
  const players: TestPlayer[] = [];
  while (players.length < PLAYERS) players.push(await openNamed());
  const walk = createPaymentWalk({ random, company: company.origin, journal, count });
  const begun = performance.now();
  let done = 0;
  const walking = players.map(async (player) => {
    while (done < PAYMENTS) {
      done += 1;
      await walk.payment(player);
    }
  });
  let isOver = false;
  const stirring = stirUntil(() => isOver, walk);
  for (let kill = 0; kill < KILLS; kill++) {
    const at = ((kill + 1) * PAYMENTS) / (KILLS + 1);
    await vi.waitFor(() => expect(done).toBeGreaterThan(at), { timeout: TIMEOUT_MS, interval: 5 });
    await pause(random.next() * 150);
    await killAndStart(kill);
  }
  await Promise.all(walking);
  isOver = true;
  await stirring;
  const walked = (performance.now() - begun) / 1000;
  await verifyKeys();
  await settle();
  await verifyBooks();
  const states = await owner<{ kind: string; state: string; n: number }[]>`
    select kind, state, count(*)::int as n from payment group by 1, 2 order by 1, 2`;
  const all = (performance.now() - begun) / 1000;
  console.info(
    `Seed ${SEED}: ${journal.length} orders in ${walked.toFixed(0)} s (${(journal.length / walked).toFixed(1)} a second), with the checks ${all.toFixed(0)} s.`,
    states.map(({ kind, state, n }) => `${kind} ${state} ${n}`).join(', '),
    JSON.stringify(Object.fromEntries(counts)),
  );
  expect(journal).toHaveLength(PAYMENTS);
  // Deposits that came, that ended and that were taken back; withdrawals that were paid, returned and refused.
  expect(states.length).toBeGreaterThanOrEqual(8);
});
