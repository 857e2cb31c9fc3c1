import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, test as anywhere, beforeEach, expect } from 'vitest';
import { DEFAULT_PROXY } from '#shared/host/desktop/network.ts';
import type { UpdateStatus } from '#shared/host/desktop/updates.ts';
import { DesktopProcess } from '#tests/fixtures/electron/desktop-process.ts';
import { UpdateFeed } from '#tests/fixtures/electron/update-feed.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';

// The package that is replaced here is an AppImage.
const test = anywhere.skipIf(process.platform !== 'linux');

const own = { url: 'app://bundle/en', parent: null };
const desktopApp = (text: string) => `#!/bin/sh\n# ${text}\n[ -n "$STARTED" ] && echo "${text}" > "$STARTED"\nexit 0\n`;

let feed: UpdateFeed;
let main: DesktopProcess | null = null;
let folder = '';

beforeEach(async () => {
  folder = temporaryFolder('update');
  feed = await UpdateFeed.start();
  writeFileSync(path.join(folder, 'fairline.AppImage'), desktopApp('old'));
  chmodSync(path.join(folder, 'fairline.AppImage'), 0o755);
});
afterEach(async () => {
  main?.stop();
  main = null;
  await feed.stop();
});

const appImage = () => path.join(folder, 'fairline.AppImage');

/** Starts the built main process as an installed AppImage, with the files of the packager. */
async function install({
  publisher = 'publisherName:\n  - Example Ltd\n',
  userData = folder,
} = {}): Promise<DesktopProcess> {
  const file = `provider: generic\nurl: ${feed.url}\n${publisher}updaterCacheDirName: fairline-updater\n`;
  writeFileSync(path.join(folder, 'app-update.yml'), file);
  const environment = {
    APPIMAGE: appImage(),
    XDG_CACHE_HOME: path.join(folder, 'cache'),
    STARTED: path.join(folder, 'started'),
  };
  main = await DesktopProcess.start({ userData, resourcesPath: folder, version: '1.0.0', environment });
  await main.loaded.promise;
  return main;
}

const ask = <T>(channel: string, ...args: unknown[]) => main?.order<T>('invoke', { channel, args, frame: own });
const status = async () => (await ask<UpdateStatus>('updates:status'))?.state;

test('[Z-07] an update is downloaded, verified and installed by a restart, and not while a bet is under way', async () => {
  feed.offer = { version: '2.0.0', file: desktopApp('new'), notes: 'What is new:\n<b>plain</b> text' };
  await install();
  expect(await ask('updates:check')).toEqual({
    installed: '1.0.0',
    installsAtEnd: true,
    state: { phase: 'checking' },
  });
  await expect.poll(status).toEqual({
    phase: 'ready',
    update: { version: '2.0.0', notes: 'What is new:\n<b>plain</b> text' },
  });
  const steps = (await main?.journal('webContents.send'))?.filter(({ args }) => args[0] === 'updates:changed');
  const phases = steps?.map(({ args }) => (args[1] as UpdateStatus).state.phase) ?? [];
  expect(phases.slice(0, 2)).toEqual(['checking', 'available']);
  expect(phases.at(-1)).toBe('ready');
  await ask('updates:busy', true);
  expect(await ask('updates:restart')).toBe('busy');
  expect(readFileSync(appImage(), 'utf8')).toBe(desktopApp('old'));
  await ask('updates:busy', false);
  expect(await ask('updates:restart')).toBe('restarting');
  await expect.poll(() => existsSync(path.join(folder, 'started'))).toBe(true);
  expect(readFileSync(path.join(folder, 'started'), 'utf8')).toBe('new\n');
  expect(await main?.journal('app.quit')).not.toHaveLength(0);
});

test('[Z-07] a file with a wrong checksum is not installed', async () => {
  feed.offer = { version: '2.0.0', file: desktopApp('other'), sha512: Buffer.alloc(64).toString('base64') };
  await install();
  await ask('updates:check');
  await expect.poll(status).toEqual({ phase: 'failed', reason: 'checksum' });
  expect(await ask('updates:restart')).toBe('not-ready');
  expect(readFileSync(appImage(), 'utf8')).toBe(desktopApp('old'));
});

