import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { Profiles } from '#shared/host/desktop/profiles.ts';
import { DesktopProcess, type StartOptions } from '#tests/fixtures/electron/desktop-process.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';

let main: DesktopProcess;
let site: Server | null = null;
afterEach(() => {
  main.stop();
  site?.close();
  site = null;
});

const own = { url: 'app://bundle/en', parent: null };
const ask = <T>(channel: string, ...args: unknown[]) => main.order<T>('invoke', { channel, frame: own, args });
const profiles = () => ask<Profiles>('profiles:read');
const restart = async (options: StartOptions = {}) => {
  const { userData } = main;
  main.stop();
  main = await DesktopProcess.start({ ...options, userData });
  await main.loaded.promise;
};
const boot = async (options: StartOptions = {}) => {
  main = await DesktopProcess.start(options);
  await main.loaded.promise;
};
const fileOf = (name: string) => path.join(main.userData, name);
/** Returns everything that the app has written, as one text. */
const written = (folder = main.userData): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
const windowsOf = async () =>
  (await main.journal('new BrowserWindow')).map(
    ({ args }) => (args[0] as { webPreferences: { partition: string } }).webPreferences.partition,
  );

/** Starts a site that signs in and out, and reports an ended session. */
async function startSite(): Promise<{
  readonly origin: string;
  readonly seen: string[];
  end: (kind: string | null) => void;
}> {
  const seen: string[] = [];
  let ended: string | null = null;
  site = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://site.test');
    seen.push(`${pathname} ${request.headers.cookie ?? '-'}`);
    if (pathname.endsWith('/login'))
      response.setHeader('set-cookie', ['session=very-secret; HttpOnly; Max-Age=3600', 'user_token=as-secret']);
    response.setHeader('content-type', 'application/json');
    const bodies: Readonly<Record<string, string>> = {
      '/web-api/auth/check': ended === null ? '{"player":{}}' : 'null',
      '/web-api/session/pulse': JSON.stringify({ now: 1, life: ended === null ? {} : null, end: ended }),
      '/web-api/user/gettoken': '{"data":{"token":"aaaaaaaa.eyJleHAiOjE3fQ.signature-of-it"}}',
    };
    response.end(bodies[pathname] ?? '{"ok":true}');
  });
  await new Promise<void>((resolve) => site?.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  return {
    origin,
    seen,
    end: (kind) => {
      ended = kind;
    },
  };
}

const call = async (url: string, method = 'GET') => {
  const { body, status } = await main.order<{ status: number; body: Uint8Array }>('fetch', {
    url: `app://bundle${url}`,
    method,
    ...(method === 'POST' ? { body: new TextEncoder().encode('{}') } : {}),
  });
  return { status, text: new TextDecoder().decode(body) };
};

test('each profile has its own partition, values and window, and the choice survives a restart', async () => {
  await boot();
  await ask('storage:write', 'display', 't0');
  expect(await ask('profiles:create', 'Ana')).toBeNull();
  expect(await ask('profiles:create', 'ana')).toBe('name_taken');
  const { list } = await profiles();
  const ana = list[1]?.id ?? '';
  expect(await ask('profiles:open', ana)).toBeNull();
  await expect.poll(windowsOf).toEqual(['persist:profile-first', `persist:profile-${ana}`]);
  await expect.poll(() => main.order('countWindows')).toBe(1);
  expect(await ask('storage:read', 'display')).toBeNull();
  expect(await ask('storage:write', 'display', 't1')).toBeUndefined();
  expect((await main.order<{ status: number }>('fetch', { url: 'app://bundle/en', method: 'GET' })).status).toBe(200);
  expect(await main.order('permission', { name: 'geolocation', url: 'app://bundle/' })).toBe(false);
  await restart();
  expect((await profiles()).open).toBe(ana);
  expect(await ask('storage:read', 'display')).toBe('t1');
  await ask('profiles:open', 'first');
  await expect.poll(() => ask('storage:read', 'display')).toBe('t0');
  expect(await main.journal('app.quit')).toHaveLength(0);
});

test('a profile that is removed leaves nothing behind', async () => {
  await boot();
  await ask('profiles:create', 'Ana');
  const ana = (await profiles()).list[1]?.id ?? '';
  await ask('profiles:open', ana);
  await expect.poll(async () => (await profiles()).open === ana && (await windowsOf()).length === 2).toBe(true);
  await ask('storage:write', 'draft', 'private-words');
  expect(written()).toContain('private-words');
  await ask('profiles:remove', ana);
  await expect
    .poll(async () => (await main.journal('session.clearStorageData')).map(({ args }) => args))
    .toEqual([[`persist:profile-${ana}`, {}]]);
  await expect.poll(() => written()).not.toContain('private-words');
  for (const what of ['closeAllConnections', 'clearCache', 'clearAuthCache', 'clearCodeCaches'])
    expect(
      (await main.journal(`session.${what}`)).map(({ args }) => args[0]),
      what,
    ).toContain(`persist:profile-${ana}`);
  await restart();
  expect((await profiles()).list).toEqual([{ id: 'first', name: null }]);
  expect(existsSync(fileOf(`profiles/${ana}.json`))).toBe(false);
});

