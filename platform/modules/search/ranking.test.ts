import { describe, expect, test } from 'vitest';
import { allMarketTypes } from '#shared/domain/markets/market-types.ts';
import { searchWords } from '#shared/domain/search/search-words.ts';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import { createCatalogue } from '../../simulation/catalogue/catalogue.ts';
import { createNames } from '../names/names-service.ts';
import { readNames } from './lexicon/lexicon.ts';
import { namedMarket } from './market-phrases.ts';
import { createNameIndex, type FoundEntry } from './name-index.ts';
import { namedEntries } from './named-entries.ts';

const catalogue = createCatalogue();
const names = createNames({ catalogue, own: () => ({}) });
const index = createNameIndex(namedEntries(catalogue, { 'Hull City': ['the tigers of humberside'] }, names.all()));

const nameOf = ({ entry: { kind, id } }: FoundEntry): string =>
  kind === 'team'
    ? (catalogue.team(id)?.name ?? '')
    : kind === 'competition'
      ? (catalogue.competition(id)?.slug ?? '')
      : (SPORTS.find((sport) => sport.id === id)?.slug ?? '');

const find = (text: string) => index.find(searchWords(text), () => true).map(nameOf);

describe('each language finds what it calls otherwise', () => {
  test.each([
    ['en', 'man utd', 'Manchester United'],
    ['en', 'spurs', 'Tottenham Hotspur'],
    ['en', 'psg', 'Paris Saint-Germain'],
    ['en', 'hammers', 'West Ham United'],
    ['en', 'epl', 'england-premier-league'],
    ['en', 'soccer', 'football'],
    ['ru', 'манчестер юнайтед', 'Manchester United'],
    ['ru', 'бавария', 'Bayern Munich'],
    ['ru', 'цска', 'CSKA Moscow'],
    ['ru', 'джокович', 'Novak Djokovic'],
    ['ru', 'апл', 'england-premier-league'],
    ['ru', 'хоккей', 'ice-hockey'],
    ['de', 'bayern münchen', 'Bayern Munich'],
    ['de', 'koeln', 'Köln'],
    ['de', 'moenchengladbach', 'Borussia Mönchengladbach'],
    ['de', 'roter stern belgrad', 'Crvena zvezda'],
    ['de', 'eishockey', 'ice-hockey'],
    ['es', 'barça', 'Barcelona'],
    ['es', 'atleti', 'Atlético Madrid'],
    ['es', 'bayern de múnich', 'Bayern Munich'],
    ['es', 'baloncesto', 'basketball'],
    ['fr', 'olympique de marseille', 'Marseille'],
    ['fr', 'milan ac', 'Milan'],
    ['fr', 'ligue des champions', 'europe-champions-league'],
    ['fr', 'allemagne', 'Germany'],
    ['pt', 'mengão', 'Flamengo'],
    ['pt', 'brasileirão', 'brazil-serie-a'],
    ['pt', 'vôlei', 'volleyball'],
    ['tr', 'cimbom', 'Galatasaray'],
    ['tr', 'besiktas', 'Beşiktaş'],
    ['tr', 'şampiyonlar ligi', 'europe-champions-league'],
    ['tr', 'almanya', 'Germany'],
    ['ar', 'برشلونة', 'Barcelona'],
    ['ar', 'مانشستر يونايتد', 'Manchester United'],
    ['ar', 'الهلال', 'Al-Hilal'],
    ['ar', 'ارسنال', 'Arsenal'],
    ['ru', 'фенербахче', 'Fenerbahçe'],
    ['ru', 'сарпсборг', 'Sarpsborg 08'],
    ['ar', 'غلطة سراي', 'Galatasaray'],
    ['ar', 'اتحاد الجزائر', 'USM Alger'],
    ['ru', 'экстракласа', 'poland-ekstraklasa'],
    ['ar', 'كرة السلة', 'basketball'],
  ])('%s: %s is %s', (_language, text, expected) => {
    expect(find(text)[0]).toBe(expected);
  });
});

describe('misspellings', () => {
  test.each([
    ['arsenla', 'Arsenal'],
    ['manchster untd', 'Manchester United'],
    ['barselona', 'Barcelona'],
    ['liverpol', 'Liverpool'],
    ['real madird', 'Real Madrid'],
    ['leverkussen', 'Bayer Leverkusen'],
    ['фенирбахче', 'Fenerbahçe'],
    ['galatasray', 'Galatasaray'],
  ])('%s is %s', (text, expected) => {
    expect(find(text)[0]).toBe(expected);
  });

  test('of short words and of figures are not guessed', () => {
    expect(find('xqz')).toEqual([]);
    expect(find('1861')).toEqual([]);
  });

  test('are left out where a name is typed right', () => {
    expect(find('chelsea').length).toBeGreaterThan(2);
    expect(find('chelsea').every((name) => /chelsea/i.test(name))).toBe(true);
  });
});

