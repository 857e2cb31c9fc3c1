import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  desktopFilters,
  ORDINARY_FILES,
  ORDINARY_TESTS,
  WEB_ONLY_FILES,
  WEB_ONLY_TESTS,
} from '#tests/fixtures/desktop-journeys.ts';

const folder = path.resolve(import.meta.dirname, '..');
const specs = readdirSync(folder).filter((name) => name.endsWith('.spec.ts') && name !== 'real-electron.spec.ts');
const textOf = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

test('[Z-08] every journey runs in the window too, or gives a reason why not', () => {
  const told = specs.filter((name) => !(name in WEB_ONLY_FILES));
  expect(Object.keys(WEB_ONLY_FILES).filter((name) => !specs.includes(name))).toEqual([]);
  expect(ORDINARY_FILES.filter((name) => !told.includes(name))).toEqual([]);
  // The rows of its matrix are the titles of its tests.
  const texts = [...told, '../fixtures/sign-in-matrix/matrix.ts'].map(textOf);
  for (const title of [...Object.keys(WEB_ONLY_TESTS), ...ORDINARY_TESTS])
    expect(texts.filter((text) => text.includes(title)).length, `"${title}" is the title of one file`).toBe(1);
  expect(told.length).toBeGreaterThan(specs.length / 2);
});

test('the filters of the desktop project select what its tables name', () => {
  const { testIgnore, grepInvert, grep } = desktopFilters(false);
  const isIgnored = (file: string) => testIgnore.some((pattern) => pattern.test(file));
  expect(specs.filter((name) => isIgnored(`/tests/e2e/${name}`))).toEqual(Object.keys(WEB_ONLY_FILES).sort());
  expect(isIgnored('/tests/e2e/desktop/security.spec.ts')).toBe(false);
  expect(grepInvert.test('desktop lists.spec.ts going back leads to the same place')).toBe(false);
  expect(grep?.test('desktop desktop/boot.spec.ts values survive a restart')).toBe(true);
  expect(grep?.test('desktop sign-in-matrix.spec.ts a player signs in by e-mail and password')).toBe(true);
  expect(grep?.test('desktop sign-in-matrix.spec.ts a player signs in by phone and password')).toBe(false);
  expect(grep?.test('desktop support.spec.ts a guest sends a question')).toBe(true);
  expect(grep?.test('desktop lists.spec.ts going back leads to the same place')).toBe(false);
});
