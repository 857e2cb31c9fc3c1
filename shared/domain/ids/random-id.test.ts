import { afterEach, expect, test, vi } from 'vitest';
import { randomId } from './random-id.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a random id is a UUID of version 4, another one each time', () => {
  const ids = Array.from({ length: 1000 }, randomId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids.map((id) => id.charAt(19)))).toEqual(new Set(['8', '9', 'a', 'b']));
});

test('there are random ids on a page at plain http, whose browser has no randomUUID', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) });
  expect(randomId()).toHaveLength(36);
});
