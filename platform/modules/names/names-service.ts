import { isDeepStrictEqual } from 'node:util';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { acceptedLanguages } from '#shared/domain/routing/language.ts';
import { plainText } from '#shared/domain/search/plain-text.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import type { Catalogue } from '../../simulation/catalogue/catalogue.ts';
import { competitionName } from './competition-words.ts';
import { countryName } from './country-names.ts';
import { readNameTables } from './read-names.ts';
import { sideWord, splitSide } from './side-words.ts';
import { COMPETITION_TABLES, TEAM_TABLES } from './tables/all.ts';

/** What teams and competitions are called in one language. */
export interface ReaderNames {
  /** Returns the name of a team; undefined for one that keeps the name it has. */
  readonly team: (id: number) => string | undefined;
  /** Returns the name of a competition; undefined for one that keeps the name it has. */
  readonly competition: (id: number) => string | undefined;
}

/** Every name of teams and competitions in a language other than the catalogue's, by id. */
export interface AllNames {
  readonly teams: ReadonlyMap<number, readonly string[]>;
  readonly competitions: ReadonlyMap<number, readonly string[]>;
}

/** Ids of the teams and competitions that some names belong to. */
export interface NamedIds {
  readonly teams: readonly number[];
  readonly competitions: readonly number[];
}

/** Names that the operator gives, by language, then by id. */
export type OwnNames = Readonly<
  Record<string, { readonly [Kind in 'competitions' | 'teams']?: Readonly<Record<string, string>> | undefined }>
>;

/** Display names: each reader sees teams and competitions in the own language (docs/back-end.md). */
export interface Names {
  /** Returns the names in a language of the product; in another one everything keeps its name. */
  of(language: string): ReaderNames;
  /** Returns the names for a request, by the first language of its header `accept-language` that the product has. */
  forRequest(acceptLanguage: string | undefined): ReaderNames;
  /** Returns the names in all languages, for the search; the same object until the operator's names change. */
  all(): AllNames;
  /** Returns what has a name with this text in a language other than the catalogue's; accents and case do not count. */
  containing(text: string): NamedIds;
}

interface NamesInput {
  readonly catalogue: Pick<Catalogue, 'competitions' | 'teams'>;
  /** The operator's own names (site config, `displayNames`); they win. */
  readonly own: () => OwnNames;
}

type Tabled = Readonly<Record<keyof AllNames, ReadonlyMap<number, string>>>;

const NONE: ReadonlyMap<string, string> = new Map();
const teamTables = readNameTables(TEAM_TABLES);
const competitionTables = readNameTables(COMPETITION_TABLES);

/** Alphabets of languages that do not write Latin letters. */
const ALPHABETS: Readonly<Record<string, RegExp>> = { ru: /\p{Script=Cyrillic}/u, ar: /\p{Script=Arabic}/u };

/** Whether a name has the alphabet of a language. */
const isWrittenIn = (language: string, name: string): boolean => ALPHABETS[language]?.test(name) ?? true;

/** Names that a language has for the catalogue; those that differ from it. */
function namesOf({ competitions, teams }: NamesInput['catalogue'], language: string): Tabled {
  const tabled = teamTables.get(language) ?? NONE;
  const named = new Map<number, string>();
  for (const { id, name, country, sportId } of teams.values()) {
    const { base, sides } = splitSide(name);
    const sport = sportById(sportId);
    // Teams of computer games have Latin names everywhere; some are called like clubs.
    const rows = sport?.family === 'maps' ? NONE : tabled;
    // Clubs may be called like a country. A simulated national team has no country of its own.
    const isNational = country !== undefined || sides.includes('SRL') || sport?.cyber === true;
    const called = rows.get(base) ?? (isNational ? countryName(base, language) : undefined) ?? base;
    // A name that stays in Latin letters keeps the word of its side: one name has one alphabet.
    const words = !isWrittenIn(language, called) ? sides : sides.map((side) => sideWord(side, language));
    const shown = rows.get(name) ?? [called, ...words].join(' ');
    if (shown !== name) named.set(id, shown);
  }
  const places = new Map<number, string>();
  for (const competition of competitions) {
    const shown = competitionName(competition, competitionTables.get(language) ?? NONE, language);
    if (shown !== competition.name) places.set(competition.id, shown);
  }
  return { teams: named, competitions: places };
}

/** All names of an entry in one plain text, a line each. */
type PlainName = readonly [id: number, text: string];

const plainNames = (all: ReadonlyMap<number, readonly string[]>): PlainName[] =>
  [...all].map(([id, names]) => [id, plainText(names.join('\n'))]);

/** Creates the display names of a catalogue. The names of a language are made when it is first asked for. */
export function createNames({ catalogue, own }: NamesInput): Names {
  const made = new Map<string, Tabled>();
  let whole: { readonly own: OwnNames; readonly names: AllNames } | null = null;
  let plain: ({ readonly of: AllNames } & Readonly<Record<keyof AllNames, readonly PlainName[]>>) | null = null;

  function tabledIn(language: string): Tabled {
    const known = made.get(language);
    if (known) return known;
    const names = namesOf(catalogue, language);
    made.set(language, names);
    return names;
  }

  function of(language: string): ReaderNames {
    // The catalogue is in English.
    const isNamed = language !== 'en' && LANGUAGES.some(({ code }) => code === language);
    const tabled = isNamed ? tabledIn(language) : undefined;
    const { teams, competitions } = own()[language] ?? {};
    return {
      team: (id) => teams?.[id] ?? tabled?.teams.get(id),
      competition: (id) => competitions?.[id] ?? tabled?.competitions.get(id),
    };
  }

  function collect(kind: keyof AllNames): Map<number, string[]> {
    const all = new Map<number, Set<string>>();
    const add = (id: number, name: string) => all.set(id, (all.get(id) ?? new Set()).add(name));
    for (const { code } of LANGUAGES) {
      if (code !== 'en') for (const [id, name] of tabledIn(code)[kind]) add(id, name);
      for (const [id, name] of Object.entries(own()[code]?.[kind] ?? {})) add(Number(id), name);
    }
    return new Map([...all].map(([id, names]) => [id, [...names]]));
  }

  function all(): AllNames {
    const now = own();
    if (whole?.own !== now) {
      // Each change of the site config makes a new object, and few of them change names.
      const kept = whole !== null && isDeepStrictEqual(whole.own, now) ? whole.names : null;
      whole = { own: now, names: kept ?? { teams: collect('teams'), competitions: collect('competitions') } };
    }
    return whole.names;
  }

  return {
    of,
    forRequest: (header) =>
      of(acceptedLanguages(header).find((code) => LANGUAGES.some((known) => known.code === code)) ?? 'en'),
    all,
    containing(text) {
      const names = all();
      if (plain?.of !== names)
        plain = { of: names, teams: plainNames(names.teams), competitions: plainNames(names.competitions) };
      const wanted = plainText(text);
      // One letter is in nearly all names.
      if (wanted.length < 2) return { teams: [], competitions: [] };
      const found = (lines: readonly PlainName[]) =>
        lines.filter(([, line]) => line.includes(wanted)).map(([id]) => id);
      return { teams: found(plain.teams), competitions: found(plain.competitions) };
    },
  };
}
