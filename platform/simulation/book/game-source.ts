import type { Team } from '#shared/contracts/catalogue.ts';
import type { Pair } from '#shared/domain/game/game-state.ts';
import type { Catalogue, CatalogueCompetition } from '../catalogue/catalogue.ts';
import { slugOf } from '../catalogue/slug.ts';
import type { CatalogueTeam } from '../catalogue/team-table.ts';
import type { AnyModel } from '../models/families.ts';
import type { Matchup, TieBreak } from '../models/model.ts';
import { randomFrom, type Seed, seedFrom } from '../random.ts';
import { type Fixture, longestMs, type WinnerOf } from '../schedule/fixture.ts';
import type { GameCard } from './game-board.ts';
import { finalScore } from './game-run.ts';
import type { GameScript } from './game-script.ts';
import { keptCourse, NO_STORED_COURSES, type StoredCourses } from './stored-courses.ts';

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
  /** Who goes through when the game ends with this score, where that is level; null for a game that is no such tie. */
  readonly tieBreak: ((score: Pair) => TieBreak | null) | null;
  /** A tie of a knock-out, whose winner later rounds ask for. */
  readonly isTie: boolean;
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
  /** Courses of games that began under another version; none when left out. */
  readonly courses?: Pick<StoredCourses, 'of'>;
}

/** Elo points (standard deviation) by which a side is better or worse on the day than it usually is. */
const FORM_OF_DAY = 18;

function formOfDay(seed: string, gameId: number, side: 0 | 1): number {
  return randomFrom(seed, 'form of day', gameId, side).normal(0, FORM_OF_DAY);
}

function contractTeam({ id, name, shortName, colors, country }: CatalogueTeam): Team {
  return { id, name, shortName, colors, ...(country === undefined ? {} : { country }) };
}

/**
 * How many courses of a game are drawn at most before one ends in time. One of 200,000 games took as long, so that what
 * is left out moves no price.
 */
const COURSES = 1000;

/** Drawn plainly by the model that prices the game: no other condition than that it ends in time is put on it. */
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

/** Makes games of fixtures; a pure function of its input. */
export function createGameSource({ seed, catalogue, models, courses = NO_STORED_COURSES }: GameSourceInput) {
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
      home: teamOf(home),
      away: teamOf(away),
    };
  }

  /** The one that the game began with under another version, else the one that is drawn here. */
  function courseOf(fixture: Fixture, model: AnyModel, matchup: Matchup): PlayedCourse {
    const kept = keptCourse(courses, fixture);
    // QA's other courses of a kept game find that no seed makes its past, and change its events one by one.
    if (kept) return { events: kept.events, seed: seedFrom(seed, 'game', fixture.gameId, 0) };
    return drawCourse(seed, fixture, model, matchup);
  }

  /** Where no model plays the sport, or a game ends level in a family that decides no ties. */
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

  /** What a tie tells after a level end: the side that the next round knows, also where the end is QA's. */
  function tieBreakOf(fixture: Fixture, model: AnyModel, matchup: Matchup): BookGame['tieBreak'] {
    const decided = fixture.label.kind === 'knockout' ? levelTie(fixture, model, matchup) : null;
    if (decided === null) return null;
    return ([home, away]) => (home === away ? { kind: decided.kind, side: winnerOf(fixture) } : null);
  }

  /** null for a fixture of a sport that no model plays, and where another version gave its id to another game. */
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
      tieBreak: tieBreakOf(fixture, model, matchup),
      listedAt: fixture.listedAt,
    };
  }

  return {
    gameOf,
    /**
     * Who wins a tie of a knock-out: the side that wins its game, and after a level game the one that its tie-break says.
     * The game is played for it, which takes a fraction of a millisecond; it needs no other game.
     */
    winnerOf: winnerOf satisfies WinnerOf,
  };
}

export type GameSource = ReturnType<typeof createGameSource>;
