import { describe, expect, test } from 'vitest';
import { createFakeHost } from '#renderer/host/fake.ts';
import { readRecent, withSearch, writeRecent } from './recent-searches.ts';

describe('recent searches', () => {
  test('have the newest first, each once, six at most', () => {
    const texts = ['a', 'b', 'c', 'd', 'e', 'f', 'B'].reduce<string[]>((recent, text) => withSearch(recent, text), []);
    expect(texts).toEqual(['B', 'f', 'e', 'd', 'c', 'a']);
    expect(withSearch(texts, '  ')).toEqual(texts);
  });

  test('are kept on the device until they are cleared', async () => {
    const { storage } = createFakeHost();
    await writeRecent(storage, ['arsenal']);
    expect(await readRecent(storage)).toEqual(['arsenal']);
    await writeRecent(storage, []);
    expect(await readRecent(storage)).toEqual([]);
  });

  test.each(['{', '"text"', '[1,2]'])('are none when the device holds %s', async (text) => {
    const { storage } = createFakeHost({ 'recent-searches': text });
    expect(await readRecent(storage)).toEqual([]);
  });
});
