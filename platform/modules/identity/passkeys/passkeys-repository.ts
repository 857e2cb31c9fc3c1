import { deleteInBatches } from '../../../database/batches.ts';
import type { Pool } from '../../../database/pool.ts';

/** Purposes of challenges; a challenge is valid for its own purpose only. */
export type ChallengePurpose = 'login' | 'add' | 'two_step' | 'proof';

interface Challenge {
  /** Hash of the challenge. */
  readonly hash: Buffer;
  readonly purpose: ChallengePurpose;
  /** Null at sign-in. */
  readonly userId: number | null;
  /** Hash of the browser's identifier. */
  readonly browser: Buffer;
  readonly origin: string;
  readonly rpId: string;
  /** Server clock, epoch ms. */
  readonly endsAt: number;
}

/** A passkey as it is stored; instants are the server clock's, epoch ms. */
export interface PasskeyRecord {
  readonly id: number;
  readonly userId: number;
  /** base64url */
  readonly credentialId: string;
  /** COSE */
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  /** How the device is reached, as it reported. */
  readonly transports: readonly string[];
  readonly rpId: string;
  readonly name: string;
  readonly isSynced: boolean;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

type NewPasskey = Omit<PasskeyRecord, 'id' | 'usedAt'>;

/** State of one passkey before a change, as JSON carries it. */
export interface PasskeyBefore {
  readonly credentialId: string;
  /** Null when it was added by the change; the key as base64url otherwise. */
  readonly record: (Omit<NewPasskey, 'publicKey' | 'userId'> & { readonly publicKey: string }) | null;
}

/** Returns the state of a passkey before its removal. */
export function passkeyBefore({ id: _id, userId: _userId, usedAt: _usedAt, ...record }: PasskeyRecord): PasskeyBefore {
  const publicKey = Buffer.from(record.publicKey).toString('base64url');
  return { credentialId: record.credentialId, record: { ...record, publicKey } };
}

export interface PasskeysRepository {
  addChallenge(challenge: Challenge): Promise<void>;
  /** Takes a challenge out; null when this browser has none like it, or it has expired. */
  takeChallenge(
    wanted: Pick<Challenge, 'hash' | 'purpose' | 'browser'> & { now: number },
  ): Promise<Pick<Challenge, 'userId' | 'origin' | 'rpId'> | null>;
  /**
   * Stores a passkey; one that exists breaks a unique constraint. False when the player has the maximum number.
   *
   * @param within transaction that stores the passkey
   */
  add(passkey: NewPasskey, max: number, within: Pool): Promise<boolean>;
  find(credentialId: string): Promise<PasskeyRecord | null>;
  /** Passkeys of a player, in the order in which they were added. */
  ofPlayer(userId: number): Promise<PasskeyRecord[]>;
  /** Records a use; false when the device's counter has not grown, unless the device never counts. */
  use(id: number, counter: number, now: number): Promise<boolean>;
  rename(userId: number, id: number, name: string): Promise<void>;
  remove(userId: number, id: number): Promise<void>;
  /** Takes back the adding or the removal of a passkey. */
  restore(userId: number, before: PasskeyBefore, within: Pool): Promise<void>;
  /** Removes all passkeys of a player but these. */
  keepOnly(userId: number, ids: readonly number[], within: Pool): Promise<void>;
  /** Deletes challenges that expired before this instant. */
  purge(before: number): Promise<void>;
}

interface StoredPasskey extends Omit<PasskeyRecord, 'publicKey' | 'transports'> {
  readonly publicKey: Uint8Array;
  readonly transports: string;
}

const toRow = ({ publicKey, transports, ...rest }: StoredPasskey): PasskeyRecord => ({
  ...rest,
  publicKey: Uint8Array.from(publicKey),
  transports: transports.split(',').filter(Boolean),
});

export function createPasskeysRepository(sql: Pool): PasskeysRepository {
  const columns = sql`
    id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey", counter, transports,
    rp_id as "rpId", name, is_synced as "isSynced", created_at as "createdAt", used_at as "usedAt"`;
  return {
    async addChallenge({ hash, purpose, userId, browser, origin, rpId, endsAt }) {
      await sql`
        insert into passkey_challenge (challenge_hash, purpose, user_id, browser_hash, origin, rp_id, ends_at)
        values (${hash}, ${purpose}, ${userId}, ${browser}, ${origin}, ${rpId}, ${endsAt})`;
    },
    async takeChallenge({ hash, purpose, browser, now }) {
      const [row] = await sql<Pick<Challenge, 'userId' | 'origin' | 'rpId'>[]>`
        delete from passkey_challenge
        where challenge_hash = ${hash} and purpose = ${purpose} and browser_hash = ${browser} and ends_at > ${now}
        returning user_id as "userId", origin, rp_id as "rpId"`;
      return row ?? null;
    },
    async add(passkey, max, within) {
      const { userId, credentialId, publicKey, counter, transports, rpId, name, isSynced, createdAt } = passkey;
      const rows = await within`
        insert into passkey (
          user_id, credential_id, public_key, counter, transports, rp_id, name, is_synced, created_at
        )
        select ${userId}, ${credentialId}, ${publicKey}, ${counter}, ${transports.join()}, ${rpId}, ${name},
          ${isSynced}, ${createdAt}
        where (select count(*) from passkey where user_id = ${userId}) < ${max} returning id`;
      return rows.length > 0;
    },
    async find(credentialId) {
      const [row] = await sql<StoredPasskey[]>`select ${columns} from passkey where credential_id = ${credentialId}`;
      return row ? toRow(row) : null;
    },
    async ofPlayer(userId) {
      const rows = await sql<StoredPasskey[]>`select ${columns} from passkey where user_id = ${userId} order by id`;
      return rows.map(toRow);
    },
    async use(id, counter, now) {
      const rows = await sql`
        update passkey set counter = ${counter}, used_at = ${now}
        where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter}::bigint = 0)) returning id`;
      return rows.length > 0;
    },
    async rename(userId, id, name) {
      await sql`update passkey set name = ${name} where id = ${id} and user_id = ${userId}`;
    },
    async remove(userId, id) {
      await sql`delete from passkey where id = ${id} and user_id = ${userId}`;
    },
    async restore(userId, { credentialId, record }, within) {
      await within`delete from passkey where user_id = ${userId} and credential_id = ${credentialId}`;
      if (!record) return;
      const { counter, transports, rpId, name, isSynced, createdAt } = record;
      await within`
        insert into passkey (
          user_id, credential_id, public_key, counter, transports, rp_id, name, is_synced, created_at
        ) values (
          ${userId}, ${credentialId}, ${Buffer.from(record.publicKey, 'base64url')}, ${counter}, ${transports.join()},
          ${rpId}, ${name}, ${isSynced}, ${createdAt}
        )`;
    },
    async keepOnly(userId, ids, within) {
      await within`delete from passkey where user_id = ${userId} and not id = any(${`{${ids.join(',')}}`}::text::bigint[])`;
    },
    async purge(before) {
      await deleteInBatches(sql, { table: 'passkey_challenge', instant: 'ends_at', before });
    },
  };
}