test('the last profile stays, and is emptied', async () => {
  await boot();
  await ask('storage:write', 'draft', 'private-words');
  expect(await ask('profiles:remove', 'first')).toBeNull();
  await expect.poll(() => ask('storage:read', 'draft')).toBeNull();
  await expect.poll(windowsOf).toEqual(['persist:profile-first', 'persist:profile-first']);
  expect((await profiles()).list).toHaveLength(1);
});

test('state of an installation without profiles moves to the first profile', async () => {
  const userData = temporaryFolder('before');
  const session = Buffer.from(
    `SEALED(${Buffer.from('{"session":{"value":"s","expiresAt":null}}').toString('hex')})`,
  ).toString('base64');
  const bounds = { x: 1, y: 2, width: 900, height: 700 };
  writeFileSync(path.join(userData, 'state.json'), JSON.stringify({ session, values: { display: 't0' }, bounds }));
  const { origin, seen } = await startSite();
  await boot({ userData, site: origin });
  expect(await ask('storage:read', 'display')).toBe('t0');
  await call('/web-api/auth/check');
  expect(seen).toEqual(['/web-api/auth/check session=s']);
  const state = JSON.parse(readFileSync(fileOf('state.json'), 'utf8')) as object;
  expect(Object.keys(state)).not.toEqual(expect.arrayContaining(['session']));
});

test('state that cannot be read is set aside, and the app starts', async () => {
  const userData = temporaryFolder('broken');
  writeFileSync(path.join(userData, 'state.json'), '{"profiles":');
  await boot({ userData });
  expect((await profiles()).open).toBe('first');
  expect(readFileSync(fileOf('state.json.broken'), 'utf8')).toBe('{"profiles":');
});

// Windows keeps permissions in another way.
test.skipIf(process.platform === 'win32')('only their owner can read the state files', async () => {
  await boot();
  await ask('storage:write', 'display', 't0');
  await ask('profiles:create', 'Ana');
  for (const name of ['state.json', 'profiles/first.json'])
    expect(statSync(fileOf(name)).mode & 0o777, name).toBe(0o600);
});

describe('the end of a session', () => {
  const signedIn = async () => {
    const started = await startSite();
    await boot({ site: started.origin });
    await call('/web-api/auth/login', 'POST');
    await call('/web-api/coupons');
    expect(started.seen.at(-1)).toBe('/web-api/coupons session=very-secret; user_token=as-secret');
    return started;
  };
  const wiped = async () => (await main.journal('session.clearStorageData')).length;

  test('by signing out removes cookies, connections and storage', async () => {
    const { seen } = await signedIn();
    await ask('storage:write', 'display', 't0');
    await call('/web-api/auth/disconnect', 'POST');
    await call('/web-api/coupons');
    expect(seen.at(-1)).toBe('/web-api/coupons -');
    expect(await wiped()).toBe(1);
    expect(await main.journal('session.closeAllConnections')).toHaveLength(1);
    expect(JSON.parse(readFileSync(fileOf('profiles/first.json'), 'utf8'))).toEqual({ values: { display: 't0' } });
  });

  test('by an exclusion does so too, once the page has asked why', async () => {
    const { seen, end } = await signedIn();
    end('exclusion');
    expect((await call('/web-api/auth/check')).text).toBe('null');
    expect((await call('/web-api/session/pulse', 'POST')).text).toContain('exclusion');
    expect(seen.at(-1)).toContain('very-secret');
    await call('/web-api/coupons');
    expect(seen.at(-1)).toBe('/web-api/coupons -');
    expect(await wiped()).toBe(1);
  });

  test('is not reported by the pulse of a living session', async () => {
    const { seen } = await signedIn();
    await call('/web-api/session/pulse', 'POST');
    await call('/web-api/coupons');
    expect(seen.at(-1)).toContain('very-secret');
    expect(await wiped()).toBe(0);
  });
});

test('the page learns when its token ends, and gets no usable token', async () => {
  const { origin } = await startSite();
  await boot({ site: origin });
  expect((await call('/web-api/user/gettoken')).text).toBe('{"data":{"token":"aaaaaaaa.eyJleHAiOjE3fQ."}}');
});

test('without a keyring the session is not written, and works until the app ends', async () => {
  const { origin, seen } = await startSite();
  await boot({ site: origin, backend: 'basic_text' });
  await call('/web-api/auth/login', 'POST');
  await call('/web-api/coupons');
  expect(seen.at(-1)).toContain('very-secret');
  expect(written()).not.toMatch(/SEALED|very-secret|"session"/);
  await restart({ site: origin, backend: 'basic_text' });
  await call('/web-api/coupons');
  expect(seen.at(-1)).toBe('/web-api/coupons -');
});

test('the window opens where it was left, on a present display', async () => {
  await boot();
  await main.order('moveWindow', { bounds: { x: 100, y: 80, width: 1000, height: 700 } });
  await main.order('close');
  await restart();
  expect(await main.order('windowState')).toMatchObject({ bounds: { x: 100, y: 80, width: 1000, height: 700 } });
  await main.order('close');
  const far = { x: 9000, y: 0, width: 1440, height: 900 };
  await restart({ displays: [{ bounds: far, workArea: far }] });
  const [options] = (await main.journal('new BrowserWindow')).map(({ args }) => args[0] as object);
  expect(options).not.toHaveProperty('x');
});
