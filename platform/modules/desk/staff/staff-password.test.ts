import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskEnrolCall, deskEnrolmentCall } from '#shared/contracts/desk/desk-entry.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { STAFF_PASSWORD, startDesk, type TestDesk } from '#tests/fixtures/platform/desk-scenario.ts';

let desk: TestDesk;
let marianne: Invited;

interface Invited {
  readonly id: number;
  readonly token: string;
  readonly code: string;
}

/** Adds an account that has yet to enrol. */
async function invite(email: string): Promise<Invited> {
  const member = { email, name: 'Marianne Fischer', roles: ['administrator'] } as const;
  const { id, token } = await desk.site.platform.staff.add(member);
  const shown = await desk.client().post<{ secret: string }>(deskEnrolmentCall.path, { token });
  return { id, token, code: await desk.nextCode(shown.body.secret) };
}

beforeAll(async () => {
  desk = await startDesk();
  marianne = await invite('m.fischer@example.com');
});
afterAll(() => desk.close());

const enrol = (password: string, { token, code } = marianne) =>
  desk.client().post<ErrorBody>(deskEnrolCall.path, { token, password, code });
const passwordOf = async ({ id }: Invited) => (await desk.site.platform.staff.byId(id)).passwordHash;

describe('a new password of staff', () => {
  test.each([
    ['its name and little else', 'Marianne Fischer 1', /name, address or role/],
    ['its address', 'm.fischer@example.com', /name, address or role/],
    ['its role and a year', 'administrator-2026', /name, address or role/],
    ['the name of the brand', 'FairlineFairline', /name of the brand/],
    ['the desk itself', 'staff-desk-admin', /name, address or role/],
    ['a sign that repeats', 'xoxoxoxoxoxoxoxoxo', /Repeats itself/],
    ['a row of keys', 'qwertyuiopasdfgh', /Is /],
    ['a frequent one twice', 'iloveyouiloveyou', /Is |Repeats/],
  ])('is refused when it is %s', async (_what, password, problem) => {
    const { status, body } = await enrol(password);
    expect([status, body.code]).toEqual([422, 'PASSWORD_WEAK']);
    expect(body.issues).toEqual([{ path: 'body.password', message: expect.stringMatching(problem) }]);
    expect(await passwordOf(marianne)).toBe(null);
  });

  test('is refused on the page of the enrolment with a sentence', async () => {
    const { token, code } = marianne;
    const response = await fetch(`${desk.origin}/enrol`, {
      method: 'POST',
      body: new URLSearchParams({ token, password: 'Marianne Fischer 1', code }),
    });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('password: Is made of the name, address or role of the account');
  });

  test('is taken after refused ones, which use up neither the link nor the code', async () => {
    const other = await invite('marianne@example.com');
    expect((await enrol('administrator-2026', other)).status).toBe(422);
    expect((await enrol(STAFF_PASSWORD, other)).status).toBe(200);
    expect(await passwordOf(other)).not.toBe(null);
  });
});
