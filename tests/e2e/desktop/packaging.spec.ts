import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extractAll, listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { expect, test } from '@playwright/test';
import { DesktopProcess } from '#tests/fixtures/electron/desktop-process.ts';
import { makeEmptyDistribution } from '#tests/fixtures/electron/empty-distribution.ts';

const root = path.resolve(import.meta.dirname, '../../..');
let unpacked = '';

test.describe.configure({ mode: 'serial' });
test.skip(process.platform !== 'linux', 'the outline of Electron that is packed here is that of Linux');

test.beforeAll(async () => {
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/electron/package.json'), 'utf8')) as {
    version: string;
  };
  const output = mkdtempSync(path.join(tmpdir(), 'fairline-release-'));
  const distribution = await makeEmptyDistribution(version);
  const builder = path.join(root, 'node_modules/electron-builder/cli.js');
  const settings = [
    `-c.electronDist=${distribution}`,
    `-c.electronVersion=${version}`,
    `-c.directories.output=${output}`,
  ];
  execFileSync(process.execPath, [builder, '--linux', 'dir', '--config', 'electron-builder.yml', ...settings], {
    cwd: root,
    stdio: 'pipe',
  });
  unpacked = path.join(output, 'linux-unpacked');
});

test('[Z-07] the package holds the built app and nothing else', () => {
  const files = listPackage(path.join(unpacked, 'resources/app.asar'), { isPack: false }).map((file) =>
    file.split(path.sep).join('/'),
  );
  const foreign = files.filter((file) => !/^\/(package\.json|dist(-electron)?(\/.*)?)$/.test(file));
  expect(foreign).toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining(['/dist-electron/main.js', '/dist-electron/preload.cjs', '/dist/desktop/index.html']),
  );
  expect(
    files.filter((file) => file.endsWith('.map') || file.includes('node_modules') || file.startsWith('/dist/web')),
  ).toEqual([]);
});

test('[Z-06] the production package holds nothing of the debugger', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairline-files-'));
  extractAll(path.join(unpacked, 'resources/app.asar'), folder);
  const assets = path.join(folder, 'dist/desktop');
  const scripts = readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|css)$/.test(file));
  expect(scripts.length).toBeGreaterThan(20);
  const told = scripts.filter((file) => {
    const text = readFileSync(path.join(assets, file), 'utf8');
    return ['Explain this address', 'Разобрать адрес', 'debugger-page-module_'].some((word) => text.includes(word));
  });
  expect(told).toEqual([]);
});

test('[Z-07] every fuse is as stated', async () => {
  const wire = await getCurrentFuseWire(path.join(unpacked, 'fairline'));
  const isOn = (fuse: FuseV1Options) => wire[fuse] === FuseState.ENABLE;
  expect({
    runAsNode: isOn(FuseV1Options.RunAsNode),
    cookieEncryption: isOn(FuseV1Options.EnableCookieEncryption),
    nodeOptions: isOn(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
    inspect: isOn(FuseV1Options.EnableNodeCliInspectArguments),
    asarIntegrity: isOn(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
    onlyAsar: isOn(FuseV1Options.OnlyLoadAppFromAsar),
    browserSnapshot: isOn(FuseV1Options.LoadBrowserProcessSpecificV8Snapshot),
    fileProtocol: isOn(FuseV1Options.GrantFileProtocolExtraPrivileges),
  }).toEqual({
    runAsNode: false,
    cookieEncryption: true,
    nodeOptions: false,
    inspect: false,
    asarIntegrity: true,
    onlyAsar: true,
    browserSnapshot: false,
    fileProtocol: false,
  });
});

test('the packed main process boots and serves its window', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairline-packed-'));
  extractAll(path.join(unpacked, 'resources/app.asar'), folder);
  const main = await DesktopProcess.start({ bundle: path.join(folder, 'dist-electron/main.js'), appPath: folder });
  await main.loaded.promise;
  const { status } = await main.order<{ status: number }>('fetch', { url: 'app://bundle/en', method: 'GET' });
  main.stop();
  expect(status).toBe(200);
});
