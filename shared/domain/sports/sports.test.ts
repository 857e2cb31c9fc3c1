import { expect, test } from 'vitest';
import { LONG_TERM_SPORT, SPORTS, sportById, sportBySlug, sportMap } from './sports.ts';

test('ids, slugs and keys name one sport each', () => {
  for (const field of ['id', 'slug', 'key', 'nameEng'] as const) {
    expect(new Set(SPORTS.map((sport) => sport[field])).size).toBe(SPORTS.length);
  }
});

test.each([
  [1, 'football'],
  [2, 'ice-hockey'],
  [3, 'basketball'],
  [4, 'tennis'],
  [6, 'volleyball'],
  [8, 'handball'],
  [10, 'table-tennis'],
])('sport %i is %s, by id and by slug', (id, slug) => {
  expect(sportById(id)?.slug).toBe(slug);
  expect(sportBySlug(slug)?.id).toBe(id);
});

test('there are at least eighteen sports, with slugs that need no escaping in a URL', () => {
  expect(SPORTS.length).toBeGreaterThanOrEqual(18);
  for (const { slug } of SPORTS) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('[C-16] the sport map ends with the long-term entry 2999, which is no sport of a game', () => {
  const map = sportMap();
  expect(map).toHaveLength(SPORTS.length + 1);
  expect(map.at(-1)).toEqual({ sportId: 2999, nameEng: 'Long-term bets', slug: 'long-term' });
  expect(LONG_TERM_SPORT.id).toBe(2999);
  expect(sportById(2999)).toBeUndefined();
  expect(sportBySlug('long-term')).toBeUndefined();
});

test('durations are minutes of a real game', () => {
  for (const sport of SPORTS) {
    expect(sport.durationMinutes).toBeGreaterThanOrEqual(10);
    expect(sport.durationMinutes).toBeLessThanOrEqual(240);
  }
});
