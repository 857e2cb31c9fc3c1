import type { Pool } from './pool.ts';

/** Identity of the book that a process computes. */
export interface BookIdentity {
  /** Seed of all games, prices and results. */
  readonly seed: string;
  /** Version of models and tables: BOOK_VERSION. */
  readonly version: number;
}

/** The book as the database has stored it. */
interface StoredBook extends BookIdentity {
  /** Server clock, epoch ms: games that begin from this instant on are of this version. */
  readonly since: number;
}

interface ClaimAnswer extends StoredBook {
  readonly status: 'held' | 'opened' | 'moved' | 'other-seed' | 'older' | 'newer';
}

/** Thrown when the process computes another book than the one that the database belongs to. */
class OtherBookError extends Error {
  override readonly name = 'OtherBookError';
}

const WAY_OUT = 'Or take another database: set DATA_DIR to a new directory, or DATABASE_URL to another database.';

/** Returns why a process may not work on a database, and what to do; null when it may. */
function refusalOf({ status, ...there }: ClaimAnswer, own: BookIdentity): string | null {
  if (status === 'other-seed') {
    return (
      `The database belongs to the book of SIM_SEED=${there.seed}, and this process has SIM_SEED=${own.seed}: ` +
      `it would settle bets by the results of other games. Start it with SIM_SEED=${there.seed}. ${WAY_OUT}`
    );
  }
  if (status === 'older') {
    return (
      `The database belongs to version ${there.version} of the book, and this process has the older version ` +
      `${own.version}: a book never goes back. Start the newer version of the platform. ${WAY_OUT}`
    );
  }
  if (status === 'newer') {
    return (
      `The database belongs to version ${there.version} of the book, and this process has the newer version ` +
      `${own.version}. Run npm run migrate first, which lets the new version hold for games that begin. ${WAY_OUT}`
    );
  }
  return null;
}

/**
 * Ties this process to the book of the database, and stores the book in a database that has none.
 *
 * @param now server clock, epoch ms: a version that is new to the database applies to games that begin from then on
 * @param mayMove whether a newer version may take the database over; an older one never does
 * @returns the book as the database has it now
 * @throws OtherBookError that says which book the database has and what to do
 */
export async function claimBook(sql: Pool, own: BookIdentity, now: number, mayMove: boolean): Promise<StoredBook> {
  const [row] = await sql<{ answer: ClaimAnswer }[]>`
    select claim_book(${own.seed}, ${own.version}, ${now}, ${mayMove}) as answer`;
  if (!row) throw new Error('claim_book gave no answer');
  const refusal = refusalOf(row.answer, own);
  if (refusal !== null) throw new OtherBookError(refusal);
  const { seed, version, since } = row.answer;
  return { seed, version, since };
}

/**
 * Moves a database with a book to a newer version of it, as `npm run migrate` does.
 *
 * @param now server clock, epoch ms
 * @returns the version that it had; null where there is nothing to move
 */
export async function moveBook(sql: Pool, version: number, now: number): Promise<number | null> {
  const [book] = await sql<BookIdentity[]>`select seed, version from book`;
  if (!book || book.version >= version) return null;
  await claimBook(sql, { seed: book.seed, version }, now, true);
  return book.version;
}
