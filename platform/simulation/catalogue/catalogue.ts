import type { Competition } from '#shared/contracts/catalogue.ts';
import { isSimulated } from '#shared/domain/sports/simulated.ts';
import { SPORTS, type Sport, sportById } from '#shared/domain/sports/sports.ts';
import type { CompetitionSeed } from './competition-seed.ts';
import { type MatchParams, matchParams } from './params.ts';
import type { CompetitionStage } from './plan.ts';
import { countryOf, regionName } from './regions.ts';
import { slugOf } from './slug.ts';
import { ALL_COMPETITIONS, TOP_COMPETITIONS } from './tables/all.ts';
import { POOLS } from './tables/pools.ts';
import {
  type CatalogueTeam,
  ratingAt,
  readTable,
  type TableEntry,
  takeShortName,
  teamFrom,
  teamId,
} from './team-table.ts';

/** Competition with all that the schedule and the models need. */
export interface CatalogueCompetition extends Competition {
  /** IANA time zone of games whose home side has none of its own. */
  readonly zone: string;
  /** Popularity, 1 … 100. */
  readonly weight: number;
  readonly stages: readonly CompetitionStage[];
  readonly params: MatchParams;
  /** Minutes from the start to the end of an ordinary game. */
  readonly durationMinutes: number;
  /** Ids of the sides, strongest first; of a pool those of this competition's level. */
  readonly teamIds: readonly number[];
  /** Name of the pool that competitions share, so that a player is in one draw at a time; null without a pool. */
  readonly pool: string | null;
  /** True when leagues keep the days around these games free for the sides that play here. */
  readonly priority: boolean;
}

/** Sports, competitions and sides by id and by slug. Built once; immutable. */
export interface Catalogue {
  readonly sports: readonly Sport[];
  /** In display order: the most popular first, simulated ones last. */
  readonly competitions: readonly CatalogueCompetition[];
  /** Ids of the competitions at the head of the rail, in display order. */
  readonly top: readonly number[];
  sport(id: number): Sport | undefined;
  competition(id: number): CatalogueCompetition | undefined;
  /** Returns the competitions of a sport in display order. */
  competitionsOf(sportId: number): readonly CatalogueCompetition[];
  /** Finds a competition by its segment of URLs, which is unique inside a sport. */
  competitionBySlug(sportId: number, slug: string): CatalogueCompetition | undefined;
  team(id: number): CatalogueTeam | undefined;
  readonly teams: ReadonlyMap<number, CatalogueTeam>;
}

/** Suffix of a team that wears the colours of the club with the rest of its name. */
const NAMED_AFTER = / (\([^)]*\)|II|B|U\d\d)$/;

const INDIVIDUAL_SPORTS = new Set([4, 10, 16, 21, 30, 56]);

/** Sides of all tables: tables that describe sides are read first, then those that refer to them by name. */
class Sides {
  readonly teams = new Map<number, CatalogueTeam>();
  private readonly footballByName = new Map<string, CatalogueTeam>();

  /** Enters the sides that a table describes, and returns the ids of all its lines; null for a reference. */
  describe(sportId: number, table: string, ratings: readonly [number, number], suffix = ''): (number | null)[] {
    const entries = readTable(table);
    const met = entries.map((entry) => this.teams.get(teamId(sportId, `${entry.name}${suffix}`)));
    const taken = new Set(entries.flatMap((entry, index) => entry.shortName ?? met[index]?.shortName ?? []));
    return entries.map((entry, index) => {
      if (entry.reference) return null;
      return this.enter(entry, sportId, `${entry.name}${suffix}`, ratingAt(index, entries.length, ratings), taken);
    });
  }

  private enter(entry: TableEntry, sportId: number, name: string, rating: number, taken: Set<string>): number {
    const id = teamId(sportId, name);
    const known = this.teams.get(id);
    if (known) throw new Error(`${name} is described twice, or shares its id with ${known.name}`);
    const namesake = this.footballByName.get(entry.name.replace(NAMED_AFTER, ''));
    const borrowed = entry.colours === '=' ? namesake : undefined;
    if (entry.colours === '=' && !borrowed) throw new Error(`nobody lends ${name} colours`);
    const lent = borrowed && !taken.has(borrowed.shortName) ? borrowed.shortName : undefined;
    if (lent) taken.add(lent);
    const shortName = entry.shortName ?? lent ?? takeShortName(entry.name, taken, INDIVIDUAL_SPORTS.has(sportId));
    const team = teamFrom(entry, sportId, name, rating, shortName, borrowed);
    this.teams.set(id, team);
    if (sportId === 1 && !this.footballByName.has(name)) this.footballByName.set(name, team);
    return id;
  }

