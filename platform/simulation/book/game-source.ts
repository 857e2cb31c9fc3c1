import type { Team } from '#shared/contracts/catalogue.ts';
import type { Pair } from '#shared/domain/game/game-state.ts';
import type { Catalogue, CatalogueCompetition } from '../catalogue/catalogue.ts';
import { slugOf } from '../catalogue/slug.ts';
import { type CatalogueTeam, contractTeam } from '../catalogue/team-table.ts';
import type { AnyModel } from '../models/families.ts';
import type { Matchup, TieBreak } from '../models/model.ts';
import { randomFrom, type Seed, seedFrom } from '../random.ts';
import { type Fixture, longestMs, type WinnerOf } from '../schedule/fixture.ts';
import type { GameCard } from './game-board.ts';
import { finalScore } from './game-run.ts';
import type { GameScript } from './game-script.ts';
import { type MadeGame, madeCourse } from './made-game.ts';
import { keptCourse, NO_STORED_COURSES, type StoredCourses } from './stored-courses.ts';

/** Part of the schedule that the book reads games from. */
export interface FixtureBook {
  fixtureById(gameId: number): Fixture | null;
  /** Returns the games that start in a UTC day of game ids. */
  fixturesOf(day: number): readonly Fixture[];
  /** Returns the games that start in (nowMs, untilMs] and are on offer at nowMs. */
  offeredAt(nowMs: number, untilMs: number): readonly Fixture[];
}

/** Game of the schedule with all that the book needs to run it. */
export interface BookGame {
  readonly card: GameCard;
  readonly competition: CatalogueCompetition;
  /** Matchup with the ratings of the kick-off and the planned start. */
  readonly matchup: Matchup;
  readonly model: AnyModel;
  /** Returns the events that the world has drawn for the game, `finish` last, and their seed. */
  course(): PlayedCourse;
  /** Decides which side goes through when the game ends level with this score; null for a game that is no such tie. */
  readonly tieBreak: ((score: Pair) => TieBreak | null) | null;
  /** True for a tie of a knock-out, whose winner later rounds ask for. */
  readonly isTie: boolean;
  /** True for a game that QA has made. */
  readonly isMade: boolean;
  /** Instant from which the game can be offered. */
  readonly listedAt: number;
}

/** Events of a whole game and the seed that makes them. */
export interface PlayedCourse {
  readonly events: GameScript;
  readonly seed: Seed;
}

export interface GameSourceInput {
  readonly seed: string;
  readonly catalogue: Catalogue;
  readonly models: (sportId: number) => AnyModel | undefined;
  /** Courses of games that began under another version; without it there are none. */
  readonly courses?: Pick<StoredCourses, 'of'>;
  /** Returns how a game plays that QA has made; null for any other. */
  readonly madeOf?: (gameId: number) => MadeGame | null;
}

/** Elo points (standard deviation) by which a side's form of the day differs from its rating. */
const FORM_OF_DAY = 18;

function formOfDay(seed: string, gameId: number, side: 0 | 1): number {
  return randomFrom(seed, 'form of day', gameId, side).normal(0, FORM_OF_DAY);
}

/**
 * Largest number of courses that are drawn until one ends in time. One of 200,000 games took as many, so leaving out
 * the rest moves no price.
 */
const COURSES = 1000;

/** Draws a course by the model that prices the game, on the only condition that it ends in time. */
function drawCourse(seed: string, fixture: Fixture, model: AnyModel, matchup: Matchup): PlayedCourse {
  const drawn = (course: number): PlayedCourse => {
    const courseSeed = seedFrom(seed, 'game', fixture.gameId, course);
    return { events: model.timeline(matchup, courseSeed).events, seed: courseSeed };
  };
  const longest = longestMs(fixture);
  const isLate = ({ events }: PlayedCourse) => (events.at(-1)?.t ?? 0) >= longest;
  let played = drawn(0);
  for (let course = 1; course < COURSES && isLate(played); course += 1) played = drawn(course);
  return played;
}

