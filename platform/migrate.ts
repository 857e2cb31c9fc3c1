import { parseArgs } from 'node:util';
import { serverAt, WALL_ANCHOR } from './clock/anchor.ts';
import { createClockStore } from './clock/clock-store.ts';
import { moveBook } from './database/book-identity.ts';
import { withDatabase } from './database/database.ts';
import { migrate, planMigrations } from './database/migrations.ts';
import { type DatabaseAddress, openPool } from './database/pool.ts';
import { readEnvironment } from './environment.ts';
import { BOOK_VERSION } from './simulation/book/book-version.ts';

/** `npm run migrate`: brings the environment's database to this version; `--plan` only lists what it would do. */
const environment = readEnvironment();

/** Returns the lines of a plan's entries of one kind; none when there are none. */
const listOf = (title: string, names: readonly string[]) =>
  names.length === 0 ? [] : [`${title}:`, ...names.map((name) => `  ${name}`)];

/** Applies this version of the book to games that begin from now on; returns what it did, null for nothing. */
async function moveOn(address: DatabaseAddress): Promise<string | null> {
  const sql = openPool(address, { size: 1 });
  try {
    const anchor = (await createClockStore(sql, console.error).load()) ?? WALL_ANCHOR;
    const before = await moveBook(sql, BOOK_VERSION, serverAt(anchor, Date.now()));
    if (before === null) return null;
    return `The book is of version ${BOOK_VERSION} from now on; games that have begun keep what version ${before} drew.`;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function run(isPlan: boolean): Promise<string> {
  return withDatabase({ ...environment, report: () => undefined }, async (address) => {
    if (!isPlan) {
      const begun = performance.now();
      const { migrations, functions } = await migrate(address, { report: (line) => console.log(line) });
      const moved = await moveOn(address);
      if (migrations.length + functions.length === 0) return moved ?? 'There is nothing to apply.';
      if (moved) console.log(moved);
      return `The database is at this version after ${((performance.now() - begun) / 1000).toFixed(1)} s.`;
    }
    const { pending, functions, unknown } = await planMigrations(address);
    const described = pending.map(({ name, needs, inTransaction }) =>
      [
        name,
        ...(needs === null ? [] : [`contracts: versions that do not know ${needs} cannot run on it`]),
        ...(inTransaction ? [] : ['outside a transaction']),
      ].join(', '),
    );
    const lines = [
      ...listOf('Migrations that would be applied', described),
      ...listOf(
        'Functions that would be created again',
        functions.map(({ name }) => name),
      ),
      ...listOf('Migrations of a newer version, which stay', unknown),
    ];
    return lines.length === 0 ? 'There is nothing to apply.' : lines.join('\n');
  });
}

try {
  const { values } = parseArgs({ options: { plan: { type: 'boolean', default: false } } });
  console.log(await run(values.plan));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
