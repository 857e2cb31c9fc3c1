import { GAME_STATUS, type Pair } from '#shared/domain/game/game-state.ts';
import { dayOf, GAME_ID_LIMITS, packGameId } from '#shared/domain/ids/game-id.ts';
import type { Catalogue, CatalogueCompetition } from '../catalogue/catalogue.ts';
import { ControlRefused } from './control-refused.ts';
import type { GameScript } from './game-script.ts';
import type { BookGame, GameSource } from './game-source.ts';
import { drawnCourse, type MadeGame, madeFixture } from './made-game.ts';

/** Game that QA asks for; what is left out is chosen. */
export interface GameRequest {
  readonly sportId: number;
  /** Slug of one of the sport's competitions. */
  readonly competition?: string | undefined;
  /** Names of two sides of the sport, as the catalogue writes them. */
  readonly sides?: readonly [string, string] | undefined;
  /** Start of a game that has not started (server clock, epoch ms); null for a game that is live. */
  readonly startAt: number | null;
  /** Minutes that a live game has been played: of its clock, or since its start in a sport without one. */
  readonly minute: number;
  readonly score?: Pair | undefined;
  /** The game plays; otherwise it stands still until a control changes it. */
  readonly plays: boolean;
}

export interface GameMakerInput {
  readonly catalogue: Catalogue;
  readonly source: Pick<GameSource, 'gameOf'>;
  /** Tells whether a game has the id. */
  readonly isTaken: (gameId: number) => boolean;
}

const MINUTE = 60_000;
/** Steps in which the moment of a course is looked for, ms. */
const STEP_MS = 10_000;
/** Courses that are drawn in search of the wanted moment. */
const COURSES = 2000;

function refuse(message: string): never {
  throw new ControlRefused('BAD_REQUEST', message);
}

/**
 * Returns the first moment of a course at which bets are taken in the minute, ms after the start; null when there is
 * none, or the score is another one then.
 *
 * @param byClock the minute is that of the game's clock, which some sports do not have or begin again in each part
 */
function momentOf(
  { model, matchup }: BookGame,
  script: GameScript,
  request: GameRequest,
  byClock: boolean,
): number | null {
  const end = script.at(-1)?.t ?? 0;
  let state = model.initial(matchup);
  let next = 0;
  for (let t = 0; t < end; t += STEP_MS) {
    for (let event = script[next]; event !== undefined && event.t <= t; event = script[next]) {
      state = model.apply(state, event, matchup);
      next += 1;
    }
    const { statusId, clockSeconds, suspended } = model.view(state, t, matchup);
    const minutes = clockSeconds === null || !byClock ? t / MINUTE : clockSeconds / 60;
    if (minutes < request.minute || statusId !== GAME_STATUS.live || suspended) continue;
    const [home, away] = model.score(state);
    return request.score === undefined || (home === request.score[0] && away === request.score[1]) ? t : null;
  }
  return null;
}

/** Returns the function that plans a game as QA asks for it, or throws ControlRefused with what cannot be. */
export function createGameMaker({ catalogue, source, isTaken }: GameMakerInput) {
  /** Returns the competitions in which the game may be: the named one, or all of the sport that have two sides. */
  function competitionsFor({ sportId, competition: slug }: GameRequest): readonly CatalogueCompetition[] {
    if (slug === undefined) return catalogue.competitionsOf(sportId).filter(({ teamIds }) => teamIds.length > 1);
    const named = catalogue.competitionBySlug(sportId, slug);
    return named ? [named] : refuse(`The sport has no competition "${slug}"`);
  }

  function sideOf(sportId: number, name: string): number {
    for (const team of catalogue.teams.values()) if (team.sportId === sportId && team.name === name) return team.id;
    return refuse(`The sport has no side "${name}"`);
  }

  /**
   * Returns an id that no game has, in the competition with the most room: of the last slots of the day, which the
   * schedule fills from the first.
   */
  function placeFor(request: GameRequest, startAt: number): { competition: CatalogueCompetition; gameId: number } {
    const day = dayOf(startAt);
    if (day < 0 || day > GAME_ID_LIMITS.day) refuse('A game starts between 2026 and 2037');
    const idOf = ({ id: competitionId }: CatalogueCompetition, slot: number) =>
      packGameId({ day, competitionId, slot });
    let place: { readonly competition: CatalogueCompetition; readonly slot: number } | null = null;
    for (const competition of competitionsFor(request)) {
      let slot = GAME_ID_LIMITS.slot;
      // A competition with fewer free slots than another one is not looked at further.
      while (slot > (place?.slot ?? -1) && isTaken(idOf(competition, slot))) slot -= 1;
      if (slot > (place?.slot ?? -1)) place = { competition, slot };
    }
    if (place) return { competition: place.competition, gameId: idOf(place.competition, place.slot) };
    return refuse('There is no room for another game of two sides on that day; name another competition or day');
  }

  function sidesOf(request: GameRequest, { teamIds, name }: CatalogueCompetition, gameId: number): [number, number] {
    if (request.sides) return [sideOf(request.sportId, request.sides[0]), sideOf(request.sportId, request.sides[1])];
    // Ids of a day count down, so that games of one competition have different sides as long as there are some.
    const first = (gameId * 2) % teamIds.length;
    const [home, away] = [teamIds[first], teamIds[(first + 1) % teamIds.length]];
    if (home === undefined || away === undefined || home === away) return refuse(`${name} has no two sides; name them`);
    return [home, away];
  }

  function bookGame(gameId: number, made: MadeGame): BookGame {
    const fixture = madeFixture(catalogue, gameId, made);
    return (fixture && source.gameOf(fixture)) ?? refuse('No model plays this sport');
  }

  function live(request: GameRequest, gameId: number, made: MadeGame, now: number): MadeGame {
    const game = bookGame(gameId, made);
    for (const byClock of [true, false])
      for (let course = 0; course < COURSES; course += 1) {
        const { events } = drawnCourse(gameId, game.model, game.matchup, course);
        const t = momentOf(game, events, request, byClock);
        if (t !== null) return { ...made, course, startAt: now - t, stillFrom: request.plays ? null : t };
      }
    return refuse(
      `No drawn course is in play in minute ${request.minute}${request.score ? ` with the score ${request.score.join(':')}` : ''}`,
    );
  }

  return (request: GameRequest, now: number): { readonly gameId: number; readonly made: MadeGame } => {
    if (request.startAt !== null && request.startAt <= now) refuse('A game of the line starts later than now');
    const { competition, gameId } = placeFor(request, request.startAt ?? now);
    const [home, away] = sidesOf(request, competition, gameId);
    if (home === away) refuse('A game has two different sides');
    const startAt = request.startAt ?? now;
    const made = { home, away, startAt, course: 0, stillFrom: request.plays ? null : now - startAt };
    return { gameId, made: request.startAt === null ? live(request, gameId, made, now) : made };
  };
}
