import type { Environment } from '#shared/domain/environment.ts';
import { type AdjustableClock, openServerClock } from './clock/clock.ts';
import { createClockStore } from './clock/clock-store.ts';
import { claimBook } from './database/book-identity.ts';
import type { Database } from './database/database.ts';
import { createLeader, type Leader } from './database/leader.ts';
import { type ConfigService, openConfigService, siteConfigFile } from './modules/config/config-service.ts';
import { createConfigStore } from './modules/config/config-store.ts';
import { createFaultStore } from './modules/control/fault-store.ts';
import { type Faults, openFaults } from './modules/control/faults.ts';
import { createDecisions, type Decisions } from './modules/decisions/decisions-service.ts';
import { createResultsRepository } from './modules/decisions/results-repository.ts';
import { createNames, type Names } from './modules/names/names-service.ts';
import type { BookOptions, SimulatedBook } from './simulation/book/book-of-world.ts';
import { BOOK_VERSION } from './simulation/book/book-version.ts';
import { createCourseRecorder } from './simulation/book/course-recorder.ts';
import { createCourseStore } from './simulation/book/course-store.ts';
import { createBook } from './simulation/book/create-book.ts';
import { createMarketStopStore } from './simulation/book/market-stop-store.ts';
import { type MarketStops, openMarketStops } from './simulation/book/market-stops.ts';
import { createOverrideStore } from './simulation/book/override-store.ts';
import { openOverrides } from './simulation/book/overrides.ts';
import { openStoredCourses } from './simulation/book/stored-courses.ts';

/** Parts of a book besides its world. */
type BookParts = Pick<BookOptions, 'clock' | 'courses' | 'onError' | 'overrides' | 'seed' | 'stops'>;

/** How the world of a platform may differ from the environment's. */
export interface WorldOptions {
  readonly environment: Environment;
  readonly createBook?: (parts: BookParts) => SimulatedBook;
  /** Version of the book that `createBook` makes; BOOK_VERSION by default. */
  readonly bookVersion?: number;
}

/** Clock, site config, faults and book, which all processes share through the database, and the leader that decides. */
export interface World {
  readonly clock: AdjustableClock;
  readonly config: ConfigService;
  readonly faults: Faults;
  /** Markets that the house has stopped (decision 029). */
  readonly stops: MarketStops;
  readonly book: SimulatedBook;
  /** What teams and competitions are called in each language. */
  readonly names: Names;
  readonly decisions: Decisions;
  readonly leader: Leader;
  /** Deletes rows about games that ended long ago. */
  purge(): Promise<void>;
}

interface WorldInput {
  readonly options: WorldOptions;
  readonly database: Database;
  /** Collects what closes the parts; called in the opposite order. */
  readonly onClose: (close: () => unknown) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Opens the world of a database.
 *
 * @throws Error that says what to do when the database belongs to another book
 */
export async function openWorld({ options, database, onClose, onError }: WorldInput): Promise<World> {
  const { environment, bookVersion: version = BOOK_VERSION } = options;
  const { sql } = database;
  const production = environment.nodeEnv === 'production';
  const file = environment.siteConfig === '' ? undefined : siteConfigFile(environment.siteConfig);
  const [clock, config, faults, overrides, stops] = await Promise.all([
    openServerClock({ store: createClockStore(sql, onError), startAt: environment.clockStart, onError }),
    openConfigService({ store: createConfigStore(sql, onError), production, file, onError }),
    openFaults(createFaultStore(sql, onError)),
    openOverrides(createOverrideStore(sql, onError)),
    openMarketStops(createMarketStopStore(sql, onError)),
  ]);
  for (const opened of [clock, config, faults, overrides, stops]) onClose(() => opened.close());
  const seed = String(environment.simSeed);
  await claimBook(sql, { seed, version }, clock.now(), environment.migrate);
  const courseStore = createCourseStore(sql);
  const courses = await openStoredCourses(courseStore, version);
  const book = (options.createBook ?? createBook)({ seed, clock, overrides, stops, courses, onError });
  onClose(() => book.stop());
  const onOtherVersion = () => void courses.reload().catch(onError);
  const leader = createLeader({ database, version, onError, onOtherVersion });
  onClose(() => leader.stop());
  const repository = createResultsRepository(sql);
  const decisions = createDecisions({ repository, leader, book, version, clock, onError });
  const recorder = createCourseRecorder({ store: courseStore, book, version, term: () => leader.term, clock, onError });
  leader.whileLeading(() => recorder.lead());
  const names = createNames({ catalogue: book.names, own: () => config.displayNames() });
  return { clock, config, faults, stops, book, names, decisions, leader, purge: () => recorder.purge() };
}

/** Starts the ticks of the book; a first tick that fails is reported, and the next one follows. */
export function startBook(book: World['book'], onError: (error: unknown) => void): void {
  try {
    book.tick();
  } catch (error) {
    onError(error);
  }
  book.start();
}
