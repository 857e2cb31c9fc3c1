import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { createCatalogue } from '../../simulation/catalogue/catalogue.ts';
import { createNames, type OwnNames } from './names-service.ts';
import { readNameTables } from './read-names.ts';
import { splitSide } from './side-words.ts';
import { COMPETITION_TABLES, TEAM_TABLES } from './tables/all.ts';

const catalogue = createCatalogue();
const names = createNames({ catalogue, own: () => ({}) });

/** Sports of persons, whose names stay as they are. */
const OF_PERSONS = new Set([4, 10, 16, 21, 29, 30, 56]);
const withTeams = catalogue.competitions.filter(({ sportId }) => !OF_PERSONS.has(sportId));
const largest = withTeams.slice(0, 20);
const football = catalogue.competitions.filter(({ sportId }) => sportId === 1);

const SCRIPTS = { ru: /\p{Script=Cyrillic}/u, ar: /\p{Script=Arabic}/u } as const;
const languages = ['ru', 'ar'] as const;
/** A word that begins in one alphabet and goes on in another: a mistake of the keyboard. */
const MIXED =
  /\p{Script=Cyrillic}[\p{Script=Latin}\p{Script=Arabic}]|[\p{Script=Latin}\p{Script=Arabic}]\p{Script=Cyrillic}|\p{Script=Latin}\p{Script=Arabic}|\p{Script=Arabic}\p{Script=Latin}/u;
const FOREIGN = /[^\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Latin}\p{Script=Inherited}\p{Script=Common}]/u;

/**
 * Abbreviations and names of formats that Russian and Arabic write in Latin letters: of associations, tours and leagues,
 * of simulated games, of innings.
 */
const ABBREVIATIONS = new Set(
  (
    'ACA ADC AHL ABA ATP AVC BGL BTS BWF CBLOL CCT CFL CPBL CSA ECHL ECS EMEA ESEA ESL FBS FIBA GG GT H2H ICE IPBL ITF ' +
    'KBO KHL KSW KeSPA LCK LCP LEC LNB LNBP LPL MHL MLB MX NACL NBA NCAA NFL NHL NPB PBA PFL PGL SRL SV TT UFC UFL UKIC ' +
    'USL UTR UTS VCT VHL VTB WDF WNBA WTA WTT D10 SA20 T10 T20 2K'
  ).split(' '),
);
/** Words of Latin letters after the name of a side. */
const SIDES = /^(?:II|U\d\d|SRL|LFL|IPBL|Fut7|NXT)$/;
const LATIN_WORDS = /[\p{Script=Latin}\d]*\p{Script=Latin}[\p{Script=Latin}\d]*/gu;

const latinWords = (name: string): readonly string[] => name.match(LATIN_WORDS) ?? [];

const idOf = (name: string, sportId = 1): number => {
  const found = [...catalogue.teams.values()].find((team) => team.name === name && team.sportId === sportId);
  if (!found) throw new Error(`The catalogue has no ${name}`);
  return found.id;
};
const called = (name: string, language: string, sportId = 1) => names.of(language).team(idOf(name, sportId));

