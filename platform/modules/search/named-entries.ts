import { searchWords } from '#shared/domain/search/search-words.ts';
import { isSimulated } from '#shared/domain/sports/simulated.ts';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import type { Catalogue, CatalogueCompetition } from '../../simulation/catalogue/catalogue.ts';
import type { CatalogueTeam } from '../../simulation/catalogue/team-table.ts';
import type { AllNames } from '../names/names-service.ts';
import { LEXICON, readNames } from './lexicon/lexicon.ts';
import type { NamedEntry } from './name-index.ts';

/** Names of the catalogue that the search reads. */
export type SearchedNames = Pick<Catalogue, 'competitions' | 'teams'>;

/** Further names of the operator, by the name of a team or competition as the site shows it. */
export type OperatorNames = Readonly<Record<string, readonly string[]>>;

/** Suffix of the women's, youth, second and simulated sides of a club: nicknames of the club are theirs too. */
const SIDE_SUFFIX = / (\((?:W|R)\)|II|B|U\d\d|SRL)$/;
/** Sports come before competitions and teams that match as well. */
const SPORT_WEIGHT = 200;

/** Returns the names of countries in all languages, by the plain English name. */
function countryNames(): Map<string, string[]> {
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const others = Object.keys(LEXICON).map(
    (code) => new Intl.DisplayNames([code], { type: 'region', fallback: 'none' }),
  );
  const all = new Map<string, string[]>();
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = english.of(code);
    if (name === undefined) continue;
    const key = searchWords(name).join(' ');
    all.set(key, [...new Set(others.flatMap((names) => names.of(code) ?? []))]);
  }
  return all;
}

/** Returns the names of the operator by the plain form of what they are for. */
function plainKeys(names: OperatorNames): Map<string, readonly string[]> {
  return new Map(Object.entries(names).map(([name, others]) => [searchWords(name).join(' '), others]));
}

interface Names {
  readonly countries: ReadonlyMap<string, readonly string[]>;
  readonly operator: ReadonlyMap<string, readonly string[]>;
  readonly teams: ReadonlyMap<string, readonly string[]>;
  readonly competitions: ReadonlyMap<string, readonly string[]>;
  readonly shown: AllNames;
}

/** Returns the nicknames of a team; those of its club carry its suffix. */
function nicknamesOf({ name }: CatalogueTeam, { countries, operator, teams }: Names): string[] {
  const suffix = SIDE_SUFFIX.exec(name)?.[1];
  const club = suffix === undefined ? name : name.slice(0, -suffix.length - 1);
  const plain = searchWords(club).join(' ');
  const ofClub = [...(teams.get(club) ?? []), ...(countries.get(plain) ?? []), ...(operator.get(plain) ?? [])];
  const own = suffix === undefined ? [] : (operator.get(searchWords(name).join(' ')) ?? []);
  return [...ofClub.map((nickname) => (suffix === undefined ? nickname : `${nickname} ${suffix}`)), ...own];
}

function competitionEntry(competition: CatalogueCompetition, names: Names): NamedEntry {
  const { countries, operator, competitions, shown } = names;
  const { id, name, slug, country, weight } = competition;
  const place = slug.slice(0, Math.max(0, slug.length - searchWords(name).join('-').length)).replaceAll('-', ' ');
  const places = countries.get(place.trim()) ?? [];
  return {
    ...{ kind: 'competition', id, names: [name] },
    weight: weight + 0.5,
    isSimulated: isSimulated(competition),
    codes: [],
    nicknames: [
      ...(shown.competitions.get(id) ?? []),
      `${name} ${place} ${country.length === 2 ? country : ''}`,
      ...places.map((word) => `${name} ${word}`),
      ...(competitions.get(slug) ?? []),
      ...(operator.get(searchWords(name).join(' ')) ?? []),
      ...(operator.get(slug.replaceAll('-', ' ')) ?? []),
    ],
  };
}

/** Returns the largest weight of the competitions that each team plays in, and the teams of simulated ones. */
function standings(competitions: readonly CatalogueCompetition[]) {
  const weights = new Map<number, number>();
  const simulated = new Set<number>();
  for (const competition of competitions) {
    for (const id of competition.teamIds) {
      weights.set(id, Math.max(weights.get(id) ?? 0, competition.weight));
      if (isSimulated(competition)) simulated.add(id);
    }
  }
  return { weights, simulated };
}

/**
 * Returns all that the search finds by name: teams, players, competitions and sports of a catalogue.
 *
 * @param shown what the languages call them
 */
export function namedEntries(
  { teams, competitions }: SearchedNames,
  operator: OperatorNames,
  shown: AllNames,
): NamedEntry[] {
  const names: Names = {
    countries: countryNames(),
    operator: plainKeys(operator),
    teams: readNames('teams'),
    competitions: readNames('competitions'),
    shown,
  };
  const { weights, simulated } = standings(competitions);
  const sportNames = readNames('sports');
  return [
    ...SPORTS.map(
      ({ id, slug, nameEng }): NamedEntry => ({
        ...{ kind: 'sport', id, names: [nameEng], weight: SPORT_WEIGHT },
        isSimulated: isSimulated({ sportId: id }),
        nicknames: [...(sportNames.get(slug) ?? []), slug],
        codes: [],
      }),
    ),
    ...competitions.map((competition) => competitionEntry(competition, names)),
    ...[...teams.values()].map(
      (team): NamedEntry => ({
        ...{ kind: 'team', id: team.id, names: [team.name] },
        // The rating decides between teams of one competition; it is far below 10,000.
        weight: (weights.get(team.id) ?? 0) + team.rating / 10_000,
        isSimulated: simulated.has(team.id),
        // Not names: in Latin letters, Сандерленд begins with "san".
        nicknames: [...(shown.teams.get(team.id) ?? []), ...nicknamesOf(team, names)],
        codes: [team.shortName],
      }),
    ),
  ];
}
