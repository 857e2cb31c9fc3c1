import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createBookOf } from '#platform/simulation/book/book-of-world.ts';
import { scriptOfGoals } from '#platform/simulation/book/scripted-model.fixture.ts';
import { type ScriptedGame, scriptedWorld, WORLD_START } from '#platform/simulation/book/scripted-world.fixture.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { packSelectionId } from '#shared/domain/ids/selection-id.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/platform/test-database.ts';
import { TEST_KEYS } from '#tests/fixtures/platform/test-keys.ts';
import { CHEAP_PASSWORDS, makePlayer, setBalance } from '#tests/fixtures/platform/test-platform.ts';
import { createPlatform, type Platform } from './app.ts';

const MINUTE = 60_000;
const START = { begun: -20, next: 120 } as const;

/** The same calendar under two versions of the models: in one every game ends 2:0, in the other 0:1. */
const VERSIONS: Readonly<Record<number, readonly ScriptedGame[]>> = {
  1: [START.begun, START.next].map((start) => ({
    start,
    goals: [
      [30, 0],
      [80, 0],
    ],
  })),
  2: [START.begun, START.next].map((start) => ({ start, script: scriptOfGoals([[70, 1]]) })),
};

let database: TestDatabase;
const running: Platform[] = [];
const begun = scriptedWorld(VERSIONS[1] ?? []).ids[0] ?? 0;
const next = scriptedWorld(VERSIONS[1] ?? []).ids[1] ?? 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const platform of running) await platform.close();
  await database.close();
});

async function start(bookVersion: number): Promise<Platform> {
  const { world } = scriptedWorld(VERSIONS[bookVersion] ?? []);
  const platform = await createPlatform({
    environment: parseEnvironment({ NODE_ENV: 'test' }),
    database: await database.connect(),
    keys: TEST_KEYS,
    createBook: (parts) => createBookOf({ ...parts, world }),
    bookVersion,
    passwordCost: CHEAP_PASSWORDS,
    logLevel: 'silent',
  });
  running.push(platform);
  return platform;
}

const homeWins = (gameId: number) => packSelectionId({ gameId, marketType: 1, period: 0, param: 0, outcome: 0 });
const scoreOf = (platform: Platform, gameId: number) => platform.book.game(gameId)?.state.score;

test('after an upgrade of the book begun games keep their course, and later games get the new version’s', async () => {
  const first = await start(1);
  await first.clock.moveTo(WORLD_START);
  first.book.tick();
  const origin = await first.app.listen({ host: '127.0.0.1', port: 0 });
  const player = await makePlayer(first, origin, { email: 'versions@example.com' });
  await setBalance(database, player.accountId, 100_000);
  const bets = [begun, next].map((gameId) => {
    const selectionId = homeWins(gameId);
    return { selectionId, coef: first.book.quote(selectionId)?.price ?? 0 };
  });
  const coupons: string[] = [];
  for (const bet of bets) {
    const placement = player.placement([], { typeId: 0, bets: [bet], changeCoefAction: 1 });
    const { body } = await player.place(placement);
    if (body.status === 'pending') await first.clock.moveTo(body.decidesAt);
    const outcome = () =>
      player.post<{ status: string; coupon?: Coupon }>(openPaths.couponOutcome.replace(':key', placement.id));
    await eventually(async () => expect((await outcome()).body.status).toBe('accepted'));
    coupons.push((await outcome()).body.coupon?.id ?? '');
  }
  const kept = () => database.owner`select game_id as id, version from game_course`;
  await eventually(async () => expect(await kept()).toEqual([{ id: begun, version: 1 }]));
  await first.clock.moveTo(WORLD_START + 15 * MINUTE);
  expect(scoreOf(first, begun)).toEqual([1, 0]);
  await first.close();
  running.splice(0);

  const second = await start(2);
  expect(scoreOf(second, begun)).toEqual([1, 0]);
  await second.clock.moveTo(WORLD_START + (START.next + 100) * MINUTE);
  second.book.tick();
  expect(scoreOf(second, begun)).toEqual([2, 0]);
  expect(scoreOf(second, next)).toEqual([0, 1]);
  // The session has ended in the meantime, so the test reads the coupons from storage.
  const results = async () =>
    (await database.owner<{ id: number; result: string | null }[]>`select id, result from coupon`)
      .sort((a, b) => coupons.indexOf(String(a.id)) - coupons.indexOf(String(b.id)))
      .map(({ result }) => result);
  await eventually(async () => expect(await results()).toEqual(['win', 'lose']));
  expect(await second.ledger.verifyLedger()).toEqual([]);
});

test('a running process of the older version follows the newer version’s course of games that begin later', async () => {
  const own = await createTestDatabase();
  const open = async (bookVersion: number) => {
    const { world } = scriptedWorld(VERSIONS[bookVersion] ?? []);
    return createPlatform({
      environment: parseEnvironment({ NODE_ENV: 'test' }),
      database: await own.connect(),
      keys: TEST_KEYS,
      createBook: (parts) => createBookOf({ ...parts, world }),
      bookVersion,
      logLevel: 'silent',
    });
  };
  const old = await open(1);
  await old.clock.moveTo(WORLD_START + (START.next - 5) * MINUTE);
  const newer = await open(2);
  await eventually(() => expect(newer.leader.term).not.toBeNull());
  await newer.clock.moveTo(WORLD_START + (START.next + 1) * MINUTE);
  newer.book.tick();
  await eventually(async () => expect(await own.owner`select from game_course`).toHaveLength(1));
  await newer.clock.moveTo(WORLD_START + (START.next + 75) * MINUTE);
  await vi.waitFor(
    () =>
      expect([old, newer].map((one) => scoreOf(one, next))).toEqual([
        [0, 1],
        [0, 1],
      ]),
    {
      timeout: 10_000,
    },
  );
  await old.close();
  await newer.close();
  await own.close();
});
