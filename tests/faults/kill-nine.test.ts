import { chmod, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Placement, PlacementAnswer } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { openAccount } from '#tests/fixtures/platform/open-account.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { isFull } from '../fixtures/full-run.ts';
import {
  databaseServers,
  openOwner,
  type PlatformProcess,
  startPlatformProcess,
  startTableProcess,
  type TableProcess,
} from '../fixtures/platform/platform-process.ts';
import { setBalance, TestClient, TestPlayer } from '../fixtures/platform/test-platform.ts';

/** Every second one takes the database with it, and so does the only one of the gate. */
const KILLS = isFull ? 20 : 1;
const PLAYERS = 6;
const BALANCE = 1_000_000_000;
/** Time limit of a wait, long enough for a busy machine. */
const TIMEOUT_MS = 240_000;

let dataDir = '';
let running: PlatformProcess | null = null;

beforeAll(async () => {
  dataDir = temporaryFolder('kill');
  await chmod(dataDir, 0o755);
});
afterAll(async () => {
  await running?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<TableProcess> {
  const started = await startTableProcess(dataDir);
  running = started;
  return started;
}

async function startProductPlatform(): Promise<PlatformProcess> {
  running = await startPlatformProcess(dataDir);
  return running;
}

async function signUp(origin: string): Promise<TestPlayer> {
  const client = new TestClient(origin);
  const email = `${crypto.randomUUID()}@example.com`;
  return new TestPlayer(client, (await openAccount(client, { email, password: 'kill-nine-kill' })).body);
}

/** Returns the same player at the platform's address after its restart. */
function movedTo(player: TestPlayer, origin: string): TestPlayer {
  return Object.assign(Object.create(TestPlayer.prototype), player, { origin }) as TestPlayer;
}

interface Journal {
  /** Ids of acknowledged coupons, by key. */
  readonly accepted: Map<string, string>;
  /** Placements without an answer, with their players. */
  readonly unknown: Map<string, { player: TestPlayer; placement: Placement }>;
  /** Counts of all other answers, for the message of a failure. */
  readonly others: Map<string, number>;
}

async function placeUntilKilled(player: TestPlayer, bet: [number, number], journal: Journal): Promise<void> {
  for (;;) {
    const placement = player.placement([bet], { amount: 100, changeCoefAction: 1 });
    try {
      const { status, body } = await player.place(placement);
      if (body.status === 'accepted') {
        journal.accepted.set(placement.id, body.coupon.id);
        continue;
      }
      const code = `${status} ${'code' in body ? body.code : body.status}`;
      journal.others.set(code, (journal.others.get(code) ?? 0) + 1);
      if (status !== 200) journal.unknown.set(placement.id, { player, placement });
    } catch {
      journal.unknown.set(placement.id, { player, placement });
      return;
    }
  }
}

const outcomeOf = async (player: TestPlayer, key: string) =>
  (await player.post<PlacementAnswer>(openPaths.couponOutcome.replace(':key', key))).body;

test(`${KILLS} × SIGKILL during placements: no acknowledged bet is lost, the ledger balances, one server runs`, async () => {
  const journal: Journal = { accepted: new Map(), unknown: new Map(), others: new Map() };
  const first = await start();
  let players: Awaited<ReturnType<typeof signUp>>[] = [];
  // One after another: a network has a share of the hashing, and the others of it would be told to wait.
  while (players.length < PLAYERS) players.push(await signUp(first.origin));
  const owner = openOwner(dataDir);
  for (const { accountId } of players) await setBalance({ owner }, accountId, BALANCE);
  await owner.end();
  let current: PlatformProcess = first;
  for (let kill = 0; kill < KILLS; kill++) {
    const bet: [number, number] = [first.selectionIds[kill] ?? 0, first.prices[kill] ?? 0];
    const load = Promise.all(players.map((player) => placeUntilKilled(player, bet, journal)));
    // Every kill hits running traffic, each at another moment.
    const before = journal.accepted.size;
    const taken = () =>
      expect(journal.accepted.size, JSON.stringify([...journal.others])).toBeGreaterThan(before + PLAYERS);
    await vi.waitFor(taken, { timeout: TIMEOUT_MS, interval: 5 });
    await pause((kill * 37) % 150);
    await current.kill(kill % 2 === 0);
    await load;
    // At the end the product itself finds what the killed processes left.
    current = await (kill < KILLS - 1 ? start() : startProductPlatform());
    // The remains of a killed server end once they notice.
    const isAlone = async () => expect(await databaseServers(dataDir)).toHaveLength(1);
    await vi.waitFor(isAlone, { timeout: TIMEOUT_MS, interval: 50 });
    players = players.map((player) => movedTo(player, current.origin));
  }
  await verify(journal, players);
});

async function verify(journal: Journal, players: readonly TestPlayer[]): Promise<void> {
  expect(journal.accepted.size).toBeGreaterThan(KILLS * PLAYERS);
  const byUser = new Map(players.map((player) => [player.userId, player]));
  const late = new Map<string, string>();
  for (const [key, { player, placement }] of journal.unknown) {
    const now = byUser.get(player.userId) ?? player;
    const outcome = await outcomeOf(now, key);
    // The answer is final: accepted with its coupon, or never, even if the lost request arrived again.
    expect(['accepted', 'refused']).toContain(outcome.status);
    expect((await now.place(placement)).body).toEqual(outcome);
    if (outcome.status === 'accepted') late.set(key, outcome.coupon.id);
  }
  const owner = openOwner(dataDir);
  const coupons = await owner<{ id: number; key: string }[]>`select id, key::text as key from coupon`;
  const stored = new Map(coupons.map(({ id, key }) => [key, String(id)]));
  const expected = new Map([...journal.accepted, ...late]);
  expect(stored).toEqual(expected);
  expect(await owner`select * from audit()`).toHaveLength(0);
  const balances = await Promise.all(players.map((player) => player.balance()));
  const staked = balances.reduce((sum, balance) => sum + BALANCE - balance, 0);
  expect(staked).toBe(100 * expected.size);
  await owner.end();
  console.info(
    `${journal.accepted.size} acknowledged, ${journal.unknown.size} unknown of which ${late.size} were taken`,
  );
}
