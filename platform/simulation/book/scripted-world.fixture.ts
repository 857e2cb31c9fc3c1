import { dayOf, packGameId } from '#shared/domain/ids/game-id.ts';
import { findMarketType } from '#shared/domain/markets/market-types.ts';
import { SPORTS, sportById } from '#shared/domain/sports/sports.ts';
import type { ClockAnchor } from '../../clock/anchor.ts';
import { openServerClock } from '../../clock/clock.ts';
import { createFakeTimers, type FakeTimers } from '../../clock/fake-timers.fixture.ts';
import { createMemoryValue } from '../../notices/shared-value.ts';
import type { Catalogue, CatalogueCompetition } from '../catalogue/catalogue.ts';
import { matchParams } from '../catalogue/params.ts';
import { slugOf } from '../catalogue/slug.ts';
import type { CatalogueTeam } from '../catalogue/team-table.ts';
import type { TimelineEvent } from '../models/model.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { type BookWorld, createBookOf } from './book-of-world.ts';
import { createMemoryOverrideStore, openOverrides } from './overrides.ts';
import { scriptedModel, scriptOfGoals } from './scripted-model.fixture.ts';

/** Start of the scripted world: a Saturday noon. */
export const WORLD_START = Date.UTC(2027, 2, 6, 12);
const MINUTE = 60_000;

/** Game of the scripted world. */
export interface ScriptedGame {
  /** Minutes after WORLD_START. */
  readonly start: number;
  readonly competition?: number;
  readonly home?: number;
  readonly away?: number;
  readonly goals?: readonly (readonly [minute: number, side: 0 | 1])[];
  readonly script?: readonly TimelineEvent[];
  /** Minutes after WORLD_START from which the game is offered. */
  readonly listed?: number;
}

const NAMES = [
  'Arsenal',
  'São Paulo',
  'Malmö FF',
  'Real Madrid',
  'Real Sociedad',
  'Łódź',
  'Novak Djokovic',
  'Carlos Alcaraz',
  'Real Madrid Castilla',
];
const TENNIS_PLAYERS: readonly string[] = NAMES.slice(6, 8);

function teams(): Map<number, CatalogueTeam> {
  return new Map(
    NAMES.map((name, index) => [
      index + 1,
      {
        id: index + 1,
        sportId: TENNIS_PLAYERS.includes(name) ? 4 : 1,
        name,
        shortName: name.slice(0, 3).toUpperCase(),
        colors: ['#112233', '#ddeeff'],
        rating: 1700 - index * 30,
        division: 0,
      },
    ]),
  );
}

function competitions(): CatalogueCompetition[] {
  const rows: [
    id: number,
    sportId: number,
    name: string,
    country: string,
    weight: number,
    top: boolean,
    simulated?: true,
  ][] = [
    [1, 1, 'Premier League', 'GB', 95, true],
    [2, 1, 'Allsvenskan', 'SE', 60, false],
    [3, 4, 'Wimbledon', 'GB', 90, true],
    [4, 1, 'Premier League SRL', 'GB', 99, false, true],
  ];
  return rows.map(([id, sportId, name, country, weight, top, simulated], order) => ({
    id,
    sportId,
    name,
    slug: slugOf(country, name),
    country,
    top,
    order,
    ...(simulated ? { simulated } : {}),
    zone: 'UTC',
    weight,
    stages: [],
    params: matchParams(sportId),
    durationMinutes: 90,
    teamIds: [],
    pool: null,
    priority: false,
  }));
}

function scriptedCatalogue(): Catalogue {
  const list = competitions();
  const all = teams();
  return {
    sports: SPORTS,
    competitions: list,
    top: [1, 3],
    sport: sportById,
    competition: (id) => list.find((each) => each.id === id),
    competitionsOf: (sportId) => list.filter((each) => each.sportId === sportId),
    competitionBySlug: (sportId, slug) => list.find((each) => each.sportId === sportId && each.slug === slug),
    team: (id) => all.get(id),
    teams: all,
  };
}

function fixturesOf(games: readonly ScriptedGame[], catalogue: Catalogue): Fixture[] {
  return games.map(({ start, competition = 1, home = 1, away = 4, listed }, slot) => {
    const startAt = WORLD_START + start * MINUTE;
    const sportId = catalogue.competition(competition)?.sportId ?? 1;
    return {
      gameId: packGameId({ day: dayOf(startAt), competitionId: competition, slot }),
      competitionId: competition,
      sportId,
      home,
      away,
      startAt,
      listedAt: listed === undefined ? 0 : WORLD_START + listed * MINUTE,
      durationMinutes: 90,
      params: matchParams(sportId),
      label: { kind: 'round', number: 1 },
    };
  });
}

/** Creates a world of a few games whose events the test writes; ids are in the order of the games. */
export function scriptedWorld(games: readonly ScriptedGame[]): { world: BookWorld; ids: number[] } {
  const catalogue = scriptedCatalogue();
  const fixtures = fixturesOf(games, catalogue);
  const byStart = new Map(
    fixtures.map((fixture, index) => [`${fixture.competitionId} ${fixture.startAt}`, games[index]]),
  );
  const model = scriptedModel(({ competitionId, startAt }) => {
    const game = byStart.get(`${competitionId} ${startAt}`);
    return game?.script ?? scriptOfGoals(game?.goals ?? []);
  });
  return {
    ids: fixtures.map(({ gameId }) => gameId),
    world: {
      catalogue,
      models: () => model,
      marketTypes: findMarketType,
      schedule: () => ({
        fixtureById: (gameId) => fixtures.find((fixture) => fixture.gameId === gameId) ?? null,
        fixturesOf: (day) => fixtures.filter(({ startAt }) => dayOf(startAt) === day),
        offeredAt: (now, until) =>
          fixtures.filter(({ startAt, listedAt }) => startAt > now && startAt <= until && listedAt <= now),
      }),
    },
  };
}

/** Rethrows the error of a listener, so that the test fails. */
function fail(error: unknown): void {
  throw error;
}

/** Creates the stores that processes of one database share. */
export function sharedStores() {
  return { clock: createMemoryValue<ClockAnchor>(), overrides: createMemoryOverrideStore() };
}

/**
 * Opens a book of the scripted world on a clock that the test moves; a second one on the same stores is another
 * process.
 */
export async function openScriptedBook(
  games: readonly ScriptedGame[],
  stores = sharedStores(),
  timers: FakeTimers = createFakeTimers(WORLD_START),
) {
  const clock = await openServerClock({ store: stores.clock, timers, onError: fail });
  const overrides = await openOverrides(stores.overrides);
  const { world, ids } = scriptedWorld(games);
  const book = createBookOf({ seed: 'scripted', clock, overrides, world, timers, onError: fail });
  return { book, clock, overrides, timers, stores, ids };
}