/** Creates the source that makes games of fixtures; a pure function of its input. */
export function createGameSource({
  seed,
  catalogue,
  models,
  courses = NO_STORED_COURSES,
  madeOf = () => null,
}: GameSourceInput) {
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
      ...keptCourse(courses, fixture)?.matchup,
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
      ...(competition.simulated ? { simulated: true } : {}),
      home: teamOf(home),
      away: teamOf(away),
    };
  }

  /** Returns the stored course of another version, under which the game began, else draws it. */
  function courseOf(fixture: Fixture, model: AnyModel, matchup: Matchup): PlayedCourse {
    const made = madeOf(fixture.gameId);
    if (made) return madeCourse(fixture.gameId, model, matchup, made);
    const kept = keptCourse(courses, fixture);
    // No seed makes the past of a stored course, so QA's controls change its events one by one.
    if (kept) return { events: kept.events, seed: seedFrom(seed, 'game', fixture.gameId, 0) };
    return drawCourse(seed, fixture, model, matchup);
  }

  /** Decides ties of a sport that no model plays, and level games of a family that decides no ties. */
  function ratingsWinner(fixture: Fixture): 0 | 1 {
    const { homeRating, awayRating, params } = matchupOf(fixture);
    const edge = homeRating - awayRating + (params.homeAdvantage ?? 0);
    return randomFrom(seed, 'tie', fixture.gameId).chance(1 / (1 + 10 ** (-edge / 400))) ? 0 : 1;
  }

  function levelTie(fixture: Fixture, model: AnyModel, matchup: Matchup): TieBreak | null {
    return model.tieBreak?.(matchup, randomFrom(seed, 'tie', fixture.gameId)) ?? null;
  }

  function winnerOf(fixture: Fixture): 0 | 1 {
    const model = models(fixture.sportId);
    if (model === undefined) return ratingsWinner(fixture);
    const matchup = matchupOf(fixture);
    const [home, away] = finalScore(model, matchup, courseOf(fixture, model, matchup).events);
    if (home !== away) return home > away ? 0 : 1;
    return levelTie(fixture, model, matchup)?.side ?? ratingsWinner(fixture);
  }

  /** Returns the tie-break after a level end, the same that the next round asks for, also when QA has set the end. */
  function tieBreakOf(fixture: Fixture, model: AnyModel, matchup: Matchup): BookGame['tieBreak'] {
    const decided = fixture.label.kind === 'knockout' ? levelTie(fixture, model, matchup) : null;
    if (decided === null) return null;
    return ([home, away]) => (home === away ? { kind: decided.kind, side: winnerOf(fixture) } : null);
  }

  /**
   * Returns null for a sport that no model plays, and for an id that belonged to another game under another version.
   */
  function gameOf(fixture: Fixture): BookGame | null {
    const competition = catalogue.competition(fixture.competitionId);
    const home = catalogue.team(fixture.home);
    const away = catalogue.team(fixture.away);
    const model = models(fixture.sportId);
    if (!competition || !home || !away || !model || courses.of(fixture) === 'other-game') return null;
    const matchup = matchupOf(fixture);
    let played: PlayedCourse | null = null;
    return {
      card: cardOf(fixture, competition, home, away),
      competition,
      matchup,
      model,
      course() {
        played ??= courseOf(fixture, model, matchup);
        return played;
      },
      isTie: fixture.label.kind === 'knockout',
      isMade: madeOf(fixture.gameId) !== null,
      tieBreak: tieBreakOf(fixture, model, matchup),
      listedAt: fixture.listedAt,
    };
  }

  return {
    gameOf,
    /**
     * Decides a knock-out tie by the score of its game, or by its tie-break when that is level. It plays the game,
     * which takes a fraction of a millisecond and needs no other game.
     */
    winnerOf: winnerOf satisfies WinnerOf,
  };
}

export type GameSource = ReturnType<typeof createGameSource>;
