import type { Game } from '#shared/contracts/catalogue.ts';
import type { CurrentLegPrice } from '#shared/contracts/coupon.ts';
import { definedOnly } from '#shared/domain/data/defined-only.ts';
import type { Pair } from '#shared/domain/game/game-state.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import { type Groupable, type LegLook, lookAtLeg } from './builder/group-legs.ts';
import type { LegSnapshot } from './coupon-record.ts';

/** A bet with the book's view of it. */
export type QuotedBet = Groupable & LegLook;

type GameFacts = Omit<LegSnapshot, 'score'>;

const KEPT_MS = 30_000;
const MAX_KEPT = 5_000;

/** Quotes all bets at this instant. */
export function quoteBets(book: Pick<Book, 'group' | 'quote'>, bets: readonly Groupable[]): QuotedBet[] {
  return bets.map(({ selectionId, members }) => ({
    selectionId,
    members,
    ...lookAtLeg(book, { selectionId, members }),
  }));
}

/** Returns the present prices of bets for the client. */
export function pricesOf(bets: readonly QuotedBet[]): CurrentLegPrice[] {
  return bets.map(({ selectionId, members, quote }) =>
    definedOnly({
      selectionId,
      members: members && [...members],
      coef: quote?.price ?? null,
      suspended: quote?.suspended ?? true,
    }),
  );
}

/** Returns the present prices of bets with the starts of games that were moved: the bet slip keeps its bets for days. */
export function pricesWithStarts(book: Pick<Book, 'movedStart'>, bets: readonly QuotedBet[]): CurrentLegPrice[] {
  return pricesOf(bets).map((price) => {
    const startAt = book.movedStart(gameOfSelection(price.selectionId));
    return startAt === null ? price : { ...price, startAt };
  });
}

function factsOf({ sportId, competitionId, competition, home, away, startAt }: Game): GameFacts {
  return { sportId, competitionId, competition, home, away, startAt };
}

/**
 * Returns the reader of a game's description for a coupon. Names hardly change and a game with all its prices is
 * expensive to compute, so descriptions are cached for half a minute.
 *
 * @returns null for a game that the book does not know
 */
export function createSnapshots(book: Pick<Book, 'game'>): (gameId: number, score: Pair | null) => LegSnapshot | null {
  const kept = new Map<number, { facts: GameFacts; until: number }>();
  return (gameId, score) => {
    const known = kept.get(gameId);
    if (known && known.until > performance.now()) return { ...known.facts, score };
    const game = book.game(gameId);
    if (!game) return null;
    if (kept.size >= MAX_KEPT) kept.clear();
    const facts = factsOf(game);
    kept.set(gameId, { facts, until: performance.now() + KEPT_MS });
    return { ...facts, score };
  };
}
