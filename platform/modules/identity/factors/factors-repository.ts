import { deleteInBatches } from '../../../database/batches.ts';
import type { Pool } from '../../../database/pool.ts';
import type { FactorFacts, FirstStep } from './possible-factors.ts';

/** The factors of a player, as they are stored; instants are the server clock's, epoch ms. */
export interface StoredFactors extends FactorFacts {
  readonly twoStep: boolean;
  readonly hasPassword: boolean;
  /** The player has chosen the password while signed in or by a reset; false for the one of the registration. */
  readonly isPasswordChosen: boolean;
  /** When the authenticator was added; null for none. */
  readonly totpAddedAt: number | null;
  /** Number of linked networks. */
  readonly networks: number;
}

/** The authenticator of a player. */
interface StoredTotp {
  readonly sealed: string;
  /** The last 30-second step whose code was accepted. */
  readonly lastStep: number;
}

/** What an undone change restores, as JSON carries it. */
export interface FactorsState {
  readonly twoStep: boolean;
  readonly twoStepAt: number | null;
  readonly totp: { readonly sealed: string; readonly addedAt: number; readonly lastStep: number } | null;
  /** Unused recovery codes; hashes as hex. */
  readonly codes: readonly { readonly keyId: string; readonly hash: string; readonly madeAt: number }[];
}

/** A recovery code as it is stored. */
export interface RecoveryHash {
  readonly keyId: string;
  readonly hash: Uint8Array;
}

/** A sign-in that has passed its first step. */
export interface StepRow {
  readonly userId: number;
  readonly first: FirstStep;
  /** Request of the code that was sent for it; null for none. */
  readonly codeRequest: string | null;
  readonly endsAt: number;
}

/** Storage of second factors and of the second steps that wait for them. */
export interface FactorsRepository {
  /** @throws Error when there is no such player */
  factsOf(userId: number, within?: Pool): Promise<StoredFactors>;
  /** Switches two-step sign-in; the instant says that it rests on factors of its own. */
  setTwoStep(userId: number, at: number | null, within?: Pool): Promise<void>;
  keepSetup(userId: number, sealed: string, endsAt: number): Promise<void>;
  /** The sealed secret of a set-up that has not expired. */
  readSetup(userId: number, now: number): Promise<string | null>;
  /** Stores the authenticator, whose first code was of this step, and ends the set-up; false when it was used up. */
  addTotp(userId: number, totp: StoredTotp, now: number, within: Pool): Promise<boolean>;
  totp(userId: number): Promise<StoredTotp | null>;
  /** Marks a step as used; false when it, or a later one, was used before. */
  spendTotpStep(userId: number, step: number): Promise<boolean>;
  removeTotp(userId: number, within: Pool): Promise<void>;
  /** Replaces the recovery codes of a player; none for an empty list. */
  replaceCodes(userId: number, hashes: readonly RecoveryHash[], now: number, within?: Pool): Promise<void>;
  /** Unused recovery codes of a player. */
  unusedCodes(userId: number): Promise<RecoveryHash[]>;
  /** Marks a recovery code as used; false when there is no unused one like it. */
  spendCode(userId: number, hash: Uint8Array, now: number): Promise<boolean>;
  addStep(hash: Buffer, step: StepRow): Promise<void>;
  /** A step that was neither finished nor is over. */
  step(hash: Buffer, now: number): Promise<StepRow | null>;
  noteCode(hash: Buffer, codeRequest: string): Promise<void>;
  /** Counts a guess before it is compared, so that parallel guesses all count; null when none is left. */
  guess(hash: Buffer, now: number, maxGuesses: number): Promise<StepRow | null>;
  /** Finishes a step; false when it was finished before. */
  spendStep(hash: Buffer, now: number): Promise<boolean>;
  noteProof(sessionHash: string, userId: number, endsAt: number): Promise<void>;
  isProved(sessionHash: string, now: number): Promise<boolean>;
  /** Reads the factors of a player as a later undoing restores them. */
  state(userId: number): Promise<FactorsState>;
  restore(userId: number, state: FactorsState, within: Pool): Promise<void>;
  /** Locks the player, so that changes of the factors of one player come one after another. */
  together<T>(userId: number, work: (sql: Pool) => Promise<T>): Promise<T>;
  purge(now: number): Promise<void>;
}

