import { expect, test } from 'vitest';
import { HINTS } from '#shared/domain/modals/hints.ts';
import { readSeenHints, rememberHints } from './hint-memory.ts';

function fakeTexts(initial?: string) {
  const kept = new Map(initial === undefined ? [] : [['fairline:hints-seen', initial]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a device remembers the hints closed on it, each once', () => {
  const local = fakeTexts();
  expect(readSeenHints(local)).toEqual([]);
  rememberHints(local, ['favourites']);
  rememberHints(local, ['prices', 'favourites']);
  expect(readSeenHints(local)).toEqual(['prices', 'favourites']);
  rememberHints(local, HINTS);
  expect(readSeenHints(local)).toEqual([...HINTS]);
});

test('unknown names in the stored hints are ignored', () => {
  expect(readSeenHints(fakeTexts('prices,constructor,,display '))).toEqual(['prices']);
});
