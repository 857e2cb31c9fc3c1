import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import { startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());

const path = openPaths.cookieAgreement;

describe('[N-02] a player’s choice about cookies', () => {
  test('is recorded once with its time, and the latest choice is answered', async () => {
    const player = await site.player();
    expect((await player.get(path)).body).toBeNull();
    const at = site.platform.clock.now() - 5000;
    const first = { cookiesAgreeTime: at, agreementType: 'disabled' };
    for (let times = 0; times < 2; times++) {
      expect(await player.post(path, first)).toMatchObject({ status: 200, body: first });
    }
    const second = { cookiesAgreeTime: at + 1000, agreementType: 'functional+marketing' };
    await player.post(path, second);
    expect((await player.post(path, first)).body).toEqual(second);
    expect((await player.get(path)).body).toEqual(second);
    const rows = await site.database.owner`
      select agreement_type from cookie_agreement where user_id = ${player.userId} order by agreed_at`;
    expect(rows.map((row) => row.agreement_type)).toEqual(['disabled', 'functional+marketing']);
  });

  test('counts as made now when its time is in the future', async () => {
    const player = await site.player();
    const before = site.platform.clock.now();
    const { body } = await player.post<{ cookiesAgreeTime: number }>(path, {
      cookiesAgreeTime: before + 86_400_000,
      agreementType: 'all',
    });
    expect(body.cookiesAgreeTime).toBeGreaterThanOrEqual(before);
    expect(body.cookiesAgreeTime).toBeLessThanOrEqual(site.platform.clock.now());
  });

  test('belongs to its player only, and needs a session', async () => {
    const [one, other] = [await site.player(), await site.player()];
    await one.post(path, { cookiesAgreeTime: 1, agreementType: 'all' });
    expect((await other.get(path)).body).toBeNull();
    const guest = site.client();
    expect((await guest.post(path, { cookiesAgreeTime: 1, agreementType: 'all' })).status).toBe(401);
    expect((await guest.get(path)).status).toBe(401);
  });

  test.each([
    [{ cookiesAgreeTime: 1, agreementType: 'marketing+functional' }, 'body.agreementType'],
    [{ cookiesAgreeTime: -1, agreementType: 'all' }, 'body.cookiesAgreeTime'],
    [{ agreementType: 'all' }, 'body.cookiesAgreeTime'],
  ])('%j is refused with the name of the wrong field', async (body, place) => {
    const player = await site.player();
    const answer = await player.post<{ issues: { path: string }[] }>(path, body);
    expect(answer.status).toBe(400);
    expect(answer.body.issues.map((issue) => issue.path)).toContain(place);
  });
});
