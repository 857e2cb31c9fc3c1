import { parseArgs } from 'node:util';
import { withDatabase } from './database/database.ts';
import { migrate, planMigrations } from './database/migrations.ts';
import { readEnvironment } from './environment.ts';

/** `npm run migrate`: brings the database of the environment to this version; `--plan` only says what would be done. */
const environment = readEnvironment();

/** What a plan holds of one kind, or nothing when it holds none. */
const listOf = (title: string, names: readonly string[]) =>
  names.length === 0 ? [] : [`${title}:`, ...names.map((name) => `  ${name}`)];

async function run(isPlan: boolean): Promise<string> {
  return withDatabase({ ...environment, report: () => undefined }, async (address) => {
    if (!isPlan) {
      const begun = performance.now();
      const { migrations, functions } = await migrate(address, { report: (line) => console.log(line) });
      if (migrations.length + functions.length === 0) return 'There is nothing to apply.';
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
