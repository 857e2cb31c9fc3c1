import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#shared/contracts/call.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type {
  countersCall,
  dictionariesCall,
  phoneCountriesCall,
  phoneMasksCall,
  sportsNamesCall,
} from '#shared/contracts/reference.ts';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import { startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

async function ask<T>(path: string): Promise<T> {
  const { status, body } = await platform.client().get<T>(path);
  expect(status).toBe(200);
  return body;
}

const countriesIn = async (lng: string) =>
  (await ask<CallAnswer<typeof phoneCountriesCall>>(`${openPaths.phoneCountries}?lng=${lng}`)).countries;
const masks = async () => (await ask<CallAnswer<typeof phoneMasksCall>>(openPaths.phoneMasks)).masks;

test.each([
  ['en', 'DE', 'Germany', '+49'],
  ['ru', 'KZ', 'Казахстан', '+7'],
  ['es', 'GB', 'Reino Unido', '+44'],
  ['pt', 'BR', 'Brasil', '+55'],
  ['de', 'AT', 'Österreich', '+43'],
  ['fr', 'MA', 'Maroc', '+212'],
  ['tr', 'TR', 'Türkiye', '+90'],
  ['ar', 'EG', 'مصر', '+20'],
])('[C-17] in %s the phone country %s is %s with %s', async (lng, code, name, tel) => {
  const countries = await countriesIn(lng);
  expect(countries.find(({ country_code }) => country_code === code)).toMatchObject({ name, tel_code: tel });
});

test('[C-17] every phone country has its own number, a name and one mask that fits its numbers', async () => {
  const [countries, all] = [await countriesIn('en'), await masks()];
  expect(countries.length).toBeGreaterThan(240);
  expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
  expect(all.map(({ CountryId }) => CountryId).sort()).toEqual(countries.map(({ id }) => id).sort());
  for (const { Mask, Min, Max } of all) {
    const digits = Mask.replaceAll(/[^#]/g, '').length;
    expect(Mask).toMatch(/^#[# -]*#$/);
    expect([digits >= Min, digits <= Max, Min <= Max]).toEqual([true, true, true]);
  }
});

test('[C-17] a mask is the country’s usual notation', async () => {
  const ids = new Map((await countriesIn('en')).map(({ country_code, id }) => [country_code, id]));
  const maskOf = (code: string, all: Awaited<ReturnType<typeof masks>>) =>
    all.find(({ CountryId }) => CountryId === ids.get(code));
  const all = await masks();
  expect(maskOf('RU', all)).toMatchObject({ Mask: '### ### ## ##', Min: 10, Max: 10 });
  expect(maskOf('US', all)).toMatchObject({ Mask: '### ### ####', Min: 10, Max: 10 });
});

test('[C-16] the sports-names call answers every sport and the long-term one, or the requested one', async () => {
  const all = await ask<CallAnswer<typeof sportsNamesCall>>(`${openPaths.sportsNames}?lng=en`);
  expect(all.sports).toHaveLength(SPORTS.length + 1);
  expect(all.sports.at(-1)).toEqual({ sportId: 2999, nameEng: 'Long-term bets', slug: 'long-term' });
  const one = await ask(`${openPaths.sportsNames}?lng=en&nameEng=Ice%20hockey`);
  expect(one).toEqual({ sports: [{ sportId: 2, nameEng: 'Ice hockey', slug: 'ice-hockey' }] });
  expect(await ask(`${openPaths.sportsNames}?nameEng=ice-hockey`)).toEqual(one);
  expect(await ask(`${openPaths.sportsNames}?nameEng=kabaddi`)).toEqual({ sports: [] });
});

test('[C-17] dictionaries are answered by route id, in the language of the page', async () => {
  type Answer = CallAnswer<typeof dictionariesCall>;
  const { dictionaries } = await ask<Answer>(`${openPaths.dictionaries}?id=registration&lng=de`);
  expect(Object.keys(dictionaries)).toEqual(['countries', 'currencies', 'languages']);
  expect(dictionaries.currencies).toContainEqual({ id: 978, name: 'Euro' });
  expect(dictionaries.languages).toContainEqual({ id: 'ar', name: 'Arabisch' });
  expect(dictionaries.countries).toContainEqual({ id: expect.any(Number), name: 'Frankreich' });
  for (const id of ['home', 'constructor']) {
    expect(await ask<Answer>(`${openPaths.dictionaries}?id=${id}`)).toEqual({ dictionaries: {} });
  }
});

test('[C-17] analytics counters are those of the domain and of all domains, for this project only', async () => {
  const tag = { kind: 'tagManager', key: 'GTM-1' } as const;
  const own = { kind: 'collector', key: 'fairline' } as const;
  await platform.platform.config.merge({ counters: { '*': [own], 'play.example': [tag] } });
  const counters = async (domain: string, projectId: string) =>
    (await ask<CallAnswer<typeof countersCall>>(`${openPaths.counters}?domain=${domain}&projectId=${projectId}`))
      .counters;
  expect(await counters('play.example', '1')).toEqual([own, tag]);
  expect(await counters('other.example', '1')).toEqual([own]);
  expect(await counters('constructor', '1')).toEqual([own]);
  expect(await counters('play.example', '2')).toEqual([]);
  await platform.platform.config.reset();
});