describe('the order', () => {
  const placesOf = (text: string, names: readonly string[]) => {
    const found = find(text);
    return names.map((name) => found.indexOf(name));
  };

  test.each([
    ['a whole name before a longer one', 'arsenal', ['Arsenal', 'Arsenal Tula']],
    ['a whole nickname before a word of a name', 'spurs', ['Tottenham Hotspur', 'San Antonio Spurs']],
    ['the start of a name before another word of it', 'madrid', ['Madrid CFF (W)', 'Real Madrid']],
    ['the popular before the others', 'premier league', ['england-premier-league', 'malta-premier-league']],
    [
      'the club before its other sides',
      'man utd',
      ['Manchester United', 'Manchester United (W)', 'Manchester United U21'],
    ],
    ['every real team before simulated ones', 'chelsea', ['Chelsea', 'Berekum Chelsea', 'Chelsea SRL']],
    ['real football before electronic', 'football', ['football', 'e-football']],
  ])('has %s', (_what, text, names) => {
    const places = placesOf(text, names).filter((place) => place >= 0);
    expect(places.length).toBeGreaterThan(1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('puts no simulated team before a real one, whatever is typed', () => {
    for (const text of ['un', 'man', 'real', 'in', 'st', 'бар', 'al', 'manchester']) {
      const marks = index.find(searchWords(text), () => true).map(({ entry }) => entry.isSimulated);
      expect(marks).toEqual([...marks].sort((a, b) => Number(a) - Number(b)));
    }
  });

  test('is the same at every search', () => {
    expect(find('united')).toEqual(find('united'));
  });
});

test('names that the operator adds are found, and leave the others', () => {
  expect(find('tigers of humberside')[0]).toBe('Hull City');
  expect(find('hull')[0]).toBe('Hull City');
});

test.each([
  ['Sankt Pauli', 'St. Pauli'],
  ['Saint Pauli', 'St. Pauli'],
  ['FC St Pauli', 'St. Pauli'],
  ['Санкт-Паули', 'St. Pauli'],
  ['St Etienne', 'Saint-Étienne'],
  ['San Paulo', 'São Paulo'],
  ['Сан-Паулу', 'São Paulo'],
  ['Paris St Germain', 'Paris Saint-Germain'],
  ['Leeds Utd', 'Leeds United'],
  ['Newcastle utd', 'Newcastle United'],
  ['Sheffield Wed', 'Sheffield Wednesday'],
  ['Atletico Bilbao', 'Athletic Bilbao'],
  ['Athletic Madrid', 'Atlético Madrid'],
  ['Atl Madrid', 'Atlético Madrid'],
  ['Dinamo Kyiv', 'Dynamo Kyiv'],
  ['Loko Moscow', 'Lokomotiv Moscow'],
  ['AC Milan', 'Milan'],
  ['Real Madrid CF', 'Real Madrid'],
  ['SC Freiburg', 'Freiburg'],
])('%s finds %s', (text, expected) => {
  expect(find(text)[0]).toBe(expected);
});

test('a word that stands for another does not go before the word itself', () => {
  expect(
    find('san')
      .slice(0, 3)
      .every((name) => /\bsan/i.test(name)),
  ).toBe(true);
  expect(find('city')[0]).toMatch(/city/i);
});

test('words of clubs may be added or left out', () => {
  expect(find('fc barcelona')[0]).toBe('Barcelona');
  expect(find('the arsenal')[0]).toBe('Arsenal');
});

describe('markets are named in every language', () => {
  test.each([
    ['btts arsenal', 'both_to_score', null, 'arsenal'],
    ['arsenal over 2.5', 'total', 2.5, 'arsenal'],
    ['arsenal 1x2', 'result', null, 'arsenal'],
    ['обе забьют челси', 'both_to_score', null, 'chelsi'],
    ['челси тотал больше 3,5', 'total', 3.5, 'chelsi'],
    ['ecken bayern', 'corners_total', null, 'bayern'],
    ['ambos marcan sevilla', 'both_to_score', null, 'sevilla'],
    ['score exact lyon', 'correct_score', null, 'lyon'],
    ['ambas marcam santos', 'both_to_score', null, 'santos'],
    ['karşılıklı gol galatasaray', 'both_to_score', null, 'galatasaray'],
    ['فرصة مزدوجة برشلونة', 'double_chance', null, 'brshlwna'],
  ] as const)('%s', (text, key, line, others) => {
    const market = namedMarket(text);
    expect({ key: market?.type.key, line: market?.line, others: market?.others.join(' ') }).toEqual({
      key,
      line,
      others,
    });
  });

  test('a text without one names none', () => {
    expect(namedMarket('manchester')).toBeNull();
  });
});

describe('the tables of nicknames', () => {
  const known = {
    teams: new Set([...catalogue.teams.values()].map(({ name }) => name)),
    competitions: new Set(catalogue.competitions.map(({ slug }) => slug)),
    sports: new Set(SPORTS.map(({ slug }) => slug)),
    markets: new Set(allMarketTypes.map(({ key }) => key)),
  };

  test.each(['teams', 'competitions', 'sports', 'markets'] as const)('name %s that the catalogue has', (kind) => {
    const unknown = [...readNames(kind).keys()].filter((name) => !known[kind].has(name));
    expect(unknown).toEqual([]);
  });

  test('have a name for each sport in every language that has its own', () => {
    expect([...known.sports].filter((slug) => !readNames('sports').has(slug))).toEqual([]);
  });
});

test('the lexicon repeats no name that a language gives a team or a competition', () => {
  const same = (text: string) => searchWords(text).join(' ');
  const { teams, competitions } = names.all();
  const shown = (kind: 'competitions' | 'teams', key: string) =>
    kind === 'teams'
      ? [...catalogue.teams.values()].filter(({ name }) => name === key).flatMap(({ id }) => teams.get(id) ?? [])
      : catalogue.competitions.filter(({ slug }) => slug === key).flatMap(({ id }) => competitions.get(id) ?? []);
  const repeated = (['teams', 'competitions'] as const).flatMap((kind) =>
    [...readNames(kind)].flatMap(([key, others]) => {
      const known = new Set([key, ...shown(kind, key)].map(same));
      return others.filter((other) => known.has(same(other))).map((other) => `${key}: ${other}`);
    }),
  );
  expect(repeated).toEqual([]);
});
