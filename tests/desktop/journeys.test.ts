import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { desktopFilters, WEB_ONLY_FILES, WEB_ONLY_TESTS, WINDOW_TESTS } from '#tests/fixtures/desktop-journeys.ts';

const folder = path.resolve(import.meta.dirname, '../e2e');
const specs = readdirSync(folder).filter((name) => name.endsWith('.spec.ts') && name !== 'real-electron.spec.ts');
const textOf = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

test('[Z-08] every journey runs in the window too, or gives a reason why not', () => {
  const told = specs.filter((name) => !(name in WEB_ONLY_FILES));
  expect(Object.keys(WEB_ONLY_FILES).filter((name) => !specs.includes(name))).toEqual([]);
  // The titles of its tests are the rows of its matrix.
  const matrix = { 'sign-in-matrix.spec.ts': '../fixtures/sign-in-matrix/matrix.ts' } as Record<string, string>;
  const texts = told.map((name) => textOf(matrix[name] ?? name));
  for (const title of [...Object.keys(WEB_ONLY_TESTS), ...WINDOW_TESTS])
    expect(texts.filter((text) => text.includes(title)).length, `"${title}" is the title of one file`).toBe(1);
  expect(told.length).toBeGreaterThan(specs.length / 2);
});

test('the filters of the desktop project select what its tables name', () => {
  const { testIgnore, grepInvert, grep } = desktopFilters(false);
  const isIgnored = (file: string) => testIgnore.some((pattern) => pattern.test(file));
  expect(specs.filter((name) => isIgnored(`/tests/e2e/${name}`))).toEqual(Object.keys(WEB_ONLY_FILES).sort());
  expect(isIgnored('/tests/e2e/desktop/security.spec.ts')).toBe(false);
  expect(grepInvert.test('desktop lists.spec.ts going back leads to the same place')).toBe(false);
  expect(grep?.test('desktop desktop/window.spec.ts values survive a restart')).toBe(true);
  expect(grep?.test('desktop sign-in-matrix.spec.ts a player signs in by a password and then a code')).toBe(true);
  expect(grep?.test('desktop sign-in-matrix.spec.ts a player signs in by phone and password')).toBe(false);
  expect(grep?.test('desktop coupon-cash-out.spec.ts a coupon is cashed out in part and then in full')).toBe(true);
  expect(grep?.test('desktop lists.spec.ts going back leads to the same place')).toBe(false);
});
