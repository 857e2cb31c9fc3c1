import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { DesktopProcess } from '#tests/fixtures/electron/desktop-process.ts';

let main: DesktopProcess | null = null;
test.afterEach(() => main?.stop());

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

test('a second start without the lock quits and opens nothing', async () => {
  main = await DesktopProcess.start({ lock: false });
  expect(await main.journal('app.quit')).toHaveLength(1);
  expect(await main.journal('new BrowserWindow')).toHaveLength(0);
});

test('every channel of the map is answered, and no other', async () => {
  main = await DesktopProcess.start();
  await main.loaded.promise;
  const { ipcCalls } = await import('#shared/host/ipc-channels.ts');
  expect((await main.order<string[]>('channels')).sort()).toEqual(Object.keys(ipcCalls).sort());
});

test('values survive a restart', async () => {
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

test.describe('who may speak to the main process', () => {
  for (const [who, frame] of [
    ['a page of somebody else', { url: 'https://evil.invalid/', parent: null }],
    ['a frame inside the page', { url: 'app://bundle/en', parent: {} }],
    ['a host that only begins like ours', { url: 'app://bundle.evil/en', parent: null }],
    ['nobody', null],
  ] as const) {
    test(`not ${who}`, async () => {
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
    ['another type', 'idle:configure', ['soon']],
    ['negative minutes', 'idle:configure', [-1]],
    ['an unknown kind of reminder', 'reminder:show', [{ kind: 'advert', title: 'x', body: '' }]],
    ['one argument too many', 'link:take', ['x']],
  ] as const) {
    test(`and never with ${what}`, async () => {
      main = await DesktopProcess.start();
      await main.loaded.promise;
      await expect(main.order('invoke', { channel, frame: own, args })).rejects.toThrow('bad arguments');
    });
  }
});

test('navigation, new windows and permissions stay shut', async () => {
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

test('without a keyring nothing secret is written, and the page is told', async () => {
  main = await DesktopProcess.start({ backend: 'basic_text' });
  await main.loaded.promise;
  expect(await main.order('invoke', { channel: 'session:state', frame: own, args: [] })).toEqual({
    backend: 'basic_text',
    persistent: false,
  });
});

test('idle time fires once for each stretch', async () => {
  main = await DesktopProcess.start();
  await main.loaded.promise;
  const fired: unknown[] = [];
  main.onPush((channel, args) => channel === 'idle:fired' && fired.push(args[0]));
  await main.order('invoke', { channel: 'idle:configure', frame: own, args: [10] });
  await main.order('idle', { seconds: 601 });
  await expect.poll(() => fired).toEqual([601]);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(fired).toEqual([601]);
  await main.order('idle', { seconds: 1 });
  await new Promise((resolve) => setTimeout(resolve, 1200));
  await main.order('idle', { seconds: 700 });
  await expect.poll(() => fired).toEqual([601, 700]);
});

test('a notice is shown once and its click comes back to the window', async () => {
  main = await DesktopProcess.start();
  await main.loaded.promise;
  const clicked: unknown[] = [];
  main.onPush((channel, args) => channel === 'reminder:clicked' && clicked.push(args[0]));
  const reminder = { kind: 'reality-check', title: 'Reality check', body: '30 minutes' };
  expect(await main.order('invoke', { channel: 'reminder:show', frame: own, args: [reminder] })).toEqual({
    shown: true,
  });
  await main.order('clickNotification', { index: 0 });
  await expect.poll(() => clicked).toEqual(['reality-check']);
  expect((await main.journal('window.focus')).length).toBeGreaterThan(0);
});

test('a link waits until the page asks, later ones are pushed, and a bad one is ignored', async () => {
  main = await DesktopProcess.start({ argv: ['--some-switch', 'fairline://office/history?state=open'] });
  await main.loaded.promise;
  const take = () => main?.order('invoke', { channel: 'link:take', frame: own, args: [] });
  const pushed: unknown[] = [];
  main.onPush((channel, args) => channel === 'link:opened' && pushed.push(args[0]));
  expect(await take()).toEqual({ area: 'office', path: 'history', query: { state: 'open' } });
  expect(await take()).toBeNull();
  await main.order('secondInstance', {
    args: ['fairline', '--original-process-start-time=1', 'fairline://coupon/shared?code=AB12'],
  });
  await expect.poll(() => pushed).toEqual([{ area: 'coupon', path: 'shared', query: { code: 'AB12' } }]);
  for (const url of ['fairline://admin/x', 'fairline://office/../x', 'https://office/x', 'fairline://user@office/x'])
    await main.order('openUrl', { url });
  await main.order('reload');
  await main.order('openUrl', { url: 'fairline://office/history' });
  expect(pushed).toHaveLength(1);
  expect(await take()).toEqual({ area: 'office', path: 'history', query: {} });
});

test('calls go to the site with the session that only the main process keeps, sealed on disk', async () => {
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
