import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { DesktopProcess } from '#tests/fixtures/electron/desktop-process.ts';

let main: DesktopProcess | null = null;
afterEach(() => main?.stop());

const own = { url: 'app://bundle/en', parent: null };
interface FetchAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
}
const stateOf = (process: DesktopProcess) => readFileSync(path.join(process.userData, 'profiles/first.json'), 'utf8');

test('the built main process registers before ready and opens one hardened window', async () => {
  main = await DesktopProcess.start();
  expect(main.beforeReady).toEqual(
    expect.arrayContaining([
      'protocol.registerSchemesAsPrivileged',
      'app.enableSandbox',
      'app.requestSingleInstanceLock',
      'app.setAsDefaultProtocolClient',
    ]),
  );
  expect((await main.loaded.promise).url).toBe('app://bundle/');
  const [window] = await main.journal('new BrowserWindow');
  expect(window?.args[0]).toMatchObject({
    webPreferences: {
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      devTools: false,
    },
  });
});

test('a second start of the app quits and opens no window', async () => {
  main = await DesktopProcess.start({ lock: false });
  expect(await main.journal('app.quit')).toHaveLength(1);
  expect(await main.journal('new BrowserWindow')).toHaveLength(0);
});

test('the main process answers every channel of the table, and no other', async () => {
  main = await DesktopProcess.start();
  await main.loaded.promise;
  const { ipcCalls } = await import('#shared/host/ipc-channels.ts');
  expect((await main.order<string[]>('channels')).sort()).toEqual(Object.keys(ipcCalls).sort());
});

test('values of the page survive a restart', async () => {
  main = await DesktopProcess.start();
  await main.loaded.promise;
  await main.order('invoke', { channel: 'storage:write', frame: own, args: ['favourites', '[1,2]'] });
  const { userData } = main;
  main.stop();
  main = await DesktopProcess.start({ userData });
  await main.loaded.promise;
  expect(await main.order('invoke', { channel: 'storage:read', frame: own, args: ['favourites'] })).toBe('[1,2]');
  await main.order('invoke', { channel: 'storage:remove', frame: own, args: ['favourites'] });
  expect(await main.order('invoke', { channel: 'storage:read', frame: own, args: ['favourites'] })).toBeNull();
});

describe('the main process refuses calls', () => {
  for (const [who, frame] of [
    ['a page of another site', { url: 'https://evil.invalid/', parent: null }],
    ['a frame inside the page', { url: 'app://bundle/en', parent: {} }],
    ['a host that only begins like ours', { url: 'app://bundle.evil/en', parent: null }],
    ['nobody', null],
  ] as const) {
    test(`of ${who}`, async () => {
      main = await DesktopProcess.start();
      await main.loaded.promise;
      await expect(main.order('invoke', { channel: 'storage:read', frame, args: ['x'] })).rejects.toThrow(
        'sender refused',
      );
    });
  }

  for (const [what, channel, args] of [
    ['a key with a path in it', 'storage:read', ['../../etc']],
    ['a missing argument', 'storage:write', ['key']],
    ['another type', 'idle:configure', [['soon']]],
    ['negative minutes', 'idle:configure', [[-1]]],
    ['input of the day after tomorrow', 'idle:active', [-1]],
    [
      'a notice that leads out of the product',
      'reminder:show',
      [{ kind: 'price-alert', title: 'x', body: '', lockedBody: '', page: 'https://evil.invalid', silent: true }],
    ],
    ['an unknown kind of reminder', 'reminder:show', [{ kind: 'advert', title: 'x', body: '' }]],
    ['one argument too many', 'link:take', ['x']],
  ] as const) {
    test(`with ${what}`, async () => {
      main = await DesktopProcess.start();
      await main.loaded.promise;
      await expect(main.order('invoke', { channel, frame: own, args })).rejects.toThrow('bad arguments');
    });
  }
});

