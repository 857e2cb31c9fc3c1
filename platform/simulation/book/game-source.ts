import type { Team } from '#shared/contracts/catalogue.ts';
import type { Pair } from '#shared/domain/game/game-state.ts';
import type { Catalogue, CatalogueCompetition } from '../catalogue/catalogue.ts';
import { slugOf } from '../catalogue/slug.ts';
import type { CatalogueTeam } from '../catalogue/team-table.ts';
import type { AnyModel } from '../models/families.ts';
import type { Matchup } from '../models/model.ts';
import { randomFrom, type Seed, seedFrom } from '../random.ts';
import { type Fixture, longestMs, type WinnerOf } from '../schedule/fixture.ts';
import type { GameCard } from './game-board.ts';
import type { GameScript } from './game-script.ts';
import type { GameCourse } from './stored-courses.ts';

/** How the schedule is asked for games. */
export interface FixtureBook {
  fixtureById(gameId: number): Fixture | null;
  /** Games that start in a UTC day of game ids. */
  fixturesOf(day: number): readonly Fixture[];
  /** Games that start in (nowMs, untilMs] and are offered at nowMs. */
  offeredAt(nowMs: number, untilMs: number): readonly Fixture[];
}

/** A game of the schedule with all that the book needs to run it. */
export interface BookGame {
  readonly card: GameCard;
  readonly competition: CatalogueCompetition;
  /** With the ratings of the kick-off and the start as planned. */
  readonly matchup: Matchup;
  readonly model: AnyModel;
  /** What happens in the game as the world has it, the end last, and the seed that makes it. */
  course(): PlayedCourse;
  /** The instant from which the game can be offered. */
  readonly listedAt: number;
}

/** A whole game and the seed that makes it. */
export interface PlayedCourse {
  readonly events: GameScript;
  readonly seed: Seed;
}

export interface GameSourceInput {
  readonly seed: string;
  readonly catalogue: Catalogue;
  readonly models: (sportId: number) => AnyModel | undefined;
}

/** Elo points (standard deviation) by which a side is better or worse on the day than it usually is. */
const FORM_OF_DAY = 18;

function formOfDay(seed: string, gameId: number, side: 0 | 1): number {
  return randomFrom(seed, 'form of day', gameId, side).normal(0, FORM_OF_DAY);
}

function contractTeam({ id, name, shortName, colors, country }: CatalogueTeam): Team {
  return { id, name, shortName, colors, ...(country === undefined ? {} : { country }) };
}

/** How many courses of a game are drawn at most: it ends in time, and by the side that has won a tie. */
const COURSES = 1000;

function finalScore(model: AnyModel, matchup: Matchup, events: GameScript): Pair {
  return model.score(events.reduce((state, event) => model.apply(state, event, matchup), model.initial(matchup)));
}

/** Makes games of fixtures; a pure function of its input. */
export function createGameSource({ seed, catalogue, models }: GameSourceInput) {
  const teams = new Map<number, Team>();

  function teamOf(side: CatalogueTeam): Team {
    const known = teams.get(side.id) ?? contractTeam(side);
    teams.set(side.id, known);
    return known;
  }

  function matchupOf(fixture: Fixture): Matchup {
    const rating = (teamId: number, side: 0 | 1) =>
      (catalogue.team(teamId)?.rating ?? 0) + formOfDay(seed, fixture.gameId, side);
    return {
      sportId: fixture.sportId,
      competitionId: fixture.competitionId,
      homeRating: rating(fixture.home, 0),
      awayRating: rating(fixture.away, 1),
      params: fixture.params,
      startAt: fixture.startAt,
    };
  }

  function cardOf(fixture: Fixture, competition: CatalogueCompetition, home: CatalogueTeam, away: CatalogueTeam) {
    return {
      id: fixture.gameId,
      sportId: fixture.sportId,
      competitionId: competition.id,
      competition: competition.name,
      competitionSlug: competition.slug,
      country: competition.country,
      slug: slugOf(home.name, away.name),
      home: teamOf(home),
      away: teamOf(away),
    };
  }

  function winnerOf(fixture: Fixture): 0 | 1 {
    const { homeRating, awayRating, params } = matchupOf(fixture);
    const edge = homeRating - awayRating + (params.homeAdvantage ?? 0);
    return randomFrom(seed, 'tie', fixture.gameId).chance(1 / (1 + 10 ** (-edge / 400))) ? 0 : 1;
  }

  function courseOf(fixture: Fixture, model: AnyModel, matchup: Matchup): PlayedCourse {
    const drawn = (course: number): PlayedCourse => {
      const courseSeed = seedFrom(seed, 'game', fixture.gameId, course);
      return { events: model.timeline(matchup, courseSeed).events, seed: courseSeed };
    };
    const winner = fixture.label.kind === 'knockout' ? winnerOf(fixture) : null;
    const longest = longestMs(fixture);
    const isFit = ({ events }: PlayedCourse): boolean => {
      if ((events.at(-1)?.t ?? 0) >= longest) return false;
      if (winner === null) return true;
      const [home, away] = finalScore(model, matchup, events);
      return home === away || home > away === (winner === 0);
    };
    let played = drawn(0);
    for (let course = 1; course < COURSES && !isFit(played); course += 1) played = drawn(course);
    return played;
  }

  /**
   * null for a fixture of a sport that no model plays.
   *
   * @param kept the course that it began with, where that is not the one that is drawn here
   */
  function gameOf(fixture: Fixture, kept: GameCourse | null = null): BookGame | null {
    const competition = catalogue.competition(fixture.competitionId);
    const home = catalogue.team(fixture.home);
    const away = catalogue.team(fixture.away);
    const model = models(fixture.sportId);
    if (!competition || !home || !away || !model) return null;
    const matchup = { ...matchupOf(fixture), ...kept?.matchup };
    // QA's other courses of a kept game find that no seed makes its past, and change its events one by one.
    let played: PlayedCourse | null = kept && { events: kept.events, seed: seedFrom(seed, 'game', fixture.gameId, 0) };
    return {
      card: cardOf(fixture, competition, home, away),
      competition,
      matchup,
      model,
      course() {
        played ??= courseOf(fixture, model, matchup);
        return played;
      },
      listedAt: fixture.listedAt,
    };
  }

  return {
    gameOf,
    /**
     * Who wins a tie of a knock-out. It is drawn from the ratings before the game is, and the game is one that this side
     * wins: so a draw can be filled in without playing all games of the rounds before.
     */
    winnerOf: winnerOf satisfies WinnerOf,
  };
}

export type GameSource = ReturnType<typeof createGameSource>;
