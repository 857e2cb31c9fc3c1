import { chmod, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Placement, PlacementAnswer } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { openAccount } from '#tests/fixtures/platform/open-account.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import {
  databaseServers,
  openOwner,
  type PlatformProcess,
  startPlatformProcess,
  startTableProcess,
  type TableProcess,
} from '../fixtures/platform/platform-process.ts';
import { setBalance, TestClient, TestPlayer } from '../fixtures/platform/test-platform.ts';

const KILLS = 20;
const PLAYERS = 6;
const BALANCE = 1_000_000_000;
/** Only what would never come is given up. */
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

async function signUp(origin: string): Promise<TestPlayer> {
  const client = new TestClient(origin);
  const email = `${crypto.randomUUID()}@example.com`;
  return new TestPlayer(client, (await openAccount(client, { email, password: 'kill-nine-kill' })).body);
}

/** The same player at the address that the platform has after its restart. */
function movedTo(player: TestPlayer, origin: string): TestPlayer {
  return Object.assign(Object.create(TestPlayer.prototype), player, { origin }) as TestPlayer;
}

interface Journal {
  /** Coupon ids that the platform has acknowledged, by key. */
  readonly accepted: Map<string, string>;
  /** Placements whose answer was lost, and who made them. */
  readonly unknown: Map<string, { player: TestPlayer; placement: Placement }>;
  /** How often something else was answered, for the message of a failure. */
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

test(`${KILLS} times kill −9 in the middle of placements: nothing acknowledged is lost, the ledger balances, there is one server`, async () => {
  const journal: Journal = { accepted: new Map(), unknown: new Map(), others: new Map() };
  const first = await start();
  let players = await Promise.all(Array.from({ length: PLAYERS }, () => signUp(first.origin)));
  const owner = openOwner(dataDir);
  for (const { accountId } of players) await setBalance({ owner }, accountId, BALANCE);
  await owner.end();
  let current = first;
  for (let kill = 0; kill < KILLS; kill++) {
    const bet: [number, number] = [current.selectionIds[kill] ?? 0, current.prices[kill] ?? 0];
    const load = Promise.all(players.map((player) => placeUntilKilled(player, bet, journal)));
    // Every kill falls into running traffic, at another moment of it.
    const before = journal.accepted.size;
    const taken = () =>
      expect(journal.accepted.size, JSON.stringify([...journal.others])).toBeGreaterThan(before + PLAYERS);
    await vi.waitFor(taken, { timeout: TIMEOUT_MS, interval: 5 });
    await pause((kill * 37) % 150);
    await current.kill(kill % 2 === 1);
    await load;
    current = await start();
    // What is left of a killed server ends when it notices.
    const isAlone = async () => expect(await databaseServers(dataDir)).toHaveLength(1);
    await vi.waitFor(isAlone, { timeout: TIMEOUT_MS, interval: 50 });
    players = players.map((player) => movedTo(player, current.origin));
  }
  await current.kill(true);
  // The product itself finds what the others have left.
  const last = await startPlatformProcess(dataDir);
  running = last;
  await verify(
    journal,
    players.map((player) => movedTo(player, last.origin)),
  );
});

async function verify(journal: Journal, players: readonly TestPlayer[]): Promise<void> {
  expect(journal.accepted.size).toBeGreaterThan(KILLS * PLAYERS);
  const byUser = new Map(players.map((player) => [player.userId, player]));
  const late = new Map<string, string>();
  for (const [key, { player, placement }] of journal.unknown) {
    const now = byUser.get(player.userId) ?? player;
    const outcome = await outcomeOf(now, key);
    // The answer is final: accepted with its coupon, or never, also when the lost request were to arrive again.
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
