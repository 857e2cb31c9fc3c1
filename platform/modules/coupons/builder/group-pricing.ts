import type { BuilderPrice, BuilderSuggestion } from '#shared/contracts/builder.ts';
import type { Book } from '../../../simulation/book/book-port.ts';
import { type BuilderQuestion, builderPrice } from './builder-price.ts';
import { builderSuggestions } from './builder-suggestions.ts';

/** Prices selections of one game together, for visitors who build a bet (decision 023). */
export interface GroupPricing {
  /** Joint price of selections of one game; ApiError GAME_UNKNOWN. */
  builder(question: BuilderQuestion): Promise<BuilderPrice>;
  /** Ready-made combinations of a game with their joint prices, thousandths; ApiError GAME_UNKNOWN. */
  suggestions(gameId: number): Promise<BuilderSuggestion[]>;
}

/**
 * Creates the pricing of groups.
 *
 * @param shown the part of the book that visitors are shown (B-06)
 */
export function createGroupPricing(book: Book, shown: Pick<Book, 'address' | 'markets'>): GroupPricing {
  return {
    builder: (question) => builderPrice(question, book, shown),
    suggestions: (gameId) => builderSuggestions(gameId, book, shown),
  };
}
