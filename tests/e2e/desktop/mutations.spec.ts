import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { bundleContracts, type Situation } from '#tests/fixtures/electron/bundle-contracts.ts';
import type { Bundles } from '#tests/fixtures/electron/launched-app.ts';
import { MUTATIONS, type Mutation } from '#tests/fixtures/electron/mutations.ts';
import { openRecordingSite } from '#tests/fixtures/electron/recording-site.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const AT_ONCE = 3;
/** Bundles that nobody could run prove nothing about a fault in them. */
const NOT_STARTED = /SyntaxError|ERR_MODULE_NOT_FOUND/;

const built: Bundles = {
  main: path.join(root, 'dist-electron/main.js'),
  preload: path.join(root, 'dist-electron/preload.cjs'),
  appPath: root,
};
const FILES: Readonly<Record<Mutation['bundle'], string>> = {
  main: built.main,
  preload: built.preload,
  page: path.join(root, 'dist/desktop/index.html'),
};
const texts = Object.fromEntries(
  Object.entries(FILES).map(([bundle, file]) => [bundle, readFileSync(file, 'utf8')]),
) as Record<Mutation['bundle'], string>;

/** The bundles in a folder of their own, one of them with another text; everything that they bring along lies beside them. */
function place(bundle: Mutation['bundle'], text: string): Bundles & { readonly folder: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairline-mutant-'));
  if (bundle === 'page') {
    mkdirSync(path.join(folder, 'dist/desktop'), { recursive: true });
    cpSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
    writeFileSync(path.join(folder, 'dist/desktop/index.html'), text);
    return { ...built, appPath: folder, folder };
  }
  const beside = path.dirname(FILES[bundle]);
  for (const name of readdirSync(beside)) symlinkSync(path.join(beside, name), path.join(folder, name));
  const file = path.join(folder, path.basename(FILES[bundle]));
  rmSync(file);
  writeFileSync(file, text);
  return { ...built, [bundle]: file, folder };
}

/** What breaks where a bundle has another text; null: every promise is kept. */
async function brokenWith(bundle: Mutation['bundle'], text: string, situation: Situation): Promise<string | null> {
  const bundles = place(bundle, text);
  const found = await broken(bundles, situation);
  rmSync(bundles.folder, { recursive: true, force: true });
  return found;
}

/** What breaks in a situation; null: every promise is kept. */
async function broken(bundles: Bundles, situation: Situation): Promise<string | null> {
  const site = await openRecordingSite();
  try {
    await bundleContracts[situation](bundles, site);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    site.close();
  }
}

async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

test('the built app keeps every promise, also in the places that faults are brought to', async () => {
  for (const situation of Object.keys(bundleContracts) as Situation[]) {
    const bundle = situation === 'preload' ? 'preload' : 'main';
    expect(await brokenWith(bundle, texts[bundle], situation), situation).toBeNull();
  }
  expect(await brokenWith('page', texts.page, 'in use'), 'page').toBeNull();
});

test('every fault of the list stands once in the bundles', () => {
  const lost = MUTATIONS.filter(({ bundle, from }) => texts[bundle].split(from).length !== 2);
  expect(lost.map(({ fault, bundle }) => `${bundle}: ${fault}`)).toEqual([]);
  expect(new Set(MUTATIONS.map(({ fault }) => fault)).size).toBe(MUTATIONS.length);
});

test('[Z-08] every fault that is brought into the built app is caught', async () => {
  const unseen: string[] = [];
  await inTurns(MUTATIONS, async (mutation) => {
    const { bundle, fault, from, to, situation } = mutation;
    const text = texts[bundle].replace(from, () => to);
    const found = await brokenWith(bundle, text, situation);
    if (found === null || NOT_STARTED.test(found)) unseen.push(fault);
    else test.info().annotations.push({ type: 'caught', description: `${fault}: ${found.split('\n')[0]}` });
  });
  expect(unseen).toEqual([]);
});
