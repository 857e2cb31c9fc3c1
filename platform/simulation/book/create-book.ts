import { findMarketType } from '#shared/domain/markets/market-types.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { modelOf } from '../models/families.ts';
import { createSchedule } from '../schedule/schedule.ts';
import { type BookOptions, type BookWorld, createBookOf, type SimulatedBook } from './book-of-world.ts';

/** Builds the world of the house from its catalogue, its schedule and the models of all sports. */
function houseWorld(seed: string): BookWorld {
  const catalogue = createCatalogue();
  return {
    catalogue,
    models: modelOf,
    marketTypes: findMarketType,
    schedule: (source) => createSchedule({ seed, catalogue, winnerOf: source.winnerOf }),
  };
}

/**
 * Creates the book of the house. It computes what is asked for; `start` makes it announce changes too.
 *
 * @param options the seed names the world: the same seed makes the same games in every process and after every start
 */
export function createBook(options: Omit<BookOptions, 'world'>): SimulatedBook {
  return createBookOf({ ...options, world: houseWorld(options.seed) });
}
