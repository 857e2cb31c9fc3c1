import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '#shared/domain/routing/paths.ts';
import type { DesktopApp } from '#tests/fixtures/electron/desktop-app.ts';
import { mouseDevice } from '#tests/fixtures/input-device.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { wordsOf } from '#tests/fixtures/words.ts';
import { alive } from '#tests/pages/prices.ts';
import { SiteFrame } from '#tests/pages/site-frame.ts';

const words = wordsOf('en');
const MIN_SECRET_LENGTH = 16;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Returns the file in which the main process stores the sealed session. */
function vaultOf({ main }: DesktopApp): { file: string; sealed: string } {
  for (const file of filesBelow(main.userData).filter((name) => name.endsWith('.json'))) {
    const { session } = JSON.parse(readFileSync(file, 'utf8')) as { session?: string };
    if (session !== undefined) return { file, sealed: session };
  }
  throw new Error('no file of the app keeps a session');
}

/** Returns the values of the session, decoded with the stand-in's cipher. */
function secretsOf(desktopApp: DesktopApp): string[] {
  const text = Buffer.from(vaultOf(desktopApp).sealed, 'base64').toString();
  const [, hidden = ''] = /^SEALED\((.*)\)$/.exec(text) ?? [];
  const jar = JSON.parse(Buffer.from(hidden, 'hex').toString()) as Record<string, { value: string }>;
  return Object.values(jar)
    .map(({ value }) => value)
    .filter((value) => value.length >= MIN_SECRET_LENGTH);
}

/** Returns a secret in plain form and as addresses, nested JSON and base64 write it. */
const formsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
];

const holds = (text: string, secrets: readonly string[]): boolean =>
  secrets.flatMap(formsOf).some((form) => text.includes(form));

/** Returns every string of the page's heap. */
async function memoryOf(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  const { strings } = JSON.parse(chunks.join('')) as { strings: string[] };
  return strings.join('\n');
}

/** Returns what a script in the page could read without access to memory. */
function reachableIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const seen = new Set<unknown>();
    const walk = (value: unknown, depth: number): string => {
      if (typeof value === 'string') return value;
      if (value === null || typeof value !== 'object' || seen.has(value) || depth > 6) return '';
      seen.add(value);
      return Object.values(value)
        .map((inner) => walk(inner, depth + 1))
        .join('\n');
    };
    const stores = JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]);
    return `${stores}\n${walk({ ...window }, 0)}`;
  });
}

/** Returns the places where the session must not be found, with their content. */
async function placesOf(page: Page, context: BrowserContext, { main }: DesktopApp): Promise<Map<string, string>> {
  await main.order('writeCrashDump');
  const files = filesBelow(main.userData).map((file) => [file, readFileSync(file, 'latin1')] as const);
  return new Map([
    ...files,
    ['what the app has written', main.output()],
    ['what it has asked of Electron', JSON.stringify(await main.order('journal'))],
    ['the profile of the window', JSON.stringify(await context.storageState({ indexedDB: true }))],
    ['what a script of the page reaches', await reachableIn(page)],
    ['the memory of the page', await memoryOf(page)],
  ]);
}

test('[Z-02] the session of a signed-in player is nowhere unencrypted: no file, no log, no dump, not in the page', async ({
  page,
  context,
  player,
  desktopApp,
}) => {
  if (!desktopApp) throw new Error('this journey is of the desktop window');
  const credentials = await player.signUp();
  await context.clearCookies();
  await page.goto(paths.home('en'));
  await alive(page);
  const frame = new SiteFrame(page, words, mouseDevice());
  await frame.openSignIn();
  await frame.signIn(credentials);
  const secrets = secretsOf(desktopApp);
  expect(secrets.length, 'the main process holds a session').toBeGreaterThan(0);
  const places = await placesOf(page, context, desktopApp);
  expect([...places.keys()], 'the vault is searched').toContain(vaultOf(desktopApp).file);
  const found = [...places].filter(([, text]) => holds(text, secrets)).map(([place]) => place);
  expect(found).toEqual([]);
  const onDisk = [...places].filter(([place]) => path.isAbsolute(place));
  expect(onDisk.filter(([, text]) => text.includes(credentials.password)).map(([place]) => place)).toEqual([]);

  // The search finds a planted secret in every kind of place, so finding none means something.
  const [secret = ''] = secrets;
  await page.evaluate((text) => {
    localStorage.setItem('planted', text);
    const kept = { text };
    Reflect.set(window, 'planted', { deep: () => kept });
  }, secret);
  await desktopApp.main.order('invoke', {
    channel: 'storage:write',
    frame: { url: 'app://bundle/', parent: null },
    args: ['planted', `x=${encodeURIComponent(secret)}`],
  });
  const after = await placesOf(page, context, desktopApp);
  const foundNow = [...after].filter(([, text]) => holds(text, secrets)).map(([place]) => path.basename(place));
  const planted = [
    path.basename(vaultOf(desktopApp).file),
    'the memory of the page',
    'the profile of the window',
    'what a script of the page reaches',
  ];
  expect(foundNow.sort()).toEqual(planted.sort());
});
