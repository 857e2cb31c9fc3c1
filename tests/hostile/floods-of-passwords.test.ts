import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createPasswords, deriveHash, type HashCaller } from '#platform/modules/accounts/passwords.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { createFairQueue } from '#shared/domain/fairness/fair-queue.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { fastRegistration } from '#tests/fixtures/platform/open-account.ts';
import { CHEAP_PASSWORDS, PASSWORD, type TestClient } from '#tests/fixtures/platform/test-platform.ts';
import { type HostileTarget, requestText, startHostileTarget } from './hostile-target.fixture.ts';

/** Hashing that takes as long as the test wants, so that what waits can be seen. */
function heldPasswords() {
  const held: (() => void)[] = [];
  let begun = 0;
  const passwords = createPasswords(CHEAP_PASSWORDS, async (...derivation) => {
    begun += 1;
    await new Promise<void>((resolve) => held.push(resolve));
    return deriveHash(...derivation);
  });
  const ask = (address: string, more: Partial<HashCaller> = {}) =>
    passwords.verify('guess', null, { address, ...more }).then(
      () => 'hashed',
      (error: { code: string; retryAfter: number }) => error,
    );
  return { ask, begun: () => begun, releaseAll: () => held.splice(0).map((release) => release()) };
}

describe('passwords that many callers want checked at once', () => {
  test('wait in a bounded line: what is beyond it is refused at once, with the time to wait', async () => {
    const { ask, releaseAll, begun } = heldPasswords();
    const asked = Array.from({ length: 400 }, (_, index) => ask(`198.51.100.${index % 200}`));
    await eventually(() => expect(begun()).toBeGreaterThan(0));
    const refused = (await settledSoFar(asked)).filter((one) => typeof one === 'object');
    expect(refused.length).toBeGreaterThanOrEqual(340);
    expect(refused[0]).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', retryAfter: expect.any(Number) });
    await drain(asked, releaseAll);
  });

  test('of one network have a share of it, so that a caller from elsewhere is next', async () => {
    const { ask, begun, releaseAll } = heldPasswords();
    const flood = Array.from({ length: 80 }, () => ask('203.0.113.5'));
    await eventually(() => expect(begun()).toBeGreaterThan(0));
    const running = begun();
    const refused = (await settledSoFar(flood)).filter((one) => typeof one === 'object');
    expect(refused, 'six may wait').toHaveLength(80 - running - 6);
    let isServed = false;
    const elsewhere = ask('192.0.2.77').then((answer) => {
      isServed = true;
      return answer;
    });
    releaseAll();
    await eventually(() => expect(begun()).toBe(running * 2));
    releaseAll();
    await eventually(() => expect(isServed).toBe(true));
    expect(await elsewhere).toBe('hashed');
    await drain(flood, releaseAll);
  });

  test('are dropped when their callers are gone', async () => {
    const { ask, begun, releaseAll } = heldPasswords();
    const running = Array.from({ length: 6 }, () => ask('203.0.113.5'));
    await eventually(() => expect(begun()).toBeGreaterThan(0));
    const before = begun();
    const caller = new AbortController();
    const left = ask('192.0.2.1', { signal: caller.signal });
    caller.abort();
    expect(await left).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    await drain(running, releaseAll);
    expect(begun()).toBe(6);
    expect(before).toBeLessThan(6);
  });
});

async function settledSoFar<T>(promises: readonly Promise<T>[]): Promise<(T | 'waits')[]> {
  await new Promise((resolve) => setImmediate(resolve));
  return Promise.all(promises.map((promise) => Promise.race([promise, Promise.resolve('waits' as const)])));
}

