import type { Area, Base, ServicesOf } from './areas/area.ts';
import { openBetting } from './areas/betting.ts';
import { openContent } from './areas/content.ts';
import { openMoney } from './areas/money.ts';
import { openOperators } from './areas/operators.ts';
import { openPayments } from './areas/payments.ts';
import { openPeople } from './areas/people.ts';
import type { ServiceOptions } from './areas/service-options.ts';
import { openWorld } from './areas/world.ts';
import { type Database, openDatabase } from './database/database.ts';
import type { DatabaseReporter } from './database/embedded/embedded-database.ts';
import { claimKeys } from './keys/known-keys-store.ts';
import { openLastingSecrets } from './keys/lasting-secrets-store.ts';
import { openKeyRing } from './keys/open-key-ring.ts';
import { resealColumns } from './keys/sealed-columns-store.ts';
import { purgeParts, startPurging } from './purging.ts';

/** The services of every area, by their names. */
export type Services = Pick<Base, 'database' | 'keys'> &
  ServicesOf<typeof openWorld> &
  ServicesOf<typeof openMoney> &
  ServicesOf<typeof openPeople> &
  ServicesOf<typeof openBetting> &
  ServicesOf<typeof openPayments> &
  ServicesOf<typeof openContent> &
  ServicesOf<typeof openOperators>;

/** Everything in the platform except its HTTP side. */
export interface Opened {
  readonly services: Services;
  /** In the order in which they were opened. */
  readonly areas: readonly Area<object>[];
  /**
   * Starts the ticks, and the decisions when this process leads. Resolves after the book's first tick, so that lists
   * answer quickly.
   */
  start(): Promise<void>;
  /** Deletes and erases what is due by docs/retention.md, as the leading process does once an hour. */
  purge(): Promise<void>;
  /** Closes everything in the opposite order of opening. */
  close(): Promise<void>;
}

/** Collects what must be closed, to close the last one first. */
function createClosing() {
  const closers: (() => unknown)[] = [];
  return {
    add: (close: () => unknown) => void closers.unshift(close),
    async run() {
      for (const close of closers.splice(0)) await close();
    },
  };
}

type Closing = ReturnType<typeof createClosing>;

/**
 * Opens all areas in their order. When something fails, closes again what was opened.
 *
 * @throws Error that says what to do when the database is not available
 */
export async function openServices(options: ServiceOptions, report: DatabaseReporter): Promise<Opened> {
  const closing = createClosing();
  try {
    return await openAreas(await openBase(options, report, closing), closing);
  } catch (error) {
    await closing.run();
    throw error;
  }
}

/** Opens database and keys. */
async function openBase(options: ServiceOptions, report: DatabaseReporter, closing: Closing): Promise<Base> {
  const { environment } = options;
  const keys = options.keys ?? (await openKeyRing(environment));
  const database: Database = options.database ?? (await openDatabase({ ...environment, report }));
  if (!options.database) closing.add(() => database.close());
  await claimKeys(database.sql, keys);
  const lastingSecrets = await openLastingSecrets(database.sql, keys);
  await resealColumns(database.sql, keys);
  return {
    ...{ options, database, keys, lastingSecrets, report },
    isProduction: environment.nodeEnv === 'production',
    onError: (error) => report('error', error instanceof Error ? (error.stack ?? error.message) : String(error)),
    onClose: closing.add,
  };
}

async function openAreas(base: Base, closing: Closing): Promise<Opened> {
  const { database, keys, onError } = base;
  const world = await openWorld(base);
  const money = await openMoney({ ...base, ...world.services });
  const people = await openPeople({ ...base, ...world.services, ...money.services });
  const before = { ...world.services, ...money.services, ...people.services };
  const betting = await openBetting({ ...base, ...before });
  const payments = await openPayments({ ...base, ...before });
  const content = openContent({ ...base, ...before });
  const all = { ...before, ...betting.services, ...payments.services, ...content.services };
  const operators = openOperators({ ...base, ...all });
  // Orders are decided with all other parts, so their timers stop before any of those closes.
  closing.add(() => all.orders.close());
  const areas: readonly Area<object>[] = [world, money, people, betting, payments, content, operators];
  const purges = areas.flatMap((area) => area.purges ?? []);
  const { leader } = world.services;
  for (const part of areas.flatMap((area) => area.leads ?? [])) leader.whileLeading(() => part.lead());
  leader.whileLeading(() => startPurging({ sql: database.sql, parts: purges, onError }).stop);
  return {
    services: { database, keys, ...all, ...operators.services },
    areas,
    purge: () => purgeParts(purges, onError),
    async start() {
      for (const part of areas.flatMap((area) => area.starts ?? [])) part.start();
      await leader.start();
    },
    close: closing.run,
  };
}