  /** Returns the id of a side that another table describes. */
  refer(sportId: number, name: string, competition: string): number {
    const id = teamId(sportId, name);
    if (!this.teams.has(id)) throw new Error(`${competition} refers to ${name}, whom no table describes`);
    return id;
  }
}

function sideIds(seeds: readonly CompetitionSeed[], sides: Sides): Map<number, number[]> {
  const pools = new Map<string, number[]>();
  for (const [name, pool] of Object.entries(POOLS)) {
    pools.set(name, sides.describe(pool.sportId, pool.table, pool.ratings) as number[]);
  }
  const lines = new Map<number, (number | null)[]>();
  for (const seed of seeds) {
    if (typeof seed.teams !== 'string') continue;
    lines.set(seed.id, sides.describe(seed.sportId, seed.teams, seed.ratings, seed.suffix));
  }
  const ids = new Map<number, number[]>();
  for (const seed of seeds) {
    if (typeof seed.teams === 'string') {
      const names = readTable(seed.teams);
      const found = (lines.get(seed.id) ?? []).map(
        (id, index) => id ?? sides.refer(seed.sportId, `${names[index]?.name}${seed.suffix ?? ''}`, seed.name),
      );
      ids.set(seed.id, found);
    } else {
      const pool = pools.get(seed.teams.pool);
      if (!pool) throw new Error(`${seed.name} draws from ${seed.teams.pool}, which is no pool`);
      ids.set(seed.id, pool.slice(seed.teams.from, seed.teams.to));
    }
  }
  return ids;
}

function competitionFrom(seed: CompetitionSeed, order: number, teamIds: number[], sides: Sides): CatalogueCompetition {
  const sport = sportById(seed.sportId);
  if (!sport) throw new Error(`${seed.name} is of no known sport`);
  const strength = (id: number) => sides.teams.get(id)?.rating ?? 0;
  return {
    id: seed.id,
    sportId: seed.sportId,
    name: seed.name,
    slug: slugOf(regionName(seed.country), seed.name),
    country: countryOf(seed.country),
    top: TOP_COMPETITIONS.includes(seed.id),
    order,
    ...(isSimulated(seed) ? { simulated: true } : {}),
    zone: seed.zone,
    weight: seed.weight,
    stages: seed.stages,
    params: matchParams(seed.sportId, seed.params),
    durationMinutes: seed.durationMinutes ?? sport.durationMinutes,
    teamIds: [...teamIds].sort((a, b) => strength(b) - strength(a) || a - b),
    pool: typeof seed.teams === 'string' ? null : seed.teams.pool,
    priority: seed.priority ?? false,
  };
}

/**
 * Creates the catalogue of the house: real competitions with their sides. Reads the tables of `tables/` once.
 *
 * @throws Error when the tables contradict each other: an id given twice, a side described twice or not at all
 */
export function createCatalogue(seeds: readonly CompetitionSeed[] = ALL_COMPETITIONS): Catalogue {
  const sides = new Sides();
  const ids = sideIds(seeds, sides);
  const ordered = [...seeds].sort(
    (a, b) => Number(isSimulated(a)) - Number(isSimulated(b)) || b.weight - a.weight || a.id - b.id,
  );
  const competitions = ordered.map((seed, order) => competitionFrom(seed, order, ids.get(seed.id) ?? [], sides));
  const byId = new Map(competitions.map((competition) => [competition.id, competition]));
  if (byId.size !== seeds.length) throw new Error('two competitions share an id');
  const bySport = Map.groupBy(competitions, (competition) => competition.sportId);
  const bySlug = new Map(
    competitions.map((competition) => [`${competition.sportId}/${competition.slug}`, competition]),
  );
  if (bySlug.size !== seeds.length) throw new Error('two competitions of a sport share a slug');
  return {
    sports: SPORTS,
    competitions,
    top: TOP_COMPETITIONS.filter((id) => byId.has(id)),
    sport: sportById,
    competition: (id) => byId.get(id),
    competitionsOf: (sportId) => bySport.get(sportId) ?? [],
    competitionBySlug: (sportId, slug) => bySlug.get(`${sportId}/${slug}`),
    team: (id) => sides.teams.get(id),
    teams: sides.teams,
  };
}
