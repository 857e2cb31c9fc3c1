import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { desktopReleaseSchema } from '#shared/contracts/desktop-release.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { notarise, notaryCredentials } from './notarise.ts';
import { beforePack } from './pack-hooks.ts';
import { CONFIG_FILES, packPlan } from './pack-plan.ts';
import { packageOfName, writeReleaseFiles, writeStagedShare } from './release-files.ts';

const site = { SITE_ORIGIN: 'https://www.example.com' };
const feed = { UPDATE_FEED: 'https://updates.example.com/app', UPDATE_PUBLISHER: 'Example Ltd; Example Limited' };
const folder = () => temporaryFolder('pack');

describe('[Z-07] the plan of packing', () => {
  test('is a production release without a feed by default', () => {
    expect(packPlan(['--linux'], site)).toEqual({
      flavour: 'production',
      isRelease: true,
      stagedShare: null,
      feed: null,
      builder: ['--linux', '--publish', 'never'],
    });
  });

  test('packs the debugger with its own configuration', () => {
    const { flavour, isRelease } = packPlan(['--dir'], { APP_FLAVOUR: 'debugger' });
    expect([CONFIG_FILES[flavour], isRelease]).toEqual(['electron-builder.debugger.yml', false]);
  });

  test('has the feed, the publisher and the share of installations', () => {
    const plan = packPlan([], { ...site, ...feed, UPDATE_SHARE: '10' });
    expect(plan.stagedShare).toBe(10);
    expect(plan.feed).toEqual({
      provider: 'generic',
      url: 'https://updates.example.com/app',
      publisherName: ['Example Ltd', 'Example Limited'],
    });
  });

  test.each([
    ['an unknown argument', ['--solaris'], site, 'unknown argument "--solaris"'],
    ['an unknown flavour', [], { ...site, APP_FLAVOUR: 'beta' }, 'one of production, debugger'],
    ['a release without a site', [], {}, 'SITE_ORIGIN must name the site'],
    ['a site without https', [], { SITE_ORIGIN: 'http://www.example.com' }, 'SITE_ORIGIN must name the site'],
    ['a feed without https', [], { ...site, ...feed, UPDATE_FEED: 'http://x.example' }, 'must be an https address'],
    [
      'a feed without its publisher',
      [],
      { ...site, UPDATE_FEED: feed.UPDATE_FEED },
      'UPDATE_FEED needs UPDATE_PUBLISHER',
    ],
    ['a share of everybody', [], { ...site, UPDATE_SHARE: '100' }, '1 to 99'],
    ['a share that is none', [], { ...site, UPDATE_SHARE: 'many' }, '1 to 99'],
  ])('refuses %s', (_name, args, environment, message) => {
    expect(() => packPlan(args, environment)).toThrow(message);
  });
});

describe('the hooks of the packager', () => {
  const packing = (appDir: string, id: string) => ({
    appOutDir: appDir,
    electronPlatformName: 'linux',
    packager: {
      info: { appDir },
      executableName: 'fairline',
      appInfo: { productFilename: 'Fairline', id, version: '1.0.0' },
    },
  });
  const built = async (flavour: string, version = '1.0.0') => {
    const project = folder();
    const { mkdirSync } = await import('node:fs');
    mkdirSync(path.join(project, 'dist-electron'));
    writeFileSync(path.join(project, 'dist-electron/build.json'), JSON.stringify({ flavour, version }));
    return project;
  };

  test.each([
    ['production', 'test.fairline.desktop', null],
    ['debugger', 'test.fairline.desktop.debugger', null],
    ['debugger', 'test.fairline.desktop', 'holds the debugger build'],
    ['production', 'test.fairline.desktop.debugger', 'holds the production build'],
  ])('[Z-06] accept the %s build for %s, or refuse it', async (flavour, id, message) => {
    const packed = beforePack(packing(await built(flavour), id));
    if (message === null) await expect(packed).resolves.toBeUndefined();
    else await expect(packed).rejects.toThrow(message);
  });

  test('refuse a build of another version, and a missing one', async () => {
    await expect(beforePack(packing(await built('production', '0.9.0'), 'test.fairline.desktop'))).rejects.toThrow(
      '0.9.0',
    );
    await expect(beforePack(packing(folder(), 'test.fairline.desktop'))).rejects.toThrow('holds no desktop build');
  });
});

