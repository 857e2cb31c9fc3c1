import { deleteInBatches } from '../../database/batches.ts';
import type { Pool } from '../../database/pool.ts';

/** Purposes of codes; a code is valid for its own purpose only. */
export type CodePurpose = 'login' | 'two_step' | 'password' | 'phone' | 'email' | 'registration' | 'proof';

/** A request for a code; instants are the server clock's, epoch ms. */
export interface CodeRow {
  readonly id: string;
  readonly purpose: CodePurpose;
  /** Null when the number or address belongs to no player. */
  readonly userId: number | null;
  /** Number with its plus sign, or address in lower case. */
  readonly target: string;
  readonly askedAt: number;
  readonly sentAt: number;
  readonly endsAt: number;
  /** Language of the message when its recipient is no player yet. */
  readonly language: string | null;
}

interface Renewal {
  readonly id: string;
  readonly hash: Buffer | null;
  readonly now: number;
  readonly endsAt: number;
  /** The previous code must have been sent before this instant. */
  readonly sentBefore: number;
}

export interface CodesRepository {
  /** @param within transaction that stores the code */
  add(row: CodeRow & { readonly hash: Buffer | null }, within: Pool): Promise<void>;
  /** A request that was not used. */
  find(id: string): Promise<(CodeRow & { readonly isGuessable: boolean }) | null>;
  /** Replaces the previous code, which becomes invalid; false when that is too recent. */
  renew(renewal: Renewal, within: Pool): Promise<boolean>;
  /** Counts a guess before it is compared, so that parallel guesses all count; null when no guesses are left. */
  guess(
    id: string,
    purpose: CodePurpose,
    now: number,
    maxGuesses: number,
  ): Promise<(CodeRow & { hash: Buffer | null }) | null>;
  /** Marks the request as used; false when it was used before. */
  use(id: string, now: number): Promise<boolean>;
  purge(before: number): Promise<void>;
}

export function createCodesRepository(sql: Pool): CodesRepository {
  const columns = sql`
    id, purpose, user_id as "userId", target, asked_at as "askedAt", sent_at as "sentAt", ends_at as "endsAt", language`;
  return {
    async add({ id, purpose, userId, target, hash, askedAt, sentAt, endsAt, language }, within) {
      await within`
        insert into code (id, purpose, user_id, target, code_hash, asked_at, sent_at, ends_at, language)
        values (${id}, ${purpose}, ${userId}, ${target}, ${hash}, ${askedAt}, ${sentAt}, ${endsAt},
          ${language})`;
    },
    async find(id) {
      const [row] = await sql<(CodeRow & { isGuessable: boolean })[]>`
        select ${columns}, code_hash is not null as "isGuessable" from code where id = ${id} and used_at is null`;
      return row ?? null;
    },
    async renew({ id, hash, now, endsAt, sentBefore }, within) {
      const rows = await within`
        update code set code_hash = ${hash}, guesses = 0, sent_at = ${now}, ends_at = ${endsAt}
        where id = ${id} and used_at is null and sent_at <= ${sentBefore} returning id`;
      return rows.length > 0;
    },
    async guess(id, purpose, now, maxGuesses) {
      const [row] = await sql<(CodeRow & { hash: Uint8Array | null })[]>`
        update code set guesses = guesses + 1
        where id = ${id} and purpose = ${purpose} and used_at is null and ends_at > ${now} and guesses < ${maxGuesses}
        returning ${columns}, code_hash as hash`;
      return row ? { ...row, hash: row.hash && Buffer.from(row.hash) } : null;
    },
    async use(id, now) {
      const rows = await sql`update code set used_at = ${now} where id = ${id} and used_at is null returning id`;
      return rows.length > 0;
    },
    async purge(before) {
      await deleteInBatches(sql, { table: 'code', instant: 'ends_at', before });
    },
  };
}
