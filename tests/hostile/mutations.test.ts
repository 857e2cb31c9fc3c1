import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { mutate } from '#tests/fixtures/mutate.ts';
import { HOSTILE_LISTS, HOSTILE_MUTATIONS } from './mutations/all-mutations.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('the list of defences', () => {
  test('names each defence by the one place in the source that it is in', () => {
    for (const mutation of HOSTILE_MUTATIONS)
      expect(() => mutate(read(mutation.module), mutation, HOSTILE_LISTS), mutation.fault).not.toThrow();
    expect(new Set(HOSTILE_MUTATIONS.map(({ fault }) => fault)).size).toBe(HOSTILE_MUTATIONS.length);
  });

  test('names a test file that exists for each of them', () => {
    for (const { fault, test: file } of HOSTILE_MUTATIONS)
      expect(existsSync(path.join(root, file)), `${fault}: ${file}`).toBe(true);
  });

  test('takes a defence away from every file of attacks', () => {
    const attacked = new Set(HOSTILE_MUTATIONS.map(({ test: file }) => file));
    // These compare calls with their descriptions and this list with the source, and defend nothing of their own.
    const others = new Set(['conform.test.ts', 'mutations.test.ts', 'schema-fuzz.full.test.ts']);
    const table = read('tests/hostile/README.md');
    const files = [...table.matchAll(/`([a-z-]+\.test\.ts)`/g)].map(([, name = '']) => name);
    expect(files.length).toBeGreaterThan(15);
    for (const name of files.filter((one) => existsSync(path.join(root, 'tests/hostile', one)) && !others.has(one)))
      expect(attacked.has(`tests/hostile/${name}`), name).toBe(true);
  });
});
