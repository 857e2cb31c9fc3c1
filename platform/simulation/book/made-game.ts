import * as v from 'valibot';
import { unpackGameId } from '#shared/domain/ids/game-id.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { AnyModel } from '../models/families.ts';
import type { Matchup } from '../models/model.ts';
import { seedFrom } from '../random.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { FINISH, type GameScript } from './game-script.ts';
import type { FixtureBook, PlayedCourse } from './game-source.ts';

/** Game that QA has made: what the schedule holds of any other, and how it plays. */
export const madeGameSchema = v.object({
  /** Ids of the sides. */
  home: v.number(),
  away: v.number(),
  /** Server clock, epoch ms. */
  startAt: v.pipe(v.number(), v.safeInteger()),
  /**
   * Ms after the start from which prices, clock and score stand still until a control changes the game, at most 0 for a
   * game that has not started; null for a game that plays.
   */
  stillFrom: v.nullable(v.number()),
  /** Number of the drawn course that the game follows. */
  course: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type MadeGame = v.InferOutput<typeof madeGameSchema>;

/** Milliseconds after its start at which a game that stands still ends. */
const STILL_MS = 30 * 86_400_000;

/** Returns the fixture of a made game; null when its competition is not in the catalogue. */
export function madeFixture(catalogue: Catalogue, gameId: number, made: MadeGame): Fixture | null {
  const competition = catalogue.competition(unpackGameId(gameId).competitionId);
  if (!competition) return null;
  const { sportId, params, durationMinutes } = competition;
  const { home, away, startAt } = made;
  const label = { kind: 'round', number: 1 } as const;
  return {
    ...{ gameId, competitionId: competition.id, sportId, home, away, startAt, listedAt: 0 },
    ...{ durationMinutes, params, label },
  };
}

/** Adds the games that QA has made to a schedule. The lists of days leave them out, as changes name them already. */
export function withMadeGames(
  schedule: FixtureBook,
  catalogue: Catalogue,
  madeOf: (gameId: number) => MadeGame | null,
): FixtureBook {
  return {
    ...schedule,
    fixtureById(gameId) {
      const made = madeOf(gameId);
      return made ? madeFixture(catalogue, gameId, made) : schedule.fixtureById(gameId);
    },
  };
}

/** Returns the course of a made game by its number. */
export function drawnCourse(gameId: number, model: AnyModel, matchup: Matchup, course: number): PlayedCourse {
  const seed = seedFrom('made', gameId, course);
  return { events: model.timeline(matchup, seed).events, seed };
}

/** Returns the events that a made game has without further changes. */
export function madeCourse(gameId: number, model: AnyModel, matchup: Matchup, made: MadeGame): PlayedCourse {
  const { events, seed } = drawnCourse(gameId, model, matchup, made.course);
  const { stillFrom } = made;
  if (stillFrom === null) return { events, seed };
  return {
    events: stillAfter(
      events.filter(({ t }) => t <= stillFrom),
      stillFrom,
    ),
    seed,
  };
}

/** Returns events after which a game stands still: its end comes long after every test. */
export function stillAfter(past: GameScript, t: number): GameScript {
  return [...past.filter(({ kind }) => kind !== FINISH), { t: t + STILL_MS, kind: FINISH, side: null }];
}
