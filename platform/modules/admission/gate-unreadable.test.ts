import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestPlatform,
  type TestPlayer,
} from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});

/** Makes the facts of the gate unreadable, and their cache empty, while `work` runs. */
async function unreadable(player: TestPlayer, work: () => Promise<void>): Promise<void> {
  await site.database.owner`revoke select on player_gate from fairline_app`;
  site.platform.admission.changed(player.userId);
  try {
    await work();
  } finally {
    await site.database.owner`grant select on player_gate to fairline_app`;
  }
}

const line = () => site.table.addSelection(2000);

test('while the gate cannot be read, bets are refused with a code of their own and pages still open', async () => {
  const player = await site.player();
  const placement = player.placement([[line(), 2000]]);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { email } = (await site.platform.accounts.repository.player(player.userId)) ?? { email: '' };
  await unreadable(player, async () => {
    const login = { uLogin: email, uPassword: PASSWORD, save: false };
    const said = [
      await player.place(placement),
      await player.post(openPaths.playMoney, { accountId: player.accountId }, key),
      await player.send('PUT', openPaths.bonusChoice, { choice: 2 }),
      await site.client().post(openPaths.login, login),
    ];
    for (const { status, body } of said) {
      expect([status, (body as unknown as ErrorBody).code]).toEqual([503, 'ADMISSION_UNAVAILABLE']);
      expect((body as unknown as ErrorBody).retryAfter).toBeGreaterThan(0);
    }
    for (const path of [openPaths.accounts, openPaths.session, `${openPaths.couponHistory}?state=open&limit=10`]) {
      expect((await player.get(path)).status).toBe(200);
    }
    expect(await player.balance()).toBe(10_000);
  });
  // The same intent is accepted once the facts can be read again.
  expect((await player.place(placement)).body.status).toBe('accepted');
});

test('a live bet whose decision cannot read the gate stays pending until it can', async () => {
  const player = await site.player();
  const selectionId = site.table.addSelection(2000, { gameId: site.table.addGame({ live: true }) });
  const placement = player.placement([[selectionId, 2000]]);
  const { body } = await player.place(placement);
  if (body.status !== 'pending') throw new Error('Not held');
  const outcome = () => site.platform.coupons.outcome(player.userId, placement.id);
  await unreadable(player, async () => {
    await site.platform.clock.moveTo(body.decidesAt);
    await eventually(() => expect(site.platform.coupons.pendingCount).toBe(0));
    expect((await outcome()).status).toBe('pending');
    expect(await player.balance()).toBe(10_000);
  });
  await eventually(async () => expect((await outcome()).status).toBe('accepted'));
  expect(await player.balance()).toBe(9000);
});
