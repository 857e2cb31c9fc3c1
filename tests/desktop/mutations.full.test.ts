import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildMutant, bundleOf } from '#tests/fixtures/electron/build-mutant.ts';
import { bundleContracts, type Situation } from '#tests/fixtures/electron/bundle-contracts.ts';
import type { Bundles } from '#tests/fixtures/electron/launched-app.ts';
import { MUTATION_LIST, MUTATIONS, type Mutation } from '#tests/fixtures/electron/mutations.ts';
import { openRecordingSite } from '#tests/fixtures/electron/recording-site.ts';
import { mutate } from '#tests/fixtures/mutate.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
const AT_ONCE = 3;
/** Limit for all mutations: each one is a build and a start of the app, ms. */
const TIMEOUT_MS = 600_000;
/** Errors of an app that does not run at all; they prove nothing about the fault. */
const NOT_STARTED = /SyntaxError|ReferenceError|ERR_MODULE_NOT_FOUND/;

const BUILT: Bundles = {
  main: path.join(root, 'dist-electron/main.js'),
  preload: path.join(root, 'dist-electron/preload.cjs'),
  appPath: root,
};
const PAGE = path.join(root, 'dist/desktop/index.html');

/** Writes a page with a fault into a folder that replaces the app's. */
function placePage(mutation: Mutation, folder: string): Bundles {
  mkdirSync(path.join(folder, 'dist/desktop'), { recursive: true });
  copyFileSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  writeFileSync(
    path.join(folder, 'dist/desktop/index.html'),
    mutate(readFileSync(PAGE, 'utf8'), mutation, MUTATION_LIST),
  );
  return { ...BUILT, appPath: folder };
}

/** Builds a bundle with a fault into a folder, and links the other files of the product's build into it. */
async function placeBundle(mutation: Mutation, bundle: 'main' | 'preload', folder: string): Promise<Bundles> {
  await buildMutant(mutation, bundle, folder);
  const built = new Set(readdirSync(folder));
  const dist = path.dirname(BUILT.main);
  for (const name of readdirSync(dist))
    if (!built.has(name)) symlinkSync(path.join(dist, name), path.join(folder, name));
  return { ...BUILT, [bundle]: path.join(folder, path.basename(BUILT[bundle])) };
}

/** Returns the promise that breaks in a situation; null when every promise is kept. */
async function brokenPromise(bundles: Bundles, situation: Situation): Promise<string | null> {
  const site = await openRecordingSite();
  try {
    await bundleContracts[situation](bundles, site);
    return null;
  } catch (error) {
    return String(error);
  } finally {
    site.close();
  }
}

/** Returns the promise that breaks with a fault; null when none does. */
async function brokenBy(mutation: Mutation): Promise<string | null> {
  const folder = temporaryFolder('mutant');
  try {
    const bundle = bundleOf(mutation);
    const bundles = bundle === 'page' ? placePage(mutation, folder) : await placeBundle(mutation, bundle, folder);
    return await brokenPromise(bundles, mutation.situation);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** Mutations that change nothing: they prove that a rebuilt app breaks only by its fault. */
const WITHOUT_FAULT: readonly Mutation[] = [
  { module: 'electron/main/index.ts', from: 'app.enableSandbox();', situation: 'in use' as const },
  { module: 'electron/preload/index.ts', from: 'const bridge = {', situation: 'preload' as const },
  { module: 'index.html', from: '</head>', situation: 'in use' as const },
].map((one) => ({ ...one, fault: 'none', to: one.from }));

test('the built app keeps every promise, also when it is built again without a fault', async () => {
  for (const situation of Object.keys(bundleContracts) as Situation[])
    expect(await brokenPromise(BUILT, situation), situation).toBeNull();
  for (const none of WITHOUT_FAULT) expect(await brokenBy(none), none.module).toBeNull();
});

test('every fault of the list has its one line in the source', () => {
  for (const mutation of MUTATIONS)
    expect(
      () => mutate(readFileSync(path.join(root, mutation.module), 'utf8'), mutation, MUTATION_LIST),
      mutation.fault,
    ).not.toThrow();
  expect(new Set(MUTATIONS.map(({ fault }) => fault)).size).toBe(MUTATIONS.length);
});

test(
  'every fault that is brought into the desktop app breaks a promise',
  async () => {
    const unseen: string[] = [];
    await inTurns(MUTATIONS, async (mutation) => {
      const found = await brokenBy(mutation);
      if (found === null || NOT_STARTED.test(found)) unseen.push(`${mutation.fault}: ${found ?? 'no promise broke'}`);
    });
    expect(unseen).toEqual([]);
  },
  TIMEOUT_MS,
);
