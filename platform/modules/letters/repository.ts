import type { LetterPurpose } from '#shared/contracts/letters.ts';
import type { Pool } from '../../database/pool.ts';

interface NewLetter {
  readonly tokenHash: Buffer;
  readonly userId: number;
  readonly purpose: LetterPurpose;
  readonly link: string;
  readonly now: number;
  readonly endsAt: number;
}

export interface WrittenLetter {
  readonly purpose: LetterPurpose;
  /** Path and query, with the player's language. */
  readonly link: string;
  readonly writtenAt: number;
}

export interface LettersRepository {
  languageOf(userId: number): Promise<string>;
  add(letter: NewLetter): Promise<void>;
  /** The player whose letter it is; null when it was used, is over, or is none of this purpose. Using it once is all. */
  use(tokenHash: Buffer, purpose: LetterPurpose, now: number): Promise<number | null>;
  mark(userId: number, mark: string, now: number): Promise<void>;
  /** The last ones first. */
  outbox(userId: number): Promise<WrittenLetter[]>;
  /** Hashes of sessions that were not ended. */
  sessionsOf(userId: number): Promise<string[]>;
  purge(before: number): Promise<void>;
}

export function createLettersRepository(sql: Pool): LettersRepository {
  return {
    async languageOf(userId) {
      const [row] = await sql<{ language: string }[]>`select language from player where id = ${userId}`;
      return row?.language ?? 'en';
    },
    async add({ tokenHash, userId, purpose, link, now, endsAt }) {
      await sql.begin(async (tx) => {
        await tx`
          insert into letter (token_hash, user_id, purpose, ends_at)
          values (${tokenHash}, ${userId}, ${purpose}, ${endsAt})`;
        await tx`
          insert into outbox (user_id, purpose, link, written_at) values (${userId}, ${purpose}, ${link}, ${now})`;
      });
    },
    async use(tokenHash, purpose, now) {
      const [row] = await sql<{ userId: number }[]>`
        update letter set used_at = ${now}
        where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and ends_at > ${now}
        returning user_id as "userId"`;
      return row?.userId ?? null;
    },
    async mark(userId, mark, now) {
      await sql`
        insert into player_mark (user_id, mark, at) values (${userId}, ${mark}, ${now})
        on conflict (user_id, mark) do update set at = excluded.at`;
    },
    async outbox(userId) {
      return sql<WrittenLetter[]>`
        select purpose, link, written_at as "writtenAt" from outbox where user_id = ${userId} order by id desc limit 50`;
    },
    async sessionsOf(userId) {
      const rows = await sql<{ hash: string }[]>`
        select encode(id_hash, 'hex') as hash from session where user_id = ${userId} and ended_at is null`;
      return rows.map(({ hash }) => hash);
    },
    async purge(before) {
      await sql`delete from letter where ends_at < ${before}`;
      await sql`delete from outbox where written_at < ${before}`;
    },
  };
}