describe('notarisation', () => {
  const credentials = { APPLE_ID: 'a@example.com', APPLE_APP_SPECIFIC_PASSWORD: 'secret', APPLE_TEAM_ID: 'T' };

  test('is skipped without credentials, with a message', () => {
    const said: string[] = [];
    expect(notarise('Fairline.app', {}, { run: () => expect.unreachable(), say: (line) => said.push(line) })).toBe(
      false,
    );
    expect(said).toEqual([expect.stringMatching(/^not notarised: no credentials \(APPLE_API_KEY \+/)]);
    expect(notaryCredentials({ ...credentials, APPLE_TEAM_ID: '' })).toBeNull();
  });

  test('sends the app to Apple and staples the ticket', () => {
    const ran: string[] = [];
    const run = (app: string, args: readonly string[]) => ran.push(`${app} ${args.join(' ')}`) * 0;
    expect(notarise('Fairline.app', credentials, { run, say: () => {} })).toBe(true);
    expect(ran).toEqual([
      'ditto -c -k --keepParent Fairline.app Fairline.app.zip',
      'xcrun notarytool submit Fairline.app.zip --wait --apple-id a@example.com --password secret --team-id T',
      'xcrun stapler staple Fairline.app',
      'rm Fairline.app.zip',
    ]);
  });

  test('that fails stops the packing, without printing the credentials', () => {
    const failing = () =>
      notarise('Fairline.app', credentials, { run: (name) => (name === 'ditto' ? 0 : 1), say: () => {} });
    expect(failing).toThrow(/^notarisation has failed at "xcrun notarytool submit"$/);
  });
});

describe('[Z-07] the files beside the packages', () => {
  test.each([
    ['fairline-0.1.0-win-x64-setup.exe', 'windows', 'setup', 'x64'],
    ['fairline-0.1.0-win-arm64-portable.exe', 'windows', 'portable', 'arm64'],
    ['fairline-0.1.0-mac-arm64.dmg', 'macos', 'dmg', 'arm64'],
    ['fairline-0.1.0-mac-x64.zip', 'macos', 'zip', 'x64'],
    ['fairline-0.1.0-linux-amd64.deb', 'linux', 'deb', 'x64'],
    ['fairline-0.1.0-linux-aarch64.rpm', 'linux', 'rpm', 'arm64'],
    ['fairline-0.1.0-linux-x86_64.AppImage', 'linux', 'appImage', 'x64'],
  ])('classify %s', (file, system, kind, arch) => {
    expect(packageOfName(file)).toMatchObject({ system, kind, arch });
  });

  test.each(['latest-linux.yml', 'fairline-0.1.0-win-x64-setup.exe.blockmap', 'builder-debug.yml', 'linux-unpacked'])(
    'leave %s out',
    (file) => {
      expect(packageOfName(file)).toBeNull();
    },
  );

  test('contain the right checksums, sizes and notes', async () => {
    const at = folder();
    const file = 'fairline-1.2.3-linux-amd64.deb';
    writeFileSync(path.join(at, file), 'a package');
    writeFileSync(path.join(at, 'builder-debug.yml'), 'x');
    await writeReleaseFiles(at, { version: '1.2.3', date: 5, notes: 'New' });
    const sum = (algorithm: string) => createHash(algorithm).update('a package').digest('hex');
    const read = (name: string) => readFileSync(path.join(at, name), 'utf8');
    expect(read('SHA256SUMS')).toBe(`${sum('sha256')}  ${file}\n`);
    expect(read('SHA512SUMS')).toBe(`${sum('sha512')}  ${file}\n`);
    expect(v.parse(desktopReleaseSchema, JSON.parse(read('releases.json')))).toEqual({
      version: '1.2.3',
      date: 5,
      notes: 'New',
      packages: [{ system: 'linux', kind: 'deb', arch: 'x64', file, size: 9, sha256: sum('sha256'), minimum: null }],
    });
  });

  test('are not written when nothing was packed', async () => {
    await expect(writeReleaseFiles(folder(), { version: '1.0.0', date: 0, notes: '' })).rejects.toThrow('no package');
  });

  test('contain the share of a staged roll-out once', async () => {
    const at = folder();
    writeFileSync(path.join(at, 'latest-linux.yml'), 'version: 1.2.3\nstagingPercentage: 5\n');
    await writeStagedShare(at, 25);
    expect(readFileSync(path.join(at, 'latest-linux.yml'), 'utf8')).toBe('version: 1.2.3\nstagingPercentage: 25\n');
  });
});
