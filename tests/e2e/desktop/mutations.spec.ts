import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { MUTATIONS, type Mutation } from '#tests/fixtures/electron/mutations.ts';
import { type Bundles, promises, type Situation } from '#tests/fixtures/electron/promises.ts';
import { openRecordingSite } from '#tests/fixtures/electron/recording-site.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const AT_ONCE = 3;

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

/** The bundles with one fault in one of them. */
function mutate({ bundle, from, to }: Mutation): Bundles {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairline-mutant-'));
  const text = texts[bundle].replace(from, () => to);
  if (bundle === 'page') {
    mkdirSync(path.join(folder, 'dist/desktop'), { recursive: true });
    cpSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
    writeFileSync(path.join(folder, 'dist/desktop/index.html'), text);
    return { ...built, appPath: folder };
  }
  const file = path.join(folder, path.basename(FILES[bundle]));
  writeFileSync(file, text);
  return { ...built, [bundle]: file };
}

/** What breaks in a situation; null: every promise is kept. */
async function broken(bundles: Bundles, situation: Situation): Promise<string | null> {
  const site = await openRecordingSite();
  try {
    await promises[situation](bundles, site);
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

test('the built program keeps every promise', async () => {
  for (const situation of Object.keys(promises) as Situation[])
    expect(await broken(built, situation), situation).toBeNull();
});

test('every fault of the list stands once in the bundles', () => {
  const lost = MUTATIONS.filter(({ bundle, from }) => texts[bundle].split(from).length !== 2);
  expect(lost.map(({ fault, bundle }) => `${bundle}: ${fault}`)).toEqual([]);
  expect(new Set(MUTATIONS.map(({ fault }) => fault)).size).toBe(MUTATIONS.length);
});

test('[Z-08] every fault that is brought into the built program is caught', async () => {
  const unseen: string[] = [];
  await inTurns(MUTATIONS, async (mutation) => {
    const found = await broken(mutate(mutation), mutation.situation);
    if (found === null) unseen.push(mutation.fault);
    else test.info().annotations.push({ type: 'caught', description: `${mutation.fault}: ${found.split('\n')[0]}` });
  });
  expect(unseen).toEqual([]);
});
