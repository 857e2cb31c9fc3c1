import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Phase of a migration: `expand` only adds; `contract` removes what earlier versions may still use (decision 030). */
type MigrationPhase = 'expand' | 'contract';

/** A file of SQL with the checksum of its text. */
export interface SqlFile {
  /** File name without `.sql`. */
  readonly name: string;
  readonly text: string;
  /** SHA-256 of the text, hex. */
  readonly checksum: string;
}

/** A file `NNN-topic.sql` that is applied once. */
export interface Migration extends SqlFile {
  readonly phase: MigrationPhase;
  /** Number of the migration that a version must know to run on this one; null for an expanding one. */
  readonly needs: string | null;
  /** False for a statement that PostgreSQL does not run inside a transaction. */
  readonly inTransaction: boolean;
}

/** Thrown when the files do not fit the database, or the database could not be changed. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** Returns the three digits that a migration's name begins with. */
export const numberOf = (name: string): string => name.slice(0, 3);

const DIRECTIVE = /^-- migrate: *(.*?) *$/;
const CONTRACT = /^contract(?:, needs (\d{3}))?$/;

/** Returns the checksum of a text with normalised line ends, which differ between checkouts. */
function checksumOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}

async function readFiles(directory: string): Promise<SqlFile[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(directory, file), 'utf8');
      return { name: file.slice(0, -4), text, checksum: checksumOf(text) };
    }),
  );
}

/** Returns the directives in the comments at the head of a file that say how it is applied. */
function directivesOf({ name, text }: SqlFile): Pick<Migration, 'phase' | 'needs' | 'inTransaction'> {
  let phase: MigrationPhase = 'expand';
  let needs: string | null = null;
  let inTransaction = true;
  for (const line of text.split(/\r?\n/)) {
    if (!line.startsWith('--')) break;
    const directive = DIRECTIVE.exec(line)?.[1];
    if (directive === undefined) continue;
    const contract = CONTRACT.exec(directive);
    if (directive === 'no transaction') inTransaction = false;
    else if (contract && (contract[1] ?? '') <= numberOf(name)) {
      phase = 'contract';
      needs = contract[1] ?? numberOf(name);
    } else {
      throw new MigrationError(
        `${name}.sql says "migrate: ${directive}". It may say "no transaction", "contract", or "contract, needs NNN" ` +
          'with a number that is not above its own.',
      );
    }
  }
  return { phase, needs, inTransaction };
}

/**
 * Reads the migrations of a directory in the order of their numbers.
 *
 * @throws MigrationError when a file has another kind of name, two have one number, or a directive cannot be followed
 */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const files = await readFiles(directory);
  const numbers = new Set<string>();
  for (const { name } of files) {
    const number = /^(\d{3})-[a-z0-9-]+$/.exec(name)?.[1];
    if (!number) throw new MigrationError(`${name}.sql is not named like 001-topic.sql`);
    if (numbers.has(number)) throw new MigrationError(`Two migrations have the number ${number}`);
    numbers.add(number);
  }
  return files.map((file) => {
    const directives = directivesOf(file);
    if (directives.needs !== null && !numbers.has(directives.needs))
      throw new MigrationError(`${file.name}.sql needs migration ${directives.needs}, which does not exist`);
    return { ...file, ...directives };
  });
}

/** Reads the function files of a directory; each holds whole `create or replace function` statements. */
export function readFunctionFiles(directory: string): Promise<SqlFile[]> {
  return readFiles(directory);
}