const hexBytes = (hash: string) => Buffer.from(hash, 'hex');

function totpsOf(sql: Pool): Pick<FactorsRepository, 'addTotp' | 'keepSetup' | 'readSetup' | 'totp' | 'spendTotpStep'> {
  return {
    async keepSetup(userId, sealed, endsAt) {
      await sql`
        insert into totp_setup (user_id, sealed, ends_at) values (${userId}, ${sealed}, ${endsAt})
        on conflict (user_id) do update set sealed = excluded.sealed, ends_at = excluded.ends_at`;
    },
    async readSetup(userId, now) {
      const [row] = await sql<{ sealed: string }[]>`
        select sealed from totp_setup where user_id = ${userId} and ends_at > ${now}`;
      return row?.sealed ?? null;
    },
    async addTotp(userId, { sealed, lastStep }, now, within) {
      const taken = await within`delete from totp_setup where user_id = ${userId} and sealed = ${sealed} returning 1`;
      if (taken.length === 0) return false;
      await within`
        insert into totp (user_id, sealed, added_at, last_step) values (${userId}, ${sealed}, ${now}, ${lastStep})
        on conflict (user_id) do update set
          sealed = excluded.sealed, added_at = excluded.added_at, last_step = excluded.last_step`;
      return true;
    },
    async totp(userId) {
      const [row] = await sql<StoredTotp[]>`
        select sealed, last_step as "lastStep" from totp where user_id = ${userId}`;
      return row ?? null;
    },
    async spendTotpStep(userId, step) {
      const rows = await sql`
        update totp set last_step = ${step} where user_id = ${userId} and last_step < ${step} returning user_id`;
      return rows.length > 0;
    },
  };
}

function stepsOf(sql: Pool): Pick<FactorsRepository, 'addStep' | 'guess' | 'noteCode' | 'step' | 'spendStep'> {
  const columns = sql`user_id as "userId", first_step as first, code_request as "codeRequest", ends_at as "endsAt"`;
  return {
    async addStep(hash, { userId, first, codeRequest, endsAt }) {
      await sql`
        insert into second_step (request_hash, user_id, first_step, code_request, ends_at)
        values (${hash}, ${userId}, ${first}, ${codeRequest}, ${endsAt})`;
    },
    async step(hash, now) {
      const [row] = await sql<StepRow[]>`
        select ${columns} from second_step where request_hash = ${hash} and used_at is null and ends_at > ${now}`;
      return row ?? null;
    },
    async noteCode(hash, codeRequest) {
      await sql`update second_step set code_request = ${codeRequest} where request_hash = ${hash}`;
    },
    async guess(hash, now, maxGuesses) {
      const [row] = await sql<StepRow[]>`
        update second_step set guesses = guesses + 1
        where request_hash = ${hash} and used_at is null and ends_at > ${now} and guesses < ${maxGuesses}
        returning ${columns}`;
      return row ?? null;
    },
    async spendStep(hash, now) {
      const rows = await sql`
        update second_step set used_at = ${now} where request_hash = ${hash} and used_at is null returning user_id`;
      return rows.length > 0;
    },
  };
}

function recoveryOf(sql: Pool): Pick<FactorsRepository, 'replaceCodes' | 'unusedCodes' | 'spendCode'> {
  return {
    async replaceCodes(userId, hashes, now, within = sql) {
      await within`delete from recovery_code where user_id = ${userId}`;
      for (const { hash, keyId } of hashes) {
        await within`
          insert into recovery_code (user_id, hash, key_id, made_at)
          values (${userId}, ${Buffer.from(hash)}, ${keyId}, ${now})`;
      }
    },
    async unusedCodes(userId) {
      return [
        ...(await sql<RecoveryHash[]>`
          select key_id as "keyId", hash from recovery_code where user_id = ${userId} and used_at is null`),
      ];
    },
    async spendCode(userId, hash, now) {
      const rows = await sql`
        update recovery_code set used_at = ${now}
        where user_id = ${userId} and hash = ${Buffer.from(hash)} and used_at is null returning user_id`;
      return rows.length > 0;
    },
  };
}