/** Ends held hashes until everything is settled. */
async function drain(promises: readonly Promise<unknown>[], releaseAll: () => unknown): Promise<void> {
  let isOver = false;
  const all = Promise.all(promises).then(() => {
    isOver = true;
  });
  while (!isOver) {
    releaseAll();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await all;
}

describe('a site whose sign-in is flooded', () => {
  let target: HostileTarget;
  beforeAll(async () => {
    target = await startHostileTarget({ variables: { TRUST_PROXY: '127.0.0.1' } });
  });
  afterAll(() => target.close());

  const from = (address: string): TestClient => {
    const client = target.client();
    client.headers = { 'x-forwarded-for': address };
    return client;
  };
  const login = (client: TestClient, uLogin: string, uPassword: string) =>
    client.post<ErrorBody>(openPaths.login, { uLogin, uPassword, save: false });

  test('refuses most of a flood without asking the database, and lets a caller from elsewhere in meanwhile', async () => {
    const player = await target.player();
    const [row] = await target.database.owner<
      { email: string }[]
    >`select email from player where id = ${player.userId}`;
    const { repository } = target.platform.accounts;
    const found = vi.spyOn(repository, 'playerByEmail');
    const flood = Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        login(from(`198.51.100.${100 + (index % 20)}`), `guess-${index}@example.com`, 'guess'),
      ),
    );
    expect((await login(from('192.0.2.150'), row?.email ?? '', PASSWORD)).status).toBe(200);
    const answers = await flood;
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 403).length + refused.length).toBe(200);
    expect(found.mock.calls.length).toBe(200 - refused.length + 1);
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) >= 1)).toBe(true);
    found.mockRestore();
  });

  test('checks no password of a registration that has no captcha or budget left', async () => {
    const hash = vi.spyOn(target.platform.accounts, 'hashPassword');
    const client = from('198.51.100.10');
    const email = `${crypto.randomUUID()}@example.com`;
    const register = () => client.post<ErrorBody>(openPaths.register, fastRegistration({ email, password: PASSWORD }));
    const answers = [];
    for (let turn = 0; turn < 5; turn++) answers.push(await register());
    const admitted = answers.filter(({ status }) => status === 200).length;
    const refused = answers.filter(({ body }) => body.code === 'CAPTCHA_REQUIRED').length;
    expect([admitted, refused]).toEqual([2, 3]);
    expect(hash).toHaveBeenCalledTimes(2);
    hash.mockRestore();
  });

  test('ends the call behind the site when the visitor hangs up, and checks no password for it', async () => {
    const gone = vi.fn();
    target.platform.app.server.on('request', (request, response) => {
      if (request.url === openPaths.login) response.once('close', () => response.writableFinished || gone());
    });
    const verify = holdTheQueue();
    const { hostname, port } = new URL(target.site);
    const socket = connect(Number(port), hostname);
    const body = JSON.stringify({ uLogin: 'gone@example.com', uPassword: 'guess', save: false });
    socket.write(
      requestText(
        'POST',
        openPaths.login,
        { host: `${hostname}:${port}`, 'content-type': 'application/json', 'content-length': String(body.length) },
        body,
      ),
    );
    await verify.reached;
    socket.destroy();
    await eventually(() => expect(gone).toHaveBeenCalled());
    verify.release();
    expect(target.siteLog.filter((line) => line.includes('AbortError'))).toEqual([]);
  });

  /** Holds the search of the player, which comes before the password, so that the call is still open. */
  function holdTheQueue() {
    let release: () => void = () => undefined;
    let reach: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => {
      reach = resolve;
    });
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { repository } = target.platform.accounts;
    const spy = vi.spyOn(repository, 'playerByEmail').mockImplementation(async () => {
      reach();
      await held;
      return null;
    });
    return {
      reached,
      release() {
        spy.mockRestore();
        release();
      },
    };
  }

  test('lets the owner in from a known device while an account is being guessed at from many addresses', async () => {
    const player = await target.player();
    const [row] = await target.database.owner<
      { email: string }[]
    >`select email from player where id = ${player.userId}`;
    const email = row?.email ?? '';
    const known = from('192.0.2.200');
    expect((await login(known, email, PASSWORD)).status).toBe(200);
    const guesses = [];
    for (let turn = 0; turn < 10; turn++) {
      guesses.push((await login(from(`198.51.100.${turn + 20}`), email, `guess ${turn}`)).body.code);
    }
    expect(guesses.filter((code) => code === 'CREDENTIALS_WRONG')).toHaveLength(5);
    expect(guesses.slice(5)).toEqual(Array(5).fill('CAPTCHA_REQUIRED'));
    expect((await login(from('192.0.2.201'), email, PASSWORD)).body.code).toBe('CAPTCHA_REQUIRED');
    expect((await login(known, email, 'mistyped')).body.code).toBe('CREDENTIALS_WRONG');
    expect((await login(known, email, PASSWORD)).status).toBe(200);
  });

  test('gives the owner of a known device no more guesses than others have, from any number of networks', async () => {
    const player = await target.player();
    const [row] = await target.database.owner<
      { email: string }[]
    >`select email from player where id = ${player.userId}`;
    const thief = from('192.0.2.210');
    await login(thief, row?.email ?? '', PASSWORD);
    const codes = [];
    for (let turn = 0; turn < 6; turn++) {
      thief.headers = { 'x-forwarded-for': `192.0.2.${turn + 211}` };
      codes.push((await login(thief, row?.email ?? '', 'guess')).body.code);
    }
    expect(codes).toEqual([...Array(3).fill('CREDENTIALS_WRONG'), ...Array(3).fill('CAPTCHA_REQUIRED')]);
  });
});

test('a queue with room refuses none of the callers that it can serve in time', async () => {
  const queue = createFairQueue({ places: 2, maxWaiting: 48, maxWaitingOfSubject: 6, maxWaitMs: 6000 });
  const jobs = Array.from({ length: 40 }, (_, index) => queue.run({ subject: String(index) }, async () => index));
  expect(await Promise.all(jobs)).toHaveLength(40);
});