test('[Z-07] an older version, and one outside the staged roll-out, are not taken', async () => {
  feed.offer = { version: '0.9.0', file: desktopApp('older') };
  await install();
  await ask('updates:check');
  await expect.poll(status).toMatchObject({ phase: 'idle', checkedAt: expect.any(Number) });
  feed.offer = { version: '2.0.0', file: desktopApp('new'), share: 0 };
  await ask('updates:check');
  await expect.poll(() => feed.asked.filter((path) => path.endsWith('.yml')).length).toBe(2);
  await expect.poll(status).toMatchObject({ phase: 'idle' });
  expect(feed.asked.filter((path) => path.endsWith('.AppImage'))).toEqual([]);
  const id = readFileSync(path.join(folder, '.updaterId'), 'utf8');
  main?.stop();
  await install();
  await ask('updates:check');
  await expect.poll(status).toMatchObject({ phase: 'idle', checkedAt: expect.any(Number) });
  // The installation's place in a roll-out never changes.
  expect(readFileSync(path.join(folder, '.updaterId'), 'utf8')).toBe(id);
});

test('[Z-07] an app without the name of a publisher never asks for updates', async () => {
  feed.offer = { version: '2.0.0', file: desktopApp('new') };
  await install({ publisher: '' });
  expect(await ask('updates:check')).toMatchObject({ state: { phase: 'off', reason: 'unsigned' } });
  expect(feed.asked).toEqual([]);
});

test('[Z-07] updates use the chosen proxy, also after a change, and sign in to it', async () => {
  feed.offer = { version: '2.0.0', file: desktopApp('new') };
  await install();
  const pushed: unknown[] = [];
  main?.onPush((channel, [value]) => channel === 'network:sign-in-asked' && pushed.push(value));
  await main?.order('proxyAsks', {
    proxy: { host: 'proxy.example', port: 3128, realm: 'office', name: 'ana', password: 'open sesame' },
  });
  await ask('updates:check');
  await expect.poll(() => pushed).toMatchObject([{ id: 1, isAgain: false }]);
  await ask('network:sign-in', 1, { name: 'ana', password: 'wrong', isStored: false });
  await expect.poll(() => pushed.at(-1)).toMatchObject({ id: 2, isAgain: true });
  await ask('network:sign-in', 2, { name: 'ana', password: 'open sesame', isStored: false });
  await expect.poll(status).toMatchObject({ phase: 'ready' });
  const proxies = async () =>
    ((await main?.journal('session.setProxy')) ?? [])
      .filter(({ args }) => args[0] === 'electron-updater')
      .map(({ args }) => args[1]);
  expect(await proxies()).toEqual([{ mode: 'system' }]);
  await ask('network:write', { ...DEFAULT_PROXY, mode: 'fixed', host: 'proxy.example', port: '3128' });
  expect((await proxies()).at(-1)).toEqual({ mode: 'fixed_servers', proxyRules: 'http://proxy.example:3128' });
  const asked = ((await main?.journal('net.request')) ?? []).filter(({ args }) => String(args[0]).includes(feed.url));
  expect(new Set(asked.map(({ args }) => args[1]))).toEqual(new Set(['session(electron-updater)']));
});

test('[Z-07] a failed installation is reported, and the app stays as it is', async () => {
  feed.offer = { version: '2.0.0', file: desktopApp('new') };
  await install();
  await ask('updates:check');
  await expect.poll(status).toMatchObject({ phase: 'ready' });
  rmSync(path.join(folder, 'cache'), { recursive: true });
  expect(await ask('updates:restart')).toBe('restarting');
  await expect.poll(status).toEqual({ phase: 'failed', reason: 'machine' });
  expect(await main?.journal('app.quit')).toHaveLength(0);
});

test('a feed without a file is a failure, and the player can check again', async () => {
  await install();
  await ask('updates:check');
  await expect.poll(status).toEqual({ phase: 'failed', reason: 'network' });
  feed.offer = { version: '1.0.0', file: desktopApp('same') };
  await ask('updates:check');
  await expect.poll(status).toMatchObject({ phase: 'idle' });
});
