import { expect, test } from 'vitest';
import { GAME_ID_LIMITS } from '#shared/domain/ids/game-id.ts';
import { REGION_KEYS } from '#shared/domain/sports/regions.ts';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import { createCatalogue } from './catalogue.ts';
import type { CompetitionSeed } from './competition-seed.ts';
import { matchParams } from './params.ts';
import { slugOf } from './slug.ts';
import { ALL_COMPETITIONS } from './tables/all.ts';

const catalogue = createCatalogue();
const names = (competitionId: number) =>
  catalogue.competition(competitionId)?.teamIds.map((id) => catalogue.team(id)?.name) ?? [];

function seed(id: number, teams: string, more: Partial<CompetitionSeed> = {}): CompetitionSeed {
  const stage = { kind: 'league', season: 'year', slots: 'Sat 15:00' } as const;
  const place = { country: 'england', zone: 'Europe/London', weight: 1, ratings: [1500, 1400] } as const;
  return { id, sportId: 1, name: `League ${id}`, stages: [stage], teams, ...place, ...more };
}

test('there are competitions in every sport, far more than 170 in all', () => {
  expect(catalogue.competitions.length).toBeGreaterThanOrEqual(170);
  for (const sport of SPORTS) expect(catalogue.competitionsOf(sport.id).length).toBeGreaterThanOrEqual(2);
});

test('ids fit into the nine bits of a game id and name one competition each', () => {
  const ids = catalogue.competitions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.min(...ids)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...ids)).toBeLessThanOrEqual(GAME_ID_LIMITS.competitionId);
});

test.each([
  [1, 'england-premier-league', 1],
  [16, 'spain-la-liga', 1],
  [9, 'europe-europa-league', 1],
  [181, 'usa-nba', 3],
  [151, 'usa-nhl', 2],
  [367, 'india-indian-premier-league', 66],
])('competition %i is found by its slug %s', (id, slug, sportId) => {
  expect(catalogue.competitionBySlug(sportId, slug)?.id).toBe(id);
  expect(catalogue.competitionBySlug(sportId + 500, slug)).toBeUndefined();
});

test.each([
  [1, 20, 'Arsenal'],
  [2, 24, 'West Ham United'],
  [8, 36, 'Paris Saint-Germain'],
  [151, 32, 'Boston Bruins'],
  [181, 30, 'Los Angeles Lakers'],
  [348, 32, 'Green Bay Packers'],
  [193, 20, 'Real Madrid'],
])('competition %i has its %i sides, %s among them', (id, count, name) => {
  expect(names(id)).toHaveLength(count);
  expect(names(id)).toContain(name);
});

test("a club is one side in all its competitions, and its women's team another one in the same colours", () => {
  const id = catalogue.competition(1)?.teamIds.find((each) => catalogue.team(each)?.name === 'Arsenal') ?? 0;
  expect(catalogue.competition(8)?.teamIds).toContain(id);
  const women = [...catalogue.teams.values()].find((team) => team.name === 'Arsenal (W)');
  expect(women?.id).not.toBe(id);
  expect(women?.colors).toEqual(catalogue.team(id)?.colors);
});

test('sides have a short name, two colours and a rating; players a country', () => {
  const hex = /^#[0-9a-f]{6}$/;
  const wrong = [...catalogue.teams.values()].filter(
    (team) =>
      !(/^[A-Z0-9]{2,4}$/.test(team.shortName) && hex.test(team.colors[0]) && hex.test(team.colors[1])) ||
      team.rating < 850 ||
      team.rating > 2400 ||
      team.name.trim() !== team.name ||
      team.id >= 2 ** 31 ||
      (team.sportId === 4 && !/^[A-Z]{2}$/.test(team.country ?? '')),
  );
  expect(wrong).toEqual([]);
});

