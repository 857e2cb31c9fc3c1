import { BET_STATUS, isPendingStatus } from '#shared/domain/coupon/leg-status.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import { decidingEvents } from './deciding-events.ts';
import type { DecidedBy, NewGameResult, NewSelectionResult, StoredResults } from './results-repository.ts';

/** A game with open bets, and its undecided selections. */
export interface OpenGame {
  readonly gameId: number;
  /** Start of the game as stored with the bets, epoch ms. */
  readonly startAt: number;
  readonly selectionIds: ReadonlySet<number>;
}

/** The part of the book that decisions read. */
export type DecidingBook = Pick<
  Book,
  'address' | 'finalScore' | 'mayDecide' | 'nextEventAt' | 'report' | 'settle' | 'state'
>;

/** Time after its start for which a game may be missing from the book, ms; later it is taken as never played. */
export const VANISHED_MS = 24 * 3_600_000;

/** Returns the book's present decisions on games and selections that are not stored; nothing is decided twice. */
export function decide(
  games: readonly OpenGame[],
  known: StoredResults,
  {
    book,
    clock,
    onError,
  }: { book: DecidingBook; clock: Pick<ServerClock, 'now' | 'speed'>; onError: (error: unknown) => void },
): { selections: NewSelectionResult[]; games: NewGameResult[] } {
  const decided = new Set(known.selections.map(({ selectionId }) => selectionId));
  const over = new Set(known.games.map(({ gameId }) => gameId));
  const eventOf = decidingEvents(book, clock);
  const found = { selections: [] as NewSelectionResult[], games: [] as NewGameResult[] };
  for (const game of games) {
    try {
      const isVanished = game.startAt + VANISHED_MS < clock.now() && book.address(game.gameId) === null;
      if (!book.mayDecide(game.gameId)) continue;
      const by = () => (isVanished ? NOTHING : decidedBy(book, game.gameId, eventOf));
      for (const selectionId of game.selectionIds) {
        if (decided.has(selectionId)) continue;
        const statusId = book.settle(selectionId) ?? (isVanished ? BET_STATUS.forcedReturn : null);
        if (statusId === null || isPendingStatus(statusId)) continue;
        found.selections.push({ selectionId, gameId: game.gameId, statusId, by: by() });
      }
      const end = over.has(game.gameId) ? null : endOf(book, game.gameId, isVanished);
      if (end) found.games.push({ ...end, endedAt: endedAt(book, end) ?? clock.now(), by: by() });
    } catch (error) {
      // One game that cannot be computed must not stop the others.
      onError(error);
    }
  }
  return found;
}

const NOTHING: DecidedBy = { event: null, score: null, gameStatusId: null };

function decidedBy(book: DecidingBook, gameId: number, eventOf: ReturnType<typeof decidingEvents>): DecidedBy {
  const state = book.state(gameId);
  return { event: eventOf(gameId), score: state?.score ?? null, gameStatusId: state?.statusId ?? null };
}

function endOf(
  book: DecidingBook,
  gameId: number,
  isVanished: boolean,
): Pick<NewGameResult, 'finalScore' | 'gameId' | 'state'> | null {
  if (isVanished) return { gameId, state: 'vanished', finalScore: null };
  if (book.address(gameId) === null || book.nextEventAt(gameId) !== null) return null;
  const finalScore = book.finalScore(gameId);
  return { gameId, state: finalScore ? 'finished' : 'cancelled', finalScore };
}

/** Returns the server instant of the event that ended a finished game, if the book knows it. */
function endedAt(book: DecidingBook, { gameId, state }: Pick<NewGameResult, 'gameId' | 'state'>): number | null {
  return state === 'finished' ? (book.state(gameId)?.incident?.at ?? null) : null;
}
