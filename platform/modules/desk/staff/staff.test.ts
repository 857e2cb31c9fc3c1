import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  deskEnrolCall,
  deskEnrolmentCall,
  deskSessionCall,
  deskSignOutCall,
} from '#shared/contracts/desk/desk-entry.ts';
import { deskStaffCall } from '#shared/contracts/desk/desk-staff.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { STAFF_PASSWORD, startDesk, type TestDesk } from '#tests/fixtures/platform/desk-scenario.ts';

const MINUTE = 60_000;
let desk: TestDesk;

beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.close());

const codeOf = (answer: { body: unknown }) => (answer.body as ErrorBody).code;

describe('an enrolment', () => {
  test('shows the key of one authenticator until it ends, signs in, and works once', async () => {
    const { token } = await desk.site.platform.staff.add({ email: 'new@example.com', name: 'New', roles: ['content'] });
    const client = desk.client();
    const first = await client.post<{ secret: string; uri: string }>(deskEnrolmentCall.path, { token });
    const again = await client.post<{ secret: string }>(deskEnrolmentCall.path, { token });
    expect(again.body.secret).toBe(first.body.secret);
    expect(first.body.uri).toMatch(/^otpauth:\/\/totp\/.*new%40example\.com\?secret=[A-Z2-7]{32}/);
    const code = await desk.nextCode(first.body.secret);
    const wrong = await client.post(deskEnrolCall.path, { token, password: STAFF_PASSWORD, code: '000000' });
    expect([wrong.status, codeOf(wrong)]).toEqual([403, 'CODE_WRONG']);
    const short = await client.post<ErrorBody>(deskEnrolCall.path, { token, password: 'thirteen sign', code });
    expect(short.body.issues).toEqual([{ path: 'body.password', message: 'Must have 14 characters or more' }]);
    const enrolled = await client.post(deskEnrolCall.path, { token, password: STAFF_PASSWORD, code });
    expect(enrolled.status).toBe(200);
    expect(enrolled.cookies[0]).toMatch(/^fairline_desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect((await client.get(deskSessionCall.path)).body).toMatchObject({ staff: { roles: ['content'] } });
    expect(codeOf(await desk.client().post(deskEnrolmentCall.path, { token }))).toBe('LINK_EXPIRED');
  });

  test('keeps nothing in the database with which somebody who reads it could sign in', async () => {
    const { secret, id } = await desk.staff('support');
    const [row] = await desk.site.database.owner`select * from staff where id = ${id}`;
    const [session] = await desk.site.database.owner`select * from staff_session where staff_id = ${id}`;
    const stored = JSON.stringify([row, session]);
    expect(row?.totp_sealed).toMatch(/^s1\./);
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(STAFF_PASSWORD);
  });
});

describe('a sign-in', () => {
  test('needs the right password and a code of the authenticator that was not used', async () => {
    const { email, secret } = await desk.staff('support');
    const code = await desk.nextCode(secret);
    for (const [password, given] of [
      ['wrong password here', code],
      [STAFF_PASSWORD, '000000'],
    ] as const) {
      const refused = await desk.signIn(email, password, given);
      expect([refused.status, codeOf(refused)]).toEqual([403, 'CREDENTIALS_WRONG']);
    }
    const arabic = code.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect((await desk.signIn(email, STAFF_PASSWORD, `${arabic.slice(0, 3)} ${arabic.slice(3)}`)).status).toBe(200);
    expect(codeOf(await desk.signIn(email, STAFF_PASSWORD, code))).toBe('CREDENTIALS_WRONG');
    const failed = await desk.records('staff_sign_in_failed');
    expect(failed.slice(0, 3).map(({ details }) => details.step)).toEqual(['code', 'code', 'password']);
    expect(JSON.stringify(failed)).not.toMatch(/wrong password|000000/);
  });

  test('of an unknown account answers like a wrong password', async () => {
    const known = await desk.staff('support');
    const answers = [
      await desk.signIn('unknown@example.com', STAFF_PASSWORD, '123456'),
      await desk.signIn(known.email, 'wrong password here', '123456'),
    ];
    const shown = answers.map(({ status, body }) => ({ status, body: { ...(body as object), requestId: '' } }));
    expect(shown[0]).toEqual(shown[1]);
  });
});

describe('a session', () => {
  test('ends with the sign-out', async () => {
    const { client } = await desk.staff('support');
    const { cookie } = client;
    expect((await client.post(deskSignOutCall.path)).status).toBe(200);
    client.cookie = cookie;
    expect((await client.get(deskSessionCall.path)).status).toBe(401);
  });

  test('ends after fifteen minutes without use, and after eight hours of use', async () => {
    const { client, id } = await desk.staff('support');
    const { owner } = desk.site.database;
    const status = async () => (await client.get(deskSessionCall.path)).status;
    await owner`update staff_session set seen_at = seen_at - ${14 * MINUTE} where staff_id = ${id}`;
    expect(await status()).toBe(200);
    await owner`update staff_session set seen_at = seen_at - ${15 * MINUTE} where staff_id = ${id}`;
    expect(await status()).toBe(401);
    await owner`update staff_session set seen_at = ${Date.now()}, ends_at = ${Date.now() - 1} where staff_id = ${id}`;
    expect(await status()).toBe(401);
  });

  test('ends when the account is disabled, reset, or has other roles', async () => {
    const { staff } = desk.site.platform;
    const one = await desk.staff('support');
    await staff.setDisabled(one.id, true);
    expect((await one.client.get(deskSessionCall.path)).status).toBe(401);
    const disabled = await desk.signIn(one.email, STAFF_PASSWORD, await desk.nextCode(one.secret));
    expect(codeOf(disabled)).toBe('CREDENTIALS_WRONG');
    const two = await desk.staff('support');
    await staff.reset(two.id);
    expect((await two.client.get(deskSessionCall.path)).status).toBe(401);
    expect(codeOf(await desk.signIn(two.email, STAFF_PASSWORD, await desk.nextCode(two.secret)))).toBe(
      'CREDENTIALS_WRONG',
    );
    const three = await desk.staff('support');
    await staff.setRoles(three.id, ['trader']);
    expect((await three.client.get(deskSessionCall.path)).status).toBe(401);
  });

  test('that a sign-in began while its account was disabled or reset does not live again later', async () => {
    // The tests before have used up the attempts of this address at their desk.
    const own = await startDesk();
    const { owner } = own.site.database;
    const { staff } = own.site.platform;
    /** Leaves the session that a sign-in would leave which was under way during the act. */
    async function during(id: number, act: () => Promise<unknown>): Promise<void> {
      const [session] = await owner`select * from staff_session where staff_id = ${id}`;
      await act();
      await owner`insert into staff_session ${owner({ ...session })}`;
    }
    const disabled = await own.staff('support');
    await during(disabled.id, () => staff.setDisabled(disabled.id, true));
    await staff.setDisabled(disabled.id, false);
    expect((await disabled.client.get(deskSessionCall.path)).status).toBe(401);

    const reset = await own.staff('support');
    let token = '';
    await during(reset.id, async () => {
      ({ token } = await staff.reset(reset.id));
    });
    const client = own.client();
    const { secret } = (await client.post<{ secret: string }>(deskEnrolmentCall.path, { token })).body;
    const enrolled = { token, password: STAFF_PASSWORD, code: await own.nextCode(secret) };
    expect((await client.post(deskEnrolCall.path, enrolled)).status).toBe(200);
    expect((await client.get(deskSessionCall.path)).status).toBe(200);
    expect((await reset.client.get(deskSessionCall.path)).status).toBe(401);
    await own.close();
  });
});

describe('on a desk of its own', () => {
  let own: TestDesk;
  beforeEach(async () => {
    own = await startDesk();
  });
  afterEach(() => own.close());

  test('the last administrator can neither be disabled nor lose the role', async () => {
    const { staff } = own.site.platform;
    const first = await own.staff('administrator');
    await staff.add({ email: 'later@example.com', name: 'Has not enrolled', roles: ['administrator'] });
    await expect(staff.setDisabled(first.id, true)).rejects.toThrow('last administrator');
    await expect(staff.setRoles(first.id, ['support'])).rejects.toThrow('last administrator');
    await own.staff('administrator');
    await staff.setDisabled(first.id, true);
    expect((await first.client.get(deskStaffCall.path)).status).toBe(401);
  });

  test('a sign-in is refused after ten guesses at one account, with the time to wait, also with the right password', async () => {
    const { email, secret } = await own.staff('support');
    const statuses: number[] = [];
    for (let guess = 0; guess < 10; guess++) {
      statuses.push((await own.signIn(email, `guess number ${guess}`, '123456')).status);
    }
    expect(new Set(statuses)).toEqual(new Set([403]));
    const late = await own.signIn(email, STAFF_PASSWORD, await own.nextCode(secret));
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  test('strangers who know the password do not shut an account out of its known device, nor out of a new enrolment', async () => {
    const other = await startDesk();
    const { client, id, email, secret } = await other.staff('support');
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++) {
      statuses.push((await other.signIn(email, STAFF_PASSWORD, '000000')).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await other.signIn(email, STAFF_PASSWORD, await other.nextCode(secret), client)).status).toBe(200);
    const { token } = await other.site.platform.staff.reset(id);
    const shown = await client.post<{ secret: string }>(deskEnrolmentCall.path, { token });
    const body = { token, password: STAFF_PASSWORD, code: await other.nextCode(shown.body.secret) };
    expect((await client.post(deskEnrolCall.path, body)).status).toBe(200);
    await other.close();
  });

  test('a sign-in is refused to one address after thirty attempts at any accounts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 31 }, (_, guess) => own.signIn(`guess-${guess}@example.com`, 'some password', '123456')),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await own.signIn('one-more@example.com', 'some password', '123456')).status).toBe(429);
  });
});