function statesOf(sql: Pool): Pick<FactorsRepository, 'restore' | 'state'> {
  return {
    async state(userId) {
      const [row] = await sql<FactorsState[]>`
        select p.two_step as "twoStep", p.two_step_at as "twoStepAt",
          (select json_build_object('sealed', t.sealed, 'addedAt', t.added_at, 'lastStep', t.last_step)
            from totp t where t.user_id = p.id) as totp,
          (select coalesce(json_agg(json_build_object(
              'keyId', r.key_id, 'hash', encode(r.hash, 'hex'), 'madeAt', r.made_at)), '[]')
            from recovery_code r where r.user_id = p.id and r.used_at is null) as codes
        from player p where p.id = ${userId}`;
      if (!row) throw new Error(`There is no player ${userId}`);
      return row;
    },
    async restore(userId, { twoStep, twoStepAt, totp, codes }, within) {
      await within`update player set two_step = ${twoStep}, two_step_at = ${twoStepAt} where id = ${userId}`;
      await within`delete from totp where user_id = ${userId}`;
      await within`delete from totp_setup where user_id = ${userId}`;
      await within`delete from recovery_code where user_id = ${userId}`;
      if (totp) {
        const { sealed, addedAt, lastStep } = totp;
        await within`
          insert into totp (user_id, sealed, added_at, last_step)
          values (${userId}, ${sealed}, ${addedAt}, ${lastStep})`;
      }
      for (const { keyId, hash, madeAt } of codes) {
        await within`
          insert into recovery_code (user_id, hash, key_id, made_at)
          values (${userId}, ${hexBytes(hash)}, ${keyId}, ${madeAt})`;
      }
    },
  };
}

export function createFactorsRepository(sql: Pool): FactorsRepository {
  return {
    ...statesOf(sql),
    ...totpsOf(sql),
    ...stepsOf(sql),
    ...recoveryOf(sql),
    async factsOf(userId, within = sql) {
      const [row] = await within<StoredFactors[]>`
        select p.two_step as "twoStep", p.password_hash <> '' as "hasPassword", p.phone, p.email,
          p.password_channel as "passwordChannel", p.password_hash <> '' and p.password_set_at is not null as "isPasswordChosen", p.two_step and p.two_step_at is null as "isFromEmailTime",
          (select t.added_at from totp t where t.user_id = p.id) as "totpAddedAt",
          exists (select from totp t where t.user_id = p.id) as "hasTotp",
          (select count(*)::int from social_identity s where s.user_id = p.id) as networks,
          (select count(*)::int from passkey k where k.user_id = p.id) as passkeys,
          (select count(*)::int from recovery_code r where r.user_id = p.id and r.used_at is null) as "recoveryCodes"
        from player p where p.id = ${userId}`;
      if (!row) throw new Error(`There is no player ${userId}`);
      return row;
    },
    async setTwoStep(userId, at, within = sql) {
      await within`update player set two_step = ${at !== null}, two_step_at = ${at} where id = ${userId}`;
    },
    async removeTotp(userId, within) {
      await within`delete from totp where user_id = ${userId}`;
    },
    async noteProof(sessionHash, userId, endsAt) {
      await sql`
        insert into session_proof (session_hash, user_id, ends_at)
        values (${hexBytes(sessionHash)}, ${userId}, ${endsAt})
        on conflict (session_hash) do update set ends_at = excluded.ends_at`;
    },
    async isProved(sessionHash, now) {
      const rows = await sql`
        select from session_proof where session_hash = ${hexBytes(sessionHash)} and ends_at > ${now}`;
      return rows.length > 0;
    },
    together: (userId, work) =>
      sql.begin(async (tx) => {
        await tx`select from player where id = ${userId} for no key update`;
        return work(tx as unknown as Pool);
      }) as Promise<never>,
    async purge(now) {
      for (const table of ['totp_setup', 'second_step', 'session_proof']) {
        await deleteInBatches(sql, { table, instant: 'ends_at', before: now });
      }
    },
  };
}
