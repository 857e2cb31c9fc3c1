import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_PROXY } from '#shared/host/desktop/network.ts';
import { DesktopProcess } from '#tests/fixtures/electron/desktop-process.ts';

let main: DesktopProcess;
let site: Server;
let origin: string;
let pushed: unknown[];

const own = { url: 'app://bundle/en', parent: null };
const ask = <T>(channel: string, ...args: unknown[]) => main.order<T>('invoke', { channel, frame: own, args });
const FIXED = { ...DEFAULT_PROXY, mode: 'fixed', host: 'proxy.example', port: '3128' } as const;
const PROXY = { host: 'proxy.example', port: 3128, realm: 'office', name: 'ana', password: 'open sesame' };
const call = () => main.order<{ status: number }>('fetch', { url: 'app://bundle/web-api/auth/check', method: 'GET' });

async function boot(userData?: string): Promise<void> {
  main = await DesktopProcess.start({ site: origin, ...(userData ? { userData } : {}) });
  await main.loaded.promise;
  pushed = [];
  main.onPush((channel, args) => channel === 'network:sign-in-asked' && pushed.push(args[0]));
}

beforeEach(async () => {
  site = createServer((_request, response) => response.setHeader('content-type', 'application/json').end('null'));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  await boot();
});
afterEach(() => {
  main.stop();
  site.close();
});

test('every session uses the system’s proxy until another is chosen and stored', async () => {
  const applied = async () => (await main.journal('session.setProxy')).map(({ args }) => args[1]);
  expect(await applied()).toEqual([{ mode: 'system' }]);
  expect(await ask('network:write', { ...FIXED, port: '0' })).toBe('port_bad');
  expect(await applied()).toHaveLength(1);
  expect(await ask('network:write', FIXED)).toBeNull();
  expect((await applied()).at(-1)).toEqual({ mode: 'fixed_servers', proxyRules: 'http://proxy.example:3128' });
  expect((await main.journal('app.setProxy')).at(-1)?.args).toEqual([
    { mode: 'fixed_servers', proxyRules: 'http://proxy.example:3128' },
  ]);
  expect(await ask('network:test')).toMatchObject({ outcome: 'good' });
  const { userData } = main;
  main.stop();
  await boot(userData);
  expect(await ask('network:read')).toEqual(FIXED);
  expect((await applied())[0]).toMatchObject({ mode: 'fixed_servers' });
});

test('a proxy gets its credentials from the page, asks again after wrong ones, and none are stored unencrypted', async () => {
  await main.order('proxyAsks', { proxy: PROXY });
  const waiting = call();
  await expect
    .poll(() => pushed)
    .toMatchObject([{ id: 1, proxy: 'proxy.example:3128', realm: 'office', isAgain: false }]);
  expect(await ask('network:pending')).toMatchObject({ id: 1 });
  await ask('network:sign-in', 1, { name: 'ana', password: 'wrong', isStored: false });
  await expect.poll(() => pushed.at(-1)).toMatchObject({ id: 2, isAgain: true });
  await ask('network:sign-in', 2, { name: 'ana', password: 'open sesame', isStored: true });
  expect((await waiting).status).toBe(200);
  expect(pushed.at(-1)).toBeNull();
  expect(await ask('network:sign-in-stored')).toBe(true);
  const files = readdirSync(main.userData, { recursive: true, encoding: 'utf8' }).map((name) =>
    path.join(main.userData, name),
  );
  const text = files
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(text).not.toContain('open sesame');
  const { userData } = main;
  main.stop();
  await boot(userData);
  await main.order('proxyAsks', { proxy: PROXY });
  expect((await call()).status).toBe(200);
  expect(pushed).toEqual([]);
  await ask('network:forget-sign-in');
  expect(await ask('network:sign-in-stored')).toBe(false);
});

test('a cancelled question of a proxy is not repeated, and the call reports that the proxy refused it', async () => {
  await main.order('proxyAsks', { proxy: PROXY });
  const waiting = call();
  await expect.poll(() => pushed).toHaveLength(1);
  await ask('network:cancel', 1);
  expect((await waiting).status).toBe(503);
  expect(await ask('network:pending')).toBeNull();
});

test('a server that asks for credentials is refused, and a proxy can ask for sockets too', async () => {
  const auth = { isProxy: false, scheme: 'basic', host: 'evil.invalid', port: 443, realm: 'x' };
  expect(await main.order('login', { url: 'https://evil.invalid/', auth })).toEqual([undefined, undefined]);
  expect(pushed).toEqual([]);
  const socket = main.order('login', {
    url: 'wss://site.test/',
    auth: { ...auth, isProxy: true, host: 'proxy.example' },
  });
  await expect.poll(() => pushed).toHaveLength(1);
  await ask('network:sign-in', 1, { name: 'ana', password: 'open sesame', isStored: false });
  expect(await socket).toEqual(['ana', 'open sesame']);
});
