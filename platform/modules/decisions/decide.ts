import { BET_STATUS, isPendingStatus } from '#shared/domain/coupon/leg-status.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import { decidingEvents } from './deciding-events.ts';
import type { DecidedBy, NewGameResult, NewSelectionResult, StoredResults } from './results-repository.ts';

/** A game about which open bets want to know, and those of its selections that are not decided. */
export interface OpenGame {
  readonly gameId: number;
  /** As the bets have it, epoch ms. */
  readonly startAt: number;
  readonly selectionIds: ReadonlySet<number>;
}

/** What a decision asks the book. */
export type DecidingBook = Pick<
  Book,
  'address' | 'finalScore' | 'mayDecide' | 'nextEventAt' | 'report' | 'settle' | 'state'
>;

/** A game that the book has not known for so long after its start is never going to be played. */
const VANISHED_MS = 24 * 3_600_000;

/** What the book says now of games and selections that are not stored; nothing is decided twice. */
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
      // One game that cannot be computed must not stand in the way of the others.
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

/** Server instant of the event that ended a finished game, where the book tells it. */
function endedAt(book: DecidingBook, { gameId, state }: Pick<NewGameResult, 'gameId' | 'state'>): number | null {
  return state === 'finished' ? (book.state(gameId)?.incident?.at ?? null) : null;
}
