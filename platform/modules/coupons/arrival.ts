import type { Pair } from '#shared/domain/game/game-state.ts';
import type { Assessment } from './assessment.ts';

/** What the book said of a placement when it arrived; plain data, one entry for each bet in order. */
export interface Arrival {
  /** Null where there is none to speak of. */
  readonly scores: readonly (Pair | null)[];
  /** The game of each bet that was live; null for the others. */
  readonly liveGames: readonly (number | null)[];
  /** Thousandths; null for what the book did not have. */
  readonly prices: readonly (number | null)[];
}

/** What is kept of the first look at a placement for its decision. */
export function arrivalOf({ bets, scores }: Pick<Assessment, 'bets' | 'scores'>): Arrival {
  return {
    scores,
    liveGames: bets.map(({ quote }) => (quote?.live ? quote.gameId : null)),
    prices: bets.map(({ quote }) => quote?.price ?? null),
  };
}
