import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { readRecent, withSearch, writeRecent } from './recent-searches.ts';

describe('recent searches', () => {
  test('are sorted by time, newest first, without duplicates, six at most', () => {
    const texts = ['a', 'b', 'c', 'd', 'e', 'f', 'B'].reduce<string[]>((recent, text) => withSearch(recent, text), []);
    expect(texts).toEqual(['B', 'f', 'e', 'd', 'c', 'a']);
    expect(withSearch(texts, '  ')).toEqual(texts);
  });

  test('are stored on the device until they are cleared', async () => {
    const { storage } = createMemoryHost();
    await writeRecent(storage, ['arsenal']);
    expect(await readRecent(storage)).toEqual(['arsenal']);
    await writeRecent(storage, []);
    expect(await readRecent(storage)).toEqual([]);
  });

  test.each(['{', '"text"', '[1,2]'])('are empty when the device has stored %s', async (text) => {
    const { storage } = createMemoryHost({ 'recent-searches': text });
    expect(await readRecent(storage)).toEqual([]);
  });
});
