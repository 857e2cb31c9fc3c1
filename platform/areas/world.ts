import type { Environment } from '#shared/domain/environment.ts';
import { openServerClock } from '../clock/clock.ts';
import { createClockStore } from '../clock/clock-store.ts';
import type { ServerClock } from '../clock/server-clock.ts';
import { claimBook } from '../database/book-identity.ts';
import { createLeader } from '../database/leader.ts';
import { accessModule } from '../modules/access/access-module.ts';
import { createCounters } from '../modules/accounts/counters.ts';
import { createCountersRepository } from '../modules/accounts/counters-repository.ts';
import { catalogueModule } from '../modules/catalogue/catalogue-module.ts';
import { showAllowed } from '../modules/catalogue/shown-book.ts';
import { configModule } from '../modules/config/config-module.ts';
import { openConfigService, siteConfigFile } from '../modules/config/config-service.ts';
import { createConfigStore } from '../modules/config/config-store.ts';
import { createFaultStore } from '../modules/control/fault-store.ts';
import { openFaults } from '../modules/control/faults.ts';
import { createDecisions } from '../modules/decisions/decisions-service.ts';
import { createResultsRepository } from '../modules/decisions/results-repository.ts';
import { addFeedFigures } from '../modules/feed/feed-figures.ts';
import { feedModule } from '../modules/feed/feed-module.ts';
import { createNames } from '../modules/names/names-service.ts';
import { createNotedHeads } from '../modules/records/noted-heads.ts';
import { addSecurityLogFigures } from '../modules/records/security-log-figures.ts';
import { createSecurityLog, type SecurityLog } from '../modules/records/security-log-service.ts';
import { referenceModule } from '../modules/reference/reference-module.ts';
import type { BookOptions, SimulatedBook } from '../simulation/book/book-of-world.ts';
import { BOOK_VERSION } from '../simulation/book/book-version.ts';
import { createCourseRecorder } from '../simulation/book/course-recorder.ts';
import { createCourseStore } from '../simulation/book/course-store.ts';
import { createBook } from '../simulation/book/create-book.ts';
import { createMarketStopStore } from '../simulation/book/market-stop-store.ts';
import { openMarketStops } from '../simulation/book/market-stops.ts';
import { createOverrideStore } from '../simulation/book/override-store.ts';
import { openOverrides } from '../simulation/book/overrides.ts';
import { openStoredCourses } from '../simulation/book/stored-courses.ts';
import type { Area, Base } from './area.ts';

/** Parts of a book besides its world. */
type BookParts = Pick<BookOptions, 'clock' | 'courses' | 'onError' | 'overrides' | 'seed' | 'stops'>;

/** How the world of a platform may differ from the environment's. */
export interface WorldOptions {
  readonly environment: Environment;
  readonly createBook?: (parts: BookParts) => SimulatedBook;
  /** Version of the book that `createBook` makes; BOOK_VERSION by default. */
  readonly bookVersion?: number;
}

/** Opens the security log; a database that a caller has opened has no folder in which ends of the chain are noted. */
function openSecurityLog({ options, database, onError }: Base, clock: ServerClock): SecurityLog {
  const { database: given, environment, countEvent } = options;
  const noted = given ? null : createNotedHeads(environment.dataDir);
  return createSecurityLog({ sql: database.sql, clock, noted, onError, ...(countEvent ? { count: countEvent } : {}) });
}

/**
 * Opens what all processes share through the database: clock, site config, faults, book, the counts of limits, the record
 * of security events, and the leader that decides.
 *
 * @throws Error that says what to do when the database belongs to another book
 */
export async function openWorld(base: Base) {
  const { options, database, isProduction, onClose, onError } = base;
  const { environment, bookVersion: version = BOOK_VERSION } = options;
  const { sql } = database;
  const file = environment.siteConfig === '' ? undefined : siteConfigFile(environment.siteConfig);
  const [clock, config, faults, overrides, stops] = await Promise.all([
    openServerClock({ store: createClockStore(sql, onError), startAt: environment.clockStart, onError }),
    openConfigService({
      ...{ store: createConfigStore(sql, onError), production: isProduction, profile: environment.demoProfile },
      ...{ file, onError },
    }),
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
  const names = createNames({ catalogue: book.names, own: () => config.displayNames() });
  const shown = showAllowed(book, () => config.disallowedSports());
  const counters = createCounters(createCountersRepository(sql));
  const securityLog = openSecurityLog(base, clock);
  return {
    services: { clock, config, faults, stops, book, shown, names, decisions, leader, counters, securityLog },
    purges: [recorder, counters, securityLog],
    leads: [recorder, securityLog],
    starts: [{ start: () => startBook(book, onError) }],
    figures(metrics, feed) {
      metrics.gauge('fairline_leader', 'Whether this process leads', () => (leader.term === null ? 0 : 1));
      addSecurityLogFigures(metrics, securityLog);
      addFeedFigures(metrics, feed);
    },
    routes({ app, register, geography, feed, players }) {
      configModule(app, { register, config, clock, geography });
      accessModule(app, { register, config, geography });
      referenceModule(app, { register, config });
      catalogueModule(app, { register, book: shown, clock, feedPosition: () => feed.position() });
      feedModule(app, { register, feed, ticketOf: players.ticketOf });
    },
  } satisfies Area<object>;
}

/** Starts the ticks of the book; a first tick that fails is reported, and the next one follows. */
function startBook(book: SimulatedBook, onError: (error: unknown) => void): void {
  try {
    book.tick();
  } catch (error) {
    onError(error);
  }
  book.start();
}
