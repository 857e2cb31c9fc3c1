import { expect, test } from 'vitest';
import { LONG_TERM_SPORT, SPORTS, sportById, sportBySlug, sportMap } from './sports.ts';

test('every id, slug and key names one sport', () => {
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

test('the product has at least eighteen sports, with slugs that need no escaping in a URL', () => {
  expect(SPORTS.length).toBeGreaterThanOrEqual(18);
  for (const { slug } of SPORTS) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('the sport map ends with the long-term entry 2999, which is no sport of a game', () => {
  const map = sportMap();
  expect(map).toHaveLength(SPORTS.length + 1);
  expect(map.at(-1)).toEqual({ sportId: 2999, nameEng: 'Long-term bets', slug: 'long-term' });
  expect(LONG_TERM_SPORT.id).toBe(2999);
  expect(sportById(2999)).toBeUndefined();
  expect(sportBySlug('long-term')).toBeUndefined();
});

test('the duration of every sport is plausible in minutes', () => {
  for (const sport of SPORTS) {
    expect(sport.durationMinutes).toBeGreaterThanOrEqual(10);
    expect(sport.durationMinutes).toBeLessThanOrEqual(240);
  }
});