describe.each(languages)('in %s', (language) => {
  const { team, competition } = names.of(language);
  const isWritten = (name: string | undefined) => SCRIPTS[language].test(splitSide(name ?? '').base);

  test('every competition has a name in the script of the language', () => {
    expect(catalogue.competitions.filter(({ id }) => !isWritten(competition(id))).map(({ slug }) => slug)).toEqual([]);
  });

  test('no competition mixes alphabets, but for abbreviations', () => {
    const mixing = catalogue.competitions.flatMap(({ id, slug }) => {
      const name = competition(id) ?? '';
      const words = latinWords(name).filter((word) => !ABBREVIATIONS.has(word));
      return words.length > 0 ? [`${slug}: ${name}`] : [];
    });
    expect(mixing).toEqual([]);
  });

  test('the teams of a competition have the alphabet of the language, or all of them Latin letters', () => {
    const mixing = withTeams.flatMap(({ slug, teamIds }) => {
      const shown = teamIds.map((id) => team(id) ?? catalogue.team(id)?.name ?? '');
      const written = shown.filter((name) => SCRIPTS[language].test(name));
      return written.length === 0 || written.length === shown.length ? [] : [slug];
    });
    expect(mixing).toEqual([]);
  });

  test('no team mixes alphabets, but for the words of its side and the person at the console', () => {
    const mixing = withTeams.flatMap(({ teamIds }) => {
      const shown = teamIds.map((id) => team(id) ?? '').filter((name) => SCRIPTS[language].test(name));
      return shown.filter((name) => latinWords(name.replace(/ \([^()]*\)/g, '')).some((word) => !SIDES.test(word)));
    });
    expect(mixing).toEqual([]);
  });

  test('every side of women has a name in it, where clubs play', () => {
    const women = [...catalogue.teams.values()].filter(
      ({ name, sportId }) => /\(W\)$/.test(name) && !OF_PERSONS.has(sportId) && sportId < 200,
    );
    expect(women.length).toBeGreaterThan(300);
    expect(women.filter(({ id }) => !isWritten(team(id))).map(({ name }) => name)).toEqual([]);
  });

  test('every team of the twenty largest competitions, and of all football, has one', () => {
    expect(largest.map(({ slug }) => slug)).toContain('england-premier-league');
    const ids = new Set([...largest, ...football].flatMap(({ teamIds }) => teamIds));
    expect(ids.size).toBeGreaterThan(2400);
    expect([...ids].filter((id) => !isWritten(team(id))).map((id) => catalogue.team(id)?.name)).toEqual([]);
  });

  test('every team of a Russian or an Arab competition has one, of whatever sport', () => {
    const near = new Set(['AE', 'BH', 'DZ', 'EG', 'IQ', 'JO', 'KW', 'MA', 'QA', 'RU', 'SA', 'TN']);
    // Teams of computer games keep their names.
    const places = withTeams.filter(({ country, sportId }) => near.has(country) && sportId < 200);
    const ids = places.flatMap(({ teamIds }) => teamIds);
    expect(ids.length).toBeGreaterThan(300);
    expect(ids.filter((id) => !isWritten(team(id))).map((id) => catalogue.team(id)?.name)).toEqual([]);
  });

  test('no word changes its alphabet, and none is of a third one', () => {
    const all = [...catalogue.teams.keys()].map(team).concat(catalogue.competitions.map(({ id }) => competition(id)));
    expect(all.filter((name) => name !== undefined && (MIXED.test(name) || FOREIGN.test(name)))).toEqual([]);
  });

  test('two teams of one competition never have the same name', () => {
    const twins = withTeams.flatMap(({ slug, teamIds }) => {
      const shown = teamIds.map((id) => team(id) ?? catalogue.team(id)?.name);
      return shown.filter((name, at) => shown.indexOf(name) !== at).map((name) => `${slug}: ${name}`);
    });
    expect(twins).toEqual([]);
  });
});

test.each([
  ['Arsenal', 'ru', 'Арсенал'],
  ['Manchester United', 'ru', 'Манчестер Юнайтед'],
  ['Wolverhampton Wanderers', 'ru', 'Вулверхэмптон Уондерерс'],
  ['Spartak Moscow', 'ru', 'Спартак Москва'],
  ['Arsenal', 'ar', 'أرسنال'],
  ['Manchester United', 'ar', 'مانشستر يونايتد'],
  ['Al-Hilal', 'ar', 'الهلال'],
  ['Bayern Munich', 'de', 'Bayern München'],
  ['Bayern Munich', 'es', 'Bayern de Múnich'],
  ['Crvena zvezda', 'tr', 'Kızılyıldız'],
  ['Atlético Madrid', 'es', 'Atlético de Madrid'],
  ['Athletic Bilbao', 'es', 'Athletic Club'],
  ['Qarabağ', 'tr', 'Karabağ'],
  ['Willem II', 'ar', 'فيليم الثاني'],
  ['Willem II', 'ru', 'Виллем II'],
  ['Persija Jakarta', 'ru', 'Персиджа Джакарта'],
  ['Sportivo Trinidense', 'ru', 'Спортиво Триниденсе'],
  ['Germany', 'pt', 'Alemanha'],
  ['England', 'fr', 'Angleterre'],
])('%s is in %s: %s', (name, language, expected) => {
  expect(called(name, language)).toBe(expected);
});

