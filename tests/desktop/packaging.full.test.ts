import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { extractAll, listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { test as anywhere, beforeAll, expect } from 'vitest';
import { ICON_SIZES, iconPath, touchIconPath } from '#shared/domain/pwa/icons.ts';
import { DesktopProcess } from '#tests/fixtures/electron/desktop-process.ts';
import { buildOf, type PackedFlavour } from '#tests/fixtures/electron/flavour-builds.ts';
import { desktopEntry, packLinux, packWindows } from '#tests/fixtures/electron/packing.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';

// The outlines of Electron that are packed here need a file system of Linux.
const test = anywhere.skipIf(process.platform !== 'linux');

const flavours = ['production', 'debugger'] as const satisfies readonly PackedFlavour[];
const apps = { production: 'fairline', debugger: 'fairline-debugger' } as const;
const names = { production: 'Fairline', debugger: 'Fairline Debugger' } as const;

interface Packed {
  readonly build: string;
  readonly unpacked: string;
  /** Folder with the extracted asar. */
  readonly files: string;
}
const packed: Partial<Record<PackedFlavour, Packed>> = {};
const of = (flavour: PackedFlavour): Packed => {
  const found = packed[flavour];
  if (!found) throw new Error(`${flavour} was not packed`);
  return found;
};

/** Returns every file below a folder, by its relative path. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

beforeAll(async () => {
  const pack = async (flavour: PackedFlavour) => {
    const build = await buildOf(flavour);
    const unpacked = await packLinux(flavour, build);
    const files = temporaryFolder('files');
    extractAll(path.join(unpacked, 'resources/app.asar'), files);
    packed[flavour] = { build, unpacked, files };
  };
  await Promise.all(flavours.map(pack));
});

/** Pictures of tray and taskbar badge, each for screens of both densities. */
const PICTURES = [
  ...['Template', '-badgeTemplate', '-linux', '-linux-badge', '-windows', '-windows-badge'].map(
    (name) => `tray${name}`,
  ),
  ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '9-more'].map((count) => `overlay-${count}`),
].flatMap((name) => [`dist-electron/icons/${name}.png`, `dist-electron/icons/${name}@2x.png`]);
/** Files whose names the build does not choose. */
const NAMED = [
  ...PICTURES,
  'dist-electron/build.json',
  'dist-electron/electron-updater.js',
  'dist-electron/main.js',
  'dist-electron/preload.cjs',
  'dist-electron/rolldown-runtime.js',
  'dist-electron/sbom.cdx.json',
  'dist/desktop/icon.svg',
  'dist/desktop/index.html',
  'dist/desktop/pwa-sw-off.js',
  'package.json',
  ...ICON_SIZES.flatMap((size) => [iconPath(size), touchIconPath(size)]).map((file) => `dist/desktop${file}`),
].sort();
const GENERATED = /^dist\/desktop\/(?:assets|staff)\/[\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg|png)$/;
/** Names of files in the text of a built file: chunks, styles, pictures and fonts. */
const NAMES_A_FILE = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg|png)/g;

for (const flavour of flavours) {
  test(`[Z-07] the ${flavour} package holds the built app, complete, and nothing else`, () => {
    const { unpacked, build, files: folder } = of(flavour);
    const files = listPackage(path.join(unpacked, 'resources/app.asar'), { isPack: false })
      .map((file) => file.slice(1).split(path.sep).join('/'))
      .filter((file) => statSync(path.join(folder, file)).isFile())
      .sort();
    expect(files.filter((file) => !GENERATED.test(file))).toEqual(NAMED);
    const built = ['dist/desktop', 'dist-electron'].flatMap((part) =>
      filesOf(path.join(build, part)).map((file) => `${part}/${file}`),
    );
    expect(files).toEqual([...built, 'package.json'].sort());
    const has = new Set(files.map((file) => path.posix.basename(file)));
    const named = new Set(
      files
        .filter((file) => /^dist\/desktop\/.*\.(?:js|css|html)$/.test(file))
        .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').match(NAMES_A_FILE) ?? []),
    );
    const generated = files.filter((file) => GENERATED.test(file));
    expect(generated.length).toBeGreaterThan(300);
    expect(generated.filter((file) => !named.has(path.posix.basename(file)))).toEqual([]);
    const styles = [...named].filter((file) => /\.(?:css|woff2)$/.test(file));
    expect(styles.filter((file) => !has.has(file))).toEqual([]);
  });

  test(`[Z-07] the ${flavour} app has all nine fuses as stated`, async () => {
    const wire = await getCurrentFuseWire(path.join(of(flavour).unpacked, apps[flavour]));
    expect(fusesOf(wire)).toEqual({ ...FUSES, EnableNodeCliInspectArguments: flavour === 'debugger' });
  });

  test(`[Z-06] the ${flavour} package has its own name, id and link scheme`, async () => {
    const { files, unpacked } = of(flavour);
    const own = JSON.parse(readFileSync(path.join(files, 'package.json'), 'utf8')) as Record<string, unknown>;
    expect(own).toMatchObject({
      name: apps[flavour],
      productName: names[flavour],
      desktopName: `${apps[flavour]}.desktop`,
      main: 'dist-electron/main.js',
    });
    expect(own).not.toHaveProperty('devDependencies');
    expect(own).not.toHaveProperty('scripts');
    // Without a feed there is no file for the updater.
    expect(readdirSync(path.join(unpacked, 'resources'))).not.toContain('app-update.yml');
    const entry = (await desktopEntry(flavour)).trim().split('\n');
    expect(entry).toEqual(
      expect.arrayContaining([
        `Name=${names[flavour]}`,
        `Icon=${apps[flavour]}`,
        `StartupWMClass=${apps[flavour]}`,
        'Categories=Game;SportsGame;',
        `MimeType=x-scheme-handler/${apps[flavour]};`,
      ]),
    );
  });

  test(`the packed main process of ${flavour} boots and serves its window`, async () => {
    const { files } = of(flavour);
    const userData = path.join(temporaryFolder('packed'), 'data');
    const bundle = path.join(files, 'dist-electron/main.js');
    const main = await DesktopProcess.start({ bundle, appPath: files, userData });
    await main.loaded.promise;
    const { status } = await main.order<{ status: number }>('fetch', { url: 'app://bundle/en', method: 'GET' });
    const [window] = await main.journal('new BrowserWindow');
    main.stop();
    expect(status).toBe(200);
    expect(window?.args[0]).toMatchObject({ webPreferences: { devTools: flavour === 'debugger' } });
  });
}

