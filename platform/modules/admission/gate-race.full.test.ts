import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlatform, type Platform } from '#platform/app.ts';
import type { SimulatedBook } from '#platform/simulation/book/book-of-world.ts';
import { blockUserCall } from '#shared/contracts/session-life.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { TEST_KEYS } from '#tests/fixtures/platform/test-keys.ts';
import {
  startTestPlatform,
  TestClient,
  type TestPlatform,
  type TestPlayer,
} from '#tests/fixtures/platform/test-platform.ts';

const ROUNDS = 200;
const LIVE_ROUNDS = 60;
const DELAY_S = 2;
let site: TestPlatform;
/** Another process on the same database. */
let other: Platform;
let otherOrigin = '';

beforeAll(async () => {
  site = await startTestPlatform({ delaySeconds: DELAY_S });
  const book = { ...site.table.book, controls: undefined, tick: () => undefined } as unknown as SimulatedBook;
  other = await createPlatform({
    environment: parseEnvironment({ NODE_ENV: 'test' }),
    database: await site.database.connect(),
    keys: TEST_KEYS,
    createBook: () => book,
    delaySeconds: DELAY_S,
    logLevel: 'silent',
  });
  otherOrigin = await other.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await other.close();
  await site.close();
});

const line = () => site.table.addSelection(2000, { gameId: site.table.addGame() });
const live = () => site.table.addSelection(2000, { gameId: site.table.addGame({ live: true }) });

/** Returns the same player in a browser that another process serves. */
function elsewhere({ cookie }: TestPlayer): TestClient {
  const client = new TestClient(otherOrigin);
  client.cookie = cookie;
  return client;
}

async function coupons({ userId }: TestPlayer): Promise<number> {
  const [row] = await site.database.owner<{ count: number }[]>`
    select count(*)::int as count from coupon where user_id = ${userId}`;
  return row?.count ?? 0;
}

/** Counts the bets that the database accepted after it had closed the gate. */
async function late({ userId }: TestPlayer): Promise<number> {
  const [row] = await site.database.owner<{ count: number }[]>`
    select count(*)::int as count from coupon c join player_gate g using (user_id)
    where c.user_id = ${userId} and c.placed_at > g.closed_at`;
  return row?.count ?? 0;
}

/** Excludes a player, and counts the bets at the moment the exclusion is answered. */
async function excluded(player: TestPlayer): Promise<number> {
  expect((await elsewhere(player).post(blockUserCall.path, { days: 1 })).status).toBe(200);
  return coupons(player);
}

/**
 * Checks the state after an exclusion has met bets: none was accepted after it, and the money is that of the earlier
 * ones.
 */
async function hold(player: TestPlayer, counted: number, stake: number, balance: number): Promise<void> {
  expect(await coupons(player)).toBe(counted);
  expect(await late(player)).toBe(0);
  expect(await site.platform.accounts.balanceOf(player.accountId)).toBe(balance - counted * stake);
}

test(`[X-07] ${ROUNDS} times an exclusion and bets at the same instant: no bet is accepted after the exclusion`, async () => {
  const seen = { accepted: 0, refused: 0 };
  const selectionId = line();
  for (let round = 0; round < ROUNDS; round++) {
    const player = await site.player();
    const placing = [player, elsewhere(player)].map(async (client, index) => {
      await pause((round + index * 3) % 7);
      return client.place(player.placement([[selectionId, 2000]], { amount: 100 }));
    });
    await pause((round * 3) % 11);
    const counted = await excluded(player);
    for (const { status, body } of await Promise.all(placing)) {
      const isAccepted = body.status === 'accepted';
      // Behind the closed gate the session has ended, or a request in progress is refused.
      if (!isAccepted && status !== 401) expect(body).toMatchObject({ code: 'PLAYER_EXCLUDED' });
      seen[isAccepted ? 'accepted' : 'refused'] += 1;
    }
    await hold(player, counted, 100, 10_000);
  }
  // Both orders must have occurred, or the test has tried nothing.
  expect(seen.accepted).toBeGreaterThan(0);
  expect(seen.refused).toBeGreaterThan(0);
});

test(`[X-07] ${LIVE_ROUNDS} exclusions around the decision of live bets: each bet has one answer, and none is accepted afterwards`, async () => {
  const players = await Promise.all(Array.from({ length: LIVE_ROUNDS }, () => site.player()));
  const selectionId = live();
  const held = await Promise.all(
    players.map(async (player) => {
      const placement = player.placement([[selectionId, 2000]], { amount: 100 });
      const { body } = await player.place(placement);
      if (body.status !== 'pending') throw new Error(`Not delayed: ${JSON.stringify(body)}`);
      return { player, key: placement.id, decidesAt: body.decidesAt };
    }),
  );
  const seen = { accepted: 0, refused: 0 };
  await Promise.all(
    held.map(async ({ player, key, decidesAt }, index) => {
      await pause(Math.max(0, decidesAt - site.platform.clock.now() + index * 6 - 150));
      const counted = await excluded(player);
      const answer = await eventually(async () => {
        const known = await site.platform.coupons.outcome(player.userId, key);
        expect(known.status).not.toBe('pending');
        return known;
      });
      expect(counted).toBe(answer.status === 'accepted' ? 1 : 0);
      if (answer.status === 'refused') expect(answer.code).toBe('PLAYER_EXCLUDED');
      seen[answer.status === 'accepted' ? 'accepted' : 'refused'] += 1;
    }),
  );
  await pause(DELAY_S * 1000);
  for (const { player } of held) await hold(player, await coupons(player), 100, 10_000);
  expect(seen.accepted).toBeGreaterThan(0);
  expect(seen.refused).toBeGreaterThan(0);
}, 120_000);

test('a ban, maintenance or changed terms set in one process close the gate of another at once', async () => {
  const player = await site.player({ balance: 100_000 });
  const place = () => elsewhere(player).place(player.placement([[line(), 2000]], { amount: 100 }));
  const { config } = site.platform;
  const closing = [
    [{ bans: { [player.userId]: 10 } }, 403, 'PLAYER_BANNED'],
    [{ maintenance: { isActive: true } }, 503, 'MAINTENANCE'],
    [{ terms: { changed: true, updatedAt: site.platform.clock.now() } }, 451, 'TERMS_CHANGED'],
  ] as const;
  for (let round = 0; round < 20; round++) {
    for (const [patch, status, code] of closing) {
      expect((await place()).status).toBe(200);
      const before = await coupons(player);
      await config.merge(patch as never);
      // Nothing is posted by the old config, whether or not the other process has heard of the change.
      const { status: told, body } = await place();
      expect(body).toMatchObject({ code });
      expect([200, status]).toContain(told);
      expect(await coupons(player)).toBe(before);
      await config.reset();
    }
  }
});
