import type { SignInChangeKind } from '#shared/contracts/sign-in-changes.ts';
import { deleteInBatches } from '../../database/batches.ts';
import type { Pool } from '../../database/pool.ts';
import type { TellingAddress } from './sign-in-change-message.ts';

/** A change as it is stored; instants are the server clock's, epoch ms. */
export interface SignInChangeRow {
  readonly id: number;
  readonly userId: number;
  readonly kind: SignInChangeKind;
  readonly at: number;
  readonly address: string;
  /** The header `user-agent`. */
  readonly agent: string;
  /** ISO 3166 alpha-2. */
  readonly country: string | null;
  /** Part of the sign-in that is restored; null for none. */
  readonly part: string | null;
  /** Sealed state of the part before the change. */
  readonly before: string | null;
}

interface NewChange extends Omit<SignInChangeRow, 'id'> {
  readonly tokenHash: Buffer;
  /** Whether a message is sent. */
  readonly isTold: boolean;
  readonly endsAt: number;
}

export interface SignInChangesRepository {
  /**
   * Returns how many messages about a kind of change a player got since an instant. Locks the player, so that changes at
   * the same time are counted one after the other.
   */
  told(userId: number, kind: SignInChangeKind, since: number, within: Pool): Promise<number>;
  /** @param within transaction that stores the change */
  add(change: NewChange, within: Pool): Promise<void>;
  /** Returns the change whose link has one of these hashes; null when the link is unknown, used or expired. */
  find(tokenHashes: readonly Buffer[], now: number): Promise<SignInChangeRow | null>;
  /** Returns a change of a player and all later ones, newest first. */
  since(userId: number, id: number): Promise<SignInChangeRow[]>;
  /** Returns what set the password last, before a change and since an instant; null when nothing did. */
  passwordSetBy(userId: number, before: number, since: number): Promise<SignInChangeKind | null>;
  /**
   * Uses the link up, together with the links of all later changes; returns the changes that are to be taken back,
   * newest first, or none when another call was faster. Locks the player, so that no change is made meanwhile.
   */
  take(change: SignInChangeRow, now: number, within: Pool): Promise<SignInChangeRow[]>;
  /** Removes the password, and the devices on which the player first signed in at or after an instant. */
  lock(userId: number, since: number, now: number, within: Pool): Promise<void>;
  /** Where the player is told, as it stands within the transaction. */
  reader(userId: number, within: Pool): Promise<TellingAddress>;
  setEmail(userId: number, email: string | null, within: Pool): Promise<void>;
  setPhone(userId: number, phone: string | null, within: Pool): Promise<void>;
  setTwoStep(userId: number, isOn: boolean, within: Pool): Promise<void>;
  purge(before: number): Promise<void>;
}

export function createSignInChangesRepository(sql: Pool): SignInChangesRepository {
  const columns = sql`id, user_id as "userId", kind, at, address, agent, country, part, before`;
  return {
    async told(userId, kind, since, within) {
      await within`select from player where id = ${userId} for no key update`;
      const [row] = await within<{ told: number }[]>`
        select count(*)::int as told from sign_in_change
        where user_id = ${userId} and kind = ${kind} and is_told and at > ${since}`;
      return row?.told ?? 0;
    },
    async add({ userId, kind, at, address, agent, country, part, before, tokenHash, isTold, endsAt }, within) {
      await within`
        insert into sign_in_change
          (user_id, kind, at, address, agent, country, part, before, token_hash, is_told, ends_at)
        values
          (${userId}, ${kind}, ${at}, ${address}, ${agent}, ${country}, ${part}, ${before}, ${tokenHash}, ${isTold},
           ${endsAt})`;
    },
    async find(tokenHashes, now) {
      const [row] = await sql<SignInChangeRow[]>`
        select ${columns} from sign_in_change
        where token_hash in ${sql([...tokenHashes])} and used_at is null and ends_at > ${now}`;
      return row ?? null;
    },
    async since(userId, id) {
      return [
        ...(await sql<SignInChangeRow[]>`
          select ${columns} from sign_in_change where user_id = ${userId} and id >= ${id} and used_at is null
          order by id desc`),
      ];
    },
    async passwordSetBy(userId, before, since) {
      const [row] = await sql<{ kind: SignInChangeKind }[]>`
        select kind from sign_in_change
        where user_id = ${userId} and part = 'password' and id < ${before} and at > ${since}
        order by id desc limit 1`;
      return row?.kind ?? null;
    },
    async take({ userId, id }, now, within) {
      await within`select from player where id = ${userId} for update`;
      const rows = await within<SignInChangeRow[]>`
        update sign_in_change set used_at = ${now}
        where user_id = ${userId} and id >= ${id} and used_at is null returning ${columns}`;
      const isFirst = rows.some((row) => row.id === id);
      return isFirst ? [...rows].sort((a, b) => b.id - a.id) : [];
    },
    async lock(userId, since, now, within) {
      await within`update player set password_hash = '', password_set_at = ${now} where id = ${userId}`;
      await within`delete from known_device where user_id = ${userId} and first_at >= ${since}`;
    },
    async reader(userId, within) {
      const [row] = await within<TellingAddress[]>`
        select id as "userId", email, phone, language from player where id = ${userId}`;
      if (!row) throw new Error(`There is no player ${userId} to tell`);
      return row;
    },
    async setEmail(userId, email, within) {
      await within`update player set email = ${email} where id = ${userId}`;
    },
    async setPhone(userId, phone, within) {
      await within`update player set phone = ${phone} where id = ${userId}`;
    },
    async setTwoStep(userId, isOn, within) {
      await within`update player set two_step = ${isOn} where id = ${userId}`;
    },
    async purge(before) {
      await deleteInBatches(sql, { table: 'sign_in_change', instant: 'ends_at', before });
    },
  };
}