const FUSES: Readonly<Record<string, boolean>> = {
  RunAsNode: false,
  EnableCookieEncryption: true,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  LoadBrowserProcessSpecificV8Snapshot: false,
  GrantFileProtocolExtraPrivileges: false,
  WasmTrapHandlers: true,
};

function fusesOf(wire: Awaited<ReturnType<typeof getCurrentFuseWire>>): Record<string, boolean> {
  const all = Object.entries(FuseV1Options).filter(
    (entry): entry is [string, FuseV1Options] => typeof entry[1] === 'number',
  );
  return Object.fromEntries(all.map(([name, fuse]) => [name, wire[fuse] === FuseState.ENABLE]));
}

/** Texts of the debugger: its page, its calls about the app's log, and its log lines. */
const STAFF_WORDS = [
  'Explain this address',
  'Разобрать адрес',
  'debugger-page-module_',
  'Журнал приложения',
  'log:lines',
  'log:written',
  'The app was started a second time',
];

test('[Z-06] the production package holds nothing of the debugger', () => {
  const { files } = of('production');
  const scripts = filesOf(files).filter((file) => /\.(?:js|cjs|css|json)$/.test(file));
  expect(scripts.length).toBeGreaterThan(300);
  const told = scripts.filter((file) => {
    const text = readFileSync(path.join(files, file), 'utf8');
    return STAFF_WORDS.some((word) => text.includes(word));
  });
  expect(told).toEqual([]);
  // Each text exists in the debugger, so that its absence in production means something.
  const { files: own } = of('debugger');
  const texts = filesOf(own)
    .filter((file) => /\.(?:js|cjs|css)$/.test(file))
    .map((file) => readFileSync(path.join(own, file), 'utf8'));
  for (const word of STAFF_WORDS)
    expect(
      texts.some((text) => text.includes(word)),
      word,
    ).toBe(true);
});

test('[Z-07] a package for Windows names its feed and the publisher of updates', async () => {
  const feed = { provider: 'generic', url: 'https://updates.example.com/app', publisherName: ['Example Ltd'] };
  const unpacked = await packWindows(feed);
  const update = readFileSync(path.join(unpacked, 'resources/app-update.yml'), 'utf8').trim().split('\n');
  expect(update).toEqual([
    'provider: generic',
    'url: https://updates.example.com/app',
    'publisherName:',
    '  - Example Ltd',
    'updaterCacheDirName: fairline-updater',
  ]);
  expect(readdirSync(unpacked)).toContain('Fairline.exe');
});

test('[Z-07] a misspelt key, a misspelt fuse and the build of the other flavour are refused', async () => {
  const { build } = of('production');
  await Promise.all([
    expect(packLinux('production', build, ['-c.asarr=true'])).rejects.toThrow(/unknown property 'asarr'/),
    expect(packLinux('production', build, ['-c.electronFuses.runAsNod=true'])).rejects.toThrow(
      /electronFuses should be one of these/,
    ),
    expect(packLinux('production', of('debugger').build)).rejects.toThrow(/holds the debugger build/),
  ]);
});
