import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { readRecent, withoutSearch, withSearch, writeRecent } from './recent-searches.ts';

describe('recent searches', () => {
  test('are sorted by time, newest first, without duplicates, six at most', () => {
    const texts = ['a', 'b', 'c', 'd', 'e', 'f', 'B'].reduce<string[]>((recent, text) => withSearch(recent, text), []);
    expect(texts).toEqual(['B', 'f', 'e', 'd', 'c', 'a']);
    expect(withSearch(texts, '  ')).toEqual(texts);
  });

  test('are removed one by one', () => {
    expect(withoutSearch(['Arsenal', 'psg'], 'arsenal')).toEqual(['psg']);
  });

  test('are stored on the device until they are cleared', async () => {
    const { storage } = createMemoryHost();
    await writeRecent(storage, 0, ['arsenal']);
    expect(await readRecent(storage, 0)).toEqual(['arsenal']);
    await writeRecent(storage, 0, []);
    expect(await readRecent(storage, 0)).toEqual([]);
    expect(await storage.read('recent-searches')).toBeNull();
  });

  test('of one account are not shown to another, or to a guest', async () => {
    const { storage } = createMemoryHost();
    await writeRecent(storage, 7, ['arsenal']);
    await writeRecent(storage, 8, ['psg']);
    expect(await readRecent(storage, 7)).toEqual(['arsenal']);
    expect(await readRecent(storage, 0)).toEqual([]);
    await writeRecent(storage, 7, []);
    expect(await readRecent(storage, 8)).toEqual(['psg']);
  });

  test('are stored for the last five accounts of the device', async () => {
    const { storage } = createMemoryHost();
    for (const owner of [1, 2, 3, 4, 5, 6]) await writeRecent(storage, owner, [`text ${owner}`]);
    expect(await readRecent(storage, 1)).toEqual([]);
    expect(await readRecent(storage, 6)).toEqual(['text 6']);
  });

  test('of the time before accounts had their own are those of a guest', async () => {
    const { storage } = createMemoryHost({ 'recent-searches': '["united"]' });
    expect(await readRecent(storage, 0)).toEqual(['united']);
    expect(await readRecent(storage, 7)).toEqual([]);
  });

  test.each(['{', '"text"', '[1,2]', '[[1]]', '[["a",[]]]', '[[0,[1]]]', 'null'])(
    'are empty when the device has stored %s',
    async (text) => {
      const { storage } = createMemoryHost({ 'recent-searches': text });
      expect(await readRecent(storage, 0)).toEqual([]);
    },
  );
});
