import type { CallAnswer, ParsedBody } from '#shared/contracts/call.ts';
import type {
  ControlOutcome,
  controlGamesCall,
  controlIncidentCall,
  controlOutcomeCall,
} from '#shared/contracts/control.ts';
import type { Pair } from '#shared/domain/game/game-state.ts';
import { unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import { sportBySlug } from '#shared/domain/sports/sports.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { SimulatedBook } from '../../simulation/book/book-of-world.ts';
import type { ControlDependencies } from './control-service.ts';
import { refusing } from './refusing.ts';

const MINUTE_MS = 60_000;

/** Decides a selection or a game as QA requests. Returns the game. */
async function applyOutcome({ controls }: Pick<SimulatedBook, 'controls'>, body: ControlOutcome): Promise<number> {
  if ('selectionId' in body) {
    await controls.decide(body.selectionId, body.statusId);
    return unpackSelectionId(body.selectionId).gameId;
  }
  if ('score' in body) await controls.finish(body.gameId, body.score as Pair);
  else if ('cancelled' in body) await controls.cancel(body.gameId);
  else await controls.postpone(body.gameId, body.startAt);
  return body.gameId;
}

/** Returns the controls of games: they make, change, end and remove them. */
export function createGameControls({ clock, book }: Pick<ControlDependencies, 'book' | 'clock'>) {
  function gameState(gameId: number): CallAnswer<typeof controlOutcomeCall> {
    const score = book.finalScore(gameId);
    return { gameId, statusId: book.game(gameId)?.state.statusId ?? 0, finalScore: score === null ? null : [...score] };
  }

  return {
    async makeGame({
      sport: slug,
      competition,
      sides,
      startsIn = 120,
      live,
      plays,
    }: ParsedBody<typeof controlGamesCall>): Promise<{ gameId: number }> {
      const sport = sportBySlug(slug);
      if (!sport) throw new ApiError('BAD_REQUEST', { message: `There is no sport "${slug}"` });
      const gameId = await refusing(
        book.controls.make({
          ...{ sportId: sport.id, competition, sides, plays },
          startAt: live ? null : clock.now() + startsIn * MINUTE_MS,
          minute: live?.minute ?? 0,
          score: live?.score,
        }),
      );
      book.tick();
      return { gameId };
    },
    async removeGame(gameId: number): Promise<{ gameId: number }> {
      await refusing(book.controls.remove(gameId));
      book.tick();
      return { gameId };
    },
    async incident(body: ParsedBody<typeof controlIncidentCall>): Promise<CallAnswer<typeof controlIncidentCall>> {
      await refusing(book.controls.incident(body));
      book.tick();
      const score = book.game(body.gameId)?.state.score ?? [0, 0];
      return { gameId: body.gameId, score: [score[0], score[1]] };
    },
    async outcome(body: ControlOutcome): Promise<CallAnswer<typeof controlOutcomeCall>> {
      const gameId = await refusing(applyOutcome(book, body));
      book.tick();
      return gameState(gameId);
    },
  };
}
