import type { Pair } from '#shared/domain/game/game-state.ts';
import type { Assessment } from './assessment.ts';

/** The book's view of a placement at its arrival; plain data with one entry for each bet, in order. */
export interface Arrival {
  /** Null for a bet whose game has no score. */
  readonly scores: readonly (Pair | null)[];
  /** The game of each bet that was live; null for each other bet. */
  readonly liveGames: readonly (number | null)[];
  /** Thousandths; null for a bet that the book did not have. */
  readonly prices: readonly (number | null)[];
}

/** Returns the facts of the first look at a placement that its decision needs. */
export function arrivalOf({ bets, scores }: Pick<Assessment, 'bets' | 'scores'>): Arrival {
  return {
    scores,
    liveGames: bets.map(({ quote }) => (quote?.live ? quote.gameId : null)),
    prices: bets.map(({ quote }) => quote?.price ?? null),
  };
}