test('a team that a language writes as the catalogue does keeps its name, and English keeps all', () => {
  expect(called('Arsenal', 'de')).toBeUndefined();
  expect(called('Bayern Munich', 'en')).toBeUndefined();
});

test.each([
  ['Las Vegas Aces (W)', 3, 'Лас-Вегас Эйсес (ж)', 'لاس فيغاس إيسز (سيدات)'],
  ['VakıfBank (W)', 6, 'Вакыфбанк (ж)', 'وقف بنك (سيدات)'],
  ['Krim Ljubljana (W)', 8, 'Крим Любляна (ж)', 'كريم ليوبليانا (سيدات)'],
  ['Lions (SA)', 66, 'Лайонс (ЮАР)', 'لايونز (جنوب أفريقيا)'],
] as const)('%s of sport %i is %s in Russian and %s in Arabic', (name, sportId, russian, arabic) => {
  expect([called(name, 'ru', sportId), called(name, 'ar', sportId)]).toEqual([russian, arabic]);
});

test('a team that keeps its Latin name keeps the word of its side too', () => {
  expect(called('Shopify Rebellion GC (W)', 'ru', 204)).toBeUndefined();
  expect(called('Shopify Rebellion GC (W)', 'ar', 204)).toBeUndefined();
  expect(called('Shopify Rebellion GC (W)', 'de', 204)).toBe('Shopify Rebellion GC (F)');
});

test('names of competitions in Arabic have no full stop, which has no place beside Latin letters', () => {
  const { competition } = names.of('ar');
  expect(catalogue.competitions.filter(({ id }) => competition(id)?.includes('.')).map(({ slug }) => slug)).toEqual([]);
  const challenger = catalogue.competitions.find(({ slug }) => slug === 'europe-atp-challenger-europe');
  expect(competition(challenger?.id ?? 0)).toBe('تشالنجر ATP – أوروبا');
});

test('sides of a club carry its name and the word for the side', () => {
  const ru = names.of('ru').team;
  expect(ru(idOf('Arsenal (W)'))).toBe('Арсенал (ж)');
  expect(called('Arsenal SRL', 'ru')).toBe('Арсенал SRL');
  expect(called('Sochi IPBL', 'ru', 3)).toBe('Сочи IPBL');
  expect(splitSide('Barcelona SRL II')).toEqual({ base: 'Barcelona', sides: ['SRL', 'II'] });
  expect(splitSide('B')).toEqual({ base: 'B', sides: [] });
});

test('a side that a person plays on a console is called as the club or country, and keeps the name of the person', () => {
  expect(called('Inter (Labotryas)', 'ru', 85)).toBe('Интер (Labotryas)');
  expect(called('France (Keano)', 'ar', 85)).toBe('فرنسا (Keano)');
  expect(called('Bayern Munich (Dm1trena)', 'de', 85)).toBe('Bayern München (Dm1trena)');
  expect(called('Al Wahda (UAE)', 'ru')).toBe('Аль-Вахда (ОАЭ)');
});

test('a team of a computer game that is called like a club is none, and another sport has no Olympique Lyon', () => {
  expect(called('Lyon', 'ru', 203)).toBeUndefined();
  expect(called('Aurora', 'ru', 202)).toBeUndefined();
  expect(called('Lyon', 'de', 7)).toBeUndefined();
  expect(called('Lyon', 'ru', 7)).toBe('Лион');
});

test('national teams are countries, and a college that has the name of one is not', () => {
  expect(called('Spain', 'ru')).toBe('Испания');
  expect(called('Georgia', 'ru', 13)).toBeUndefined();
});

test('a competition of a name that several have is told by its address, and ends are translated', () => {
  const of = (slug: string, sportId: number) => catalogue.competitionBySlug(sportId, slug)?.id ?? 0;
  const { competition } = names.of('ar');
  expect(competition(of('germany-bundesliga', 1))).toBe('الدوري الألماني');
  expect(competition(of('austria-bundesliga', 1))).toBe('الدوري النمساوي');
  expect(competition(of('england-premier-league', 1))).toBe('الدوري الإنجليزي الممتاز');
  expect(names.of('es').competition(of('europe-eurocup', 3)), 'Eurocopa is of football').toBeUndefined();
  expect(names.of('es').competition(of('usa-us-open-women', 4))).toBe('Abierto de Estados Unidos. Mujeres');
  expect(names.of('ru').competition(of('england-wimbledon-women', 4))).toBe('Уимблдон. Женщины');
  expect(names.of('de').competition(of('europe-champions-league', 1))).toBeUndefined();
  expect(names.of('fr').competition(of('europe-champions-league', 1))).toBe('Ligue des champions');
});