test('navigation, new windows and permissions are refused', async () => {
  main = await DesktopProcess.start();
  await main.loaded.promise;
  for (const kind of ['will-navigate', 'will-redirect', 'will-frame-navigate']) {
    expect(await main.order('navigate', { kind, url: 'https://evil.invalid/' }), kind).toBe(true);
    expect(await main.order('navigate', { kind, url: 'app://bundle/en/office/history' }), kind).toBe(false);
  }
  expect(await main.order('openWindow', { url: 'https://evil.invalid/x' })).toEqual({ action: 'deny' });
  expect(await main.journal('shell.openExternal')).toHaveLength(0);
  expect(await main.order('permission', { name: 'geolocation', url: 'app://bundle/' })).toBe(false);
  expect(await main.order('permission', { name: 'fullscreen', url: 'https://evil.invalid/' })).toBe(false);
  expect(await main.order('permission', { name: 'fullscreen', url: 'app://bundle/' })).toBe(true);
  expect(await main.order('permissionCheck', { name: 'media', url: 'app://bundle/' })).toBe(false);
});

test('the app scheme serves the window with its policy, and nothing above its folder', async () => {
  main = await DesktopProcess.start();
  await main.loaded.promise;
  const page = await main.order<FetchAnswer>('fetch', { url: 'app://bundle/en/office/history', method: 'GET' });
  expect(page.status).toBe(200);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.headers['content-security-policy']).not.toContain('unsafe');
  const refused = [
    'app://bundle/..%2f..%2fpackage.json',
    'app://bundle/%2e%2e/package.json',
    'app://other/index.html',
    'app://bundle/assets/../../package.json',
    'app://bundle/a%00b.js',
    'app://bundle/x.exe',
    'app://bundle/%E0%A4%A',
  ];
  for (const url of refused)
    expect((await main.order<FetchAnswer>('fetch', { url, method: 'GET' })).status, url).toBeGreaterThanOrEqual(400);
  expect((await main.order<FetchAnswer>('fetch', { url: 'app://bundle/index.html', method: 'PUT' })).status).toBe(405);
});

test('without a keyring no secret is written, and the page is told', async () => {
  main = await DesktopProcess.start({ backend: 'basic_text' });
  await main.loaded.promise;
  expect(await main.order('invoke', { channel: 'session:state', frame: own, args: [] })).toEqual({
    backend: 'basic_text',
    persistent: false,
  });
});

test('[Z-02] calls carry the session that only the main process holds, sealed on disk', async () => {
  const seen: {
    url: string | undefined;
    method: string | undefined;
    cookie: string | undefined;
    origin: string | undefined;
    body: string;
  }[] = [];
  const site = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { cookie, origin } = request.headers;
      seen.push({ url: request.url, method: request.method, cookie, origin, body });
      if (request.url?.includes('login'))
        response.setHeader('set-cookie', 'session=very-secret; HttpOnly; Max-Age=3600');
      if (request.url?.includes('disconnect')) response.setHeader('set-cookie', 'session=; Max-Age=0');
      response.setHeader('content-type', 'application/json');
      response.end('{"ok":true}');
    });
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  main = await DesktopProcess.start({ site: origin });
  await main.loaded.promise;
  const call = (url: string, method: string, body?: string) =>
    (main as DesktopProcess).order<FetchAnswer>('fetch', {
      url: `app://bundle${url}`,
      method,
      headers: { 'content-type': 'application/json', cookie: 'planted=1' },
      ...(body === undefined ? {} : { body: new TextEncoder().encode(body) }),
    });
  const login = await call('/web-api/auth/login?x=1', 'POST', '{"a":1}');
  expect(login.status).toBe(200);
  expect(login.headers['set-cookie']).toBeUndefined();
  await call('/web-api/auth/check', 'GET');
  expect(seen).toEqual([
    { url: '/web-api/auth/login?x=1', method: 'POST', cookie: undefined, origin: undefined, body: '{"a":1}' },
    { url: '/web-api/auth/check', method: 'GET', cookie: 'session=very-secret', origin: undefined, body: '' },
  ]);
  expect(stateOf(main)).toContain('session');
  expect(stateOf(main)).not.toContain('very-secret');
  const { userData } = main;
  main.stop();
  main = await DesktopProcess.start({ site: origin, userData });
  await main.loaded.promise;
  await call('/web-api/auth/disconnect', 'POST', '{}');
  await call('/web-api/auth/check', 'GET');
  expect(seen.slice(2).map(({ cookie }) => cookie)).toEqual(['session=very-secret', undefined]);
  expect(JSON.parse(stateOf(main))).not.toHaveProperty('session');
  site.close();
});