test('sides of one competition differ in their short names', () => {
  const twice = ALL_COMPETITIONS.filter((each) => typeof each.teams === 'string' && each.teams.includes('|')).flatMap(
    ({ id, sportId }) => {
      const sides = (catalogue.competition(id)?.teamIds ?? []).map((team) => catalogue.team(team));
      const own = sides.filter((side) => side?.sportId === sportId);
      return new Set(own.map((side) => side?.shortName)).size === own.length ? [] : [id];
    },
  );
  // Cups unite clubs of several leagues, whose own tables chose the short names.
  const cups = new Set(
    catalogue.competitions.filter(({ country }) => country.startsWith('region_')).map(({ id }) => id),
  );
  expect(twice.filter((id) => !cups.has(id))).toEqual([]);
});

test('competitions are ordered by popularity, the Premier League first and simulated ones last', () => {
  const { competitions } = catalogue;
  expect(competitions[0]?.id).toBe(1);
  expect(competitions.map(({ order }) => order)).toEqual(competitions.map((_, index) => index));
  const weights = (simulated?: true) =>
    competitions.filter((each) => each.simulated === simulated).map(({ weight }) => weight);
  for (const each of [weights(), weights(true)]) expect(each).toEqual(each.toSorted((a, b) => b - a));
  const marks = competitions.map(({ simulated = false }) => Number(simulated));
  expect(marks).toEqual(marks.toSorted((a, b) => a - b));
  expect(
    competitions.filter(({ simulated }) => simulated).every(({ name, sportId }) => / SRL$/.test(name) || sportId >= 85),
  ).toBe(true);
  expect(catalogue.top.length).toBeGreaterThanOrEqual(12);
  expect(
    competitions
      .filter(({ top }) => top)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...catalogue.top].sort());
});

test('every zone and every country is known to ICU', () => {
  const regions = new Set(REGION_KEYS.map((key) => `region_${key}`));
  const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const zones = new Set([...catalogue.competitions, ...catalogue.teams.values()].flatMap(({ zone }) => zone ?? []));
  for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  for (const { country } of catalogue.competitions) {
    expect(regions.has(country) || countries.of(country) !== undefined, country).toBe(true);
  }
});

test('parameters of a competition override those of its sport', () => {
  expect(catalogue.competition(1)?.params).toMatchObject({ total: 2.85, periods: 2, periodMinutes: 45, bestOf: 0 });
  expect(catalogue.competition(181)?.params).toMatchObject({ total: 229, periodMinutes: 12 });
  expect(catalogue.competition(219)?.params).toMatchObject({ bestOf: 5, homeAdvantage: 0 });
  expect(matchParams(6)).toMatchObject({ bestOf: 5, setPoints: 25, lastSetPoints: 15 });
  expect(matchParams(999).total).toBe(0);
});

test('a slug is lower case without diacritics', () => {
  expect(slugOf('Türkiye', 'Süper Lig & Øvrige')).toBe('turkiye-super-lig-and-ovrige');
});

test.each([
  ['an id is given twice', [seed(1, 'A|rw; B|bw'), seed(1, 'C|rw; D|bw', { name: 'Other' })], 'share an id'],
  ['a side is described twice', [seed(1, 'A|rw; B|bw'), seed(2, 'A|rw; D|bw')], 'described twice'],
  ['a side is described by nobody', [seed(1, 'A|rw; B')], 'whom no table describes'],
  ['nobody lends the colours', [seed(1, 'A|=; B|bw')], 'nobody lends'],
  [
    'two slugs are the same',
    [seed(1, 'A|rw; B|bw', { name: 'X' }), seed(2, 'C|rw; D|bw', { name: 'x' })],
    'share a slug',
  ],
  ['a pool is unknown', [seed(1, '', { teams: { pool: 'nobody', from: 0, to: 2 } })], 'which is no pool'],
])('the catalogue is refused when %s', (_name, seeds, message) => {
  expect(() => createCatalogue(seeds)).toThrow(message);
});
