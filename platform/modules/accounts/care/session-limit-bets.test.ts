import { afterAll, beforeAll, expect, test } from 'vitest';
import { setLimitsCall } from '#shared/contracts/session-life.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const LONG = { idleMs: YEAR, lifeMs: YEAR, savedIdleMs: YEAR, savedLifeMs: YEAR };
let site: TestPlatform;

beforeAll(async () => {
  // Only the session limit ends a session here.
  site = await startTestPlatform({ sessionPolicy: LONG });
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});

const now = () => site.platform.clock.now();
const later = (ms: number) => site.platform.clock.moveTo(now() + ms);

test('[X-05] a bet at the moment when the session limit ends is refused cleanly, and nothing is taken', async () => {
  const player = await site.player();
  // Midnight of the server clock begins a new day of play.
  await site.platform.clock.moveTo(Math.ceil(now() / DAY) * DAY + HOUR);
  await player.post(setLimitsCall.path, { limits: [{ limitType: 31, limitValue: 1 }] });
  for (let minute = 0; minute < 58; minute += 2) {
    await later(2 * MINUTE);
    await player.post('/limit-service-api/api/external/web/v3/ping');
  }
  const place = () => player.place(player.placement([[site.table.addSelection(2000), 2000]], { amount: 1000 }));
  expect((await place()).body.status).toBe('accepted');
  await later(2.5 * MINUTE);
  const refused = await place();
  expect([refused.status, (refused.body as unknown as ErrorBody).code]).toEqual([401, 'SESSION_REQUIRED']);
  expect(await site.platform.accounts.balanceOf(player.accountId)).toBe(9000);
});