test('the operator’s own name wins in its language alone, also in English, and an unknown id has none', () => {
  const id = idOf('Arsenal');
  let own: OwnNames = { ru: { teams: { [id]: 'Канониры' } }, en: { competitions: { 999: 'House Cup' } } };
  const branded = createNames({ catalogue, own: () => own });
  expect(branded.of('ru').team(id)).toBe('Канониры');
  expect(branded.of('ar').team(id)).toBe('أرسنال');
  expect(branded.of('en').competition(999)).toBe('House Cup');
  expect(branded.of('ru').team(4_000_000_001)).toBeUndefined();
  expect(branded.all().teams.get(id)).toContain('Канониры');
  own = {};
  expect(branded.of('ru').team(id)).toBe('Арсенал');
  expect(branded.all().teams.get(id)).not.toContain('Канониры');
});

test('a config with the same own names as before keeps the collected ones, and is compared with them once', () => {
  let reads = 0;
  const table = (): OwnNames => ({
    ru: {
      get teams() {
        reads += 1;
        return { 1: 'Имя' };
      },
    },
  });
  let own = table();
  const branded = createNames({ catalogue, own: () => own });
  const first = branded.all();
  own = table();
  expect(branded.all()).toBe(first);
  const compared = reads;
  branded.all();
  branded.containing('имя');
  expect(reads).toBe(compared);
});

test('the language of a request is the first of its header that the product has', () => {
  const id = idOf('Arsenal');
  expect(names.forRequest('ja, ru;q=0.8, ar;q=0.5').team(id)).toBe('Арсенал');
  expect(names.forRequest('ja').team(id)).toBeUndefined();
  expect(names.forRequest(undefined).team(id)).toBeUndefined();
  expect(names.forRequest('__proto__, constructor').team(id)).toBeUndefined();
});

test('names that contain a text are found in every language, without accents and case', () => {
  const found = (text: string) => names.containing(text).teams.map((id) => catalogue.team(id)?.name);
  expect(found('фенерБАХЧЕ')).toContain('Fenerbahçe');
  expect(found('أرسنال')).toContain('Arsenal');
  expect(found('munchen')).toContain('Bayern Munich');
  expect(names.containing('экстракласа').competitions).toHaveLength(1);
  expect(names.containing('а')).toEqual({ teams: [], competitions: [] });
  expect(names.containing('небылица')).toEqual({ teams: [], competitions: [] });
});

test('every row of the tables names something of the catalogue', () => {
  const bases = new Set([...catalogue.teams.values()].flatMap(({ name }) => [name, splitSide(name).base]));
  const places = catalogue.competitions.flatMap(({ name, slug }) => [
    name,
    slug,
    name.replace(/( SRL|\.? (Wom|M)en)$/, ''),
  ]);
  const rows = (tables: readonly string[]) => [...(readNameTables(tables).get('ru')?.keys() ?? [])];
  expect(rows(TEAM_TABLES).filter((name) => !bases.has(name))).toEqual([]);
  expect(rows(COMPETITION_TABLES).filter((name) => !places.includes(name))).toEqual([]);
});

test.each([
  ['a row without Arabic', 'Arsenal | Арсенал', /Arsenal has no name in ar/],
  ['a name twice', 'Inter | Интер | إنتر\nInter | Интер | إنتر', /Inter has two names in ru/],
  ['a language that the product lacks', 'Inter | Интер | إنتر | pl Inter Mediolan', /names no language/],
])('a table is refused for %s', (_what, table, message) => {
  expect(() => readNameTables([table])).toThrow(message);
});

test('the languages of the tables are those of the product', () => {
  expect([...readNameTables(TEAM_TABLES).keys()].every((code) => LANGUAGES.some((one) => one.code === code))).toBe(
    true,
  );
});
