import type { EmailPurpose } from '#shared/contracts/email-links.ts';
import { deleteInBatches } from '../../database/batches.ts';
import type { Pool } from '../../database/pool.ts';

interface NewEmail {
  readonly tokenHash: Buffer;
  readonly userId: number | null;
  readonly purpose: EmailPurpose;
  readonly endsAt: number;
  /** It follows a code to the phone. */
  readonly isByPhone?: boolean;
}

/** A link that still works. */
export interface OpenLink {
  readonly userId: number;
  readonly isByPhone: boolean;
}

/** Address and language of a recipient. */
export interface Reader {
  /** Null for a player who registered by phone: the email is not sent. */
  readonly email: string | null;
  readonly language: string;
}

export interface EmailsRepository {
  /** Looks up a recipient; for null it takes as long and finds no address. */
  reader(userId: number | null): Promise<Reader>;
  /**
   * Stores an email; one without a player is not stored.
   *
   * @param within transaction that stores the email
   */
  add(email: NewEmail, within: Pool): Promise<void>;
  /** Uses a link up and returns its player; null when it was used, has expired or has another purpose. */
  use(tokenHash: Buffer, purpose: EmailPurpose, now: number): Promise<number | null>;
  /** Returns a link that still works without using it up; null for another one. */
  peek(tokenHash: Buffer, purpose: EmailPurpose, now: number): Promise<OpenLink | null>;
  mark(userId: number, mark: string, now: number): Promise<void>;
  /** Invalidates everything that could still sign in: emails for a password or a sign-in, codes, and begun sign-ins. */
  annul(userId: number, now: number): Promise<void>;
  purge(before: number): Promise<void>;
}

/** An id that no player has. */
const NOBODY = 0;

export function createEmailsRepository(sql: Pool): EmailsRepository {
  return {
    async reader(userId) {
      const [row] = await sql<Reader[]>`select email, language from player where id = ${userId ?? NOBODY}`;
      if (!row && userId !== null) throw new Error(`There is no player ${userId} to write to`);
      return row ?? { email: null, language: 'en' };
    },
    async add({ tokenHash, userId, purpose, endsAt, isByPhone = false }, within) {
      await within`
        insert into email_link (token_hash, user_id, purpose, ends_at, by_phone)
        select ${tokenHash}, id, ${purpose}, ${endsAt}, ${isByPhone} from player where id = ${userId ?? NOBODY}`;
    },
    async use(tokenHash, purpose, now) {
      const [row] = await sql<{ userId: number }[]>`
        update email_link set used_at = ${now}
        where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and ends_at > ${now}
        returning user_id as "userId"`;
      return row?.userId ?? null;
    },
    async peek(tokenHash, purpose, now) {
      const [row] = await sql<OpenLink[]>`
        select user_id as "userId", by_phone as "isByPhone" from email_link
        where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and ends_at > ${now}`;
      return row ?? null;
    },
    async mark(userId, mark, now) {
      await sql`
        insert into player_mark (user_id, mark, at) values (${userId}, ${mark}, ${now})
        on conflict (user_id, mark) do update set at = excluded.at`;
    },
    async annul(userId, now) {
      await sql`
        update email_link set used_at = ${now}
        where user_id = ${userId} and purpose in ('password', 'login', 'withdrawal_link') and used_at is null`;
      await sql`update code set used_at = ${now} where user_id = ${userId} and used_at is null`;
      await sql`update second_step set used_at = ${now} where user_id = ${userId} and used_at is null`;
    },
    async purge(before) {
      await deleteInBatches(sql, { table: 'email_link', instant: 'ends_at', before });
    },
  };
}
