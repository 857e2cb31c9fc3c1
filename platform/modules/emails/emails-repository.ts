import type { EmailPurpose } from '#shared/contracts/email-links.ts';
import { deleteInBatches } from '../../database/batches.ts';
import type { Pool } from '../../database/pool.ts';

interface NewEmail {
  readonly tokenHash: Buffer;
  readonly userId: number | null;
  readonly purpose: EmailPurpose;
  readonly endsAt: number;
}

/** Where and how somebody is written to; nobody has no address. */
export interface Reader {
  /** Null for a player who came by phone: the email goes to nobody. */
  readonly email: string | null;
  readonly language: string;
}

export interface EmailsRepository {
  /** Nobody is looked for like everybody. */
  reader(userId: number | null): Promise<Reader>;
  /**
   * Nobody's is not stored.
   *
   * @param within a transaction that it is part of
   */
  add(email: NewEmail, within: Pool): Promise<void>;
  /** The player whose email it is; null when it was used, is over, or is none of this purpose. Using it once is all. */
  use(tokenHash: Buffer, purpose: EmailPurpose, now: number): Promise<number | null>;
  mark(userId: number, mark: string, now: number): Promise<void>;
  /** Makes all that could still let somebody in nothing: emails for a password or a sign-in, and codes. */
  annul(userId: number, now: number): Promise<void>;
  purge(before: number): Promise<void>;
}

/** The id of no player. */
const NOBODY = 0;

export function createEmailsRepository(sql: Pool): EmailsRepository {
  return {
    async reader(userId) {
      const [row] = await sql<Reader[]>`select email, language from player where id = ${userId ?? NOBODY}`;
      if (!row && userId !== null) throw new Error(`There is no player ${userId} to write to`);
      return row ?? { email: null, language: 'en' };
    },
    async add({ tokenHash, userId, purpose, endsAt }, within) {
      await within`
        insert into email_link (token_hash, user_id, purpose, ends_at)
        select ${tokenHash}, id, ${purpose}, ${endsAt} from player where id = ${userId ?? NOBODY}`;
    },
    async use(tokenHash, purpose, now) {
      const [row] = await sql<{ userId: number }[]>`
        update email_link set used_at = ${now}
        where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and ends_at > ${now}
        returning user_id as "userId"`;
      return row?.userId ?? null;
    },
    async mark(userId, mark, now) {
      await sql`
        insert into player_mark (user_id, mark, at) values (${userId}, ${mark}, ${now})
        on conflict (user_id, mark) do update set at = excluded.at`;
    },
    async annul(userId, now) {
      await sql`
        update email_link set used_at = ${now}
        where user_id = ${userId} and purpose in ('password', 'login') and used_at is null`;
      await sql`update code set used_at = ${now} where user_id = ${userId} and used_at is null`;
    },
    async purge(before) {
      await deleteInBatches(sql, { table: 'email_link', instant: 'ends_at', before });
    },
  };
}
