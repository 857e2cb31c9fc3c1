import { deleteInBatches } from '../../../database/batches.ts';
import type { Pool } from '../../../database/pool.ts';
import { personOf, type SocialProfile, type SocialSignUps } from '../social-sign-ups.ts';

/** An attempt to sign in by a network; instants are the server clock's, epoch ms. */
export interface AttemptRow {
  readonly network: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly language: string;
  readonly returnTo: string;
  readonly isSaved: boolean;
  /** The player who links the network; null for a sign-in. */
  readonly joiner: number | null;
  /** The player confirms a change by a network that is linked already. */
  readonly isProof: boolean;
  readonly endsAt: number;
}

/** A person of a network who is to be linked to a player. */
export interface JoinRow {
  readonly userId: number;
  readonly network: string;
  readonly subject: string;
  readonly email: string;
}

export interface IdentityRow {
  readonly network: string;
  readonly person: string;
  readonly joinedAt: number;
}

/** A link to a network that was removed. */
export type RemovedIdentity = Pick<NewIdentity, 'person' | 'subject'> & { readonly joinedAt: number };

interface NewIdentity {
  readonly network: string;
  readonly subject: string;
  readonly userId: number;
  /** The network's name of the person. */
  readonly person: string;
  readonly now: number;
}

/** Storage of sign-ins by networks; each hash is the SHA-256 of what only one browser or one person knows. */
export interface SocialRepository {
  addAttempt(stateHash: Buffer, browserHash: Buffer, attempt: AttemptRow): Promise<void>;
  /** Returns an attempt of this browser without using it up; null as `takeAttempt`. */
  readAttempt(stateHash: Buffer, browserHash: Buffer, now: number): Promise<AttemptRow | null>;
  /** Takes an attempt out, so that it works once; null when it is unknown, expired or of another browser. */
  takeAttempt(stateHash: Buffer, browserHash: Buffer, now: number): Promise<AttemptRow | null>;
  /** The player of a network's person; null for none. */
  playerOf(network: string, subject: string): Promise<number | null>;
  /**
   * Links the person to the player. `known`: they are linked already; `taken`: the person is another player's, or the
   * player has another person of the network.
   */
  join(identity: NewIdentity): Promise<'joined' | 'known' | 'taken'>;
  identities(userId: number): Promise<IdentityRow[]>;
  /** Removes the player's person of a network and returns it; null when there was none. */
  remove(userId: number, network: string): Promise<RemovedIdentity | null>;
  /** Takes back the adding or the removal of a link; null when the change has added it. */
  restore(userId: number, network: string, before: RemovedIdentity | null, within: Pool): Promise<void>;
  /** Removes all networks of a player but these. */
  keepOnly(userId: number, networks: readonly string[], within: Pool): Promise<void>;
  addSignUp(requestHash: Buffer, profile: SocialProfile, endsAt: number): Promise<void>;
  addJoin(requestHash: Buffer, join: JoinRow, endsAt: number): Promise<void>;
  readJoin(requestHash: Buffer, now: number): Promise<JoinRow | null>;
  /** Takes out the link that waits for this player. */
  takeJoin(requestHash: Buffer, userId: number, now: number): Promise<JoinRow | null>;
  /** Records the use of a credential; false when it was used before. `endsAt` is wall clock, epoch ms. */
  spendCredential(hash: Buffer, endsAt: number): Promise<boolean>;
  /** @param wallNow epoch ms of the wall clock */
  purge(now: number, wallNow: number): Promise<void>;
}

function waitingOf(sql: Pool): Pick<SocialRepository, 'addSignUp' | 'addJoin' | 'readJoin' | 'takeJoin'> {
  const joinColumns = sql`user_id as "userId", network, subject, email`;
  return {
    async addSignUp(hash, { network, subject, email, isEmailVerified, name, surname, handle }, endsAt) {
      await sql`
        insert into social_sign_up (
          request_hash, network, subject, email, is_email_verified, name, surname, handle, ends_at)
        values (
          ${hash}, ${network}, ${subject}, ${email}, ${isEmailVerified}, ${name}, ${surname}, ${handle}, ${endsAt})`;
    },
    async addJoin(hash, { userId, network, subject, email }, endsAt) {
      await sql`
        insert into social_join (request_hash, user_id, network, subject, email, ends_at)
        values (${hash}, ${userId}, ${network}, ${subject}, ${email}, ${endsAt})`;
    },
    async readJoin(hash, now) {
      const [row] = await sql<JoinRow[]>`
        select ${joinColumns} from social_join where request_hash = ${hash} and ends_at > ${now}`;
      return row ?? null;
    },
    async takeJoin(hash, userId, now) {
      const [row] = await sql<JoinRow[]>`
        delete from social_join where request_hash = ${hash} and user_id = ${userId} and ends_at > ${now}
        returning ${joinColumns}`;
      return row ?? null;
    },
  };
}

export function createSocialRepository(sql: Pool): SocialRepository {
  const attemptColumns = sql`network, nonce, verifier, language, return_to as "returnTo", is_saved as "isSaved", joiner,
    is_proof as "isProof", ends_at as "endsAt"`;
  return {
    ...waitingOf(sql),
    async addAttempt(stateHash, browserHash, attempt) {
      const { network, nonce, verifier, language, returnTo, isSaved, joiner, isProof, endsAt } = attempt;
      await sql`
        insert into social_attempt (
          state_hash, browser_hash, network, nonce, verifier, language, return_to, is_saved, joiner, is_proof,
          ends_at)
        values (
          ${stateHash}, ${browserHash}, ${network}, ${nonce}, ${verifier}, ${language}, ${returnTo}, ${isSaved},
          ${joiner}, ${isProof}, ${endsAt})`;
    },
    async readAttempt(stateHash, browserHash, now) {
      const [row] = await sql<AttemptRow[]>`
        select ${attemptColumns} from social_attempt
        where state_hash = ${stateHash} and browser_hash = ${browserHash} and ends_at > ${now}`;
      return row ?? null;
    },
    async takeAttempt(stateHash, browserHash, now) {
      const [row] = await sql<AttemptRow[]>`
        delete from social_attempt
        where state_hash = ${stateHash} and browser_hash = ${browserHash} and ends_at > ${now}
        returning ${attemptColumns}`;
      return row ?? null;
    },
    async playerOf(network, subject) {
      const [row] = await sql<{ userId: number }[]>`
        select user_id as "userId" from social_identity where network = ${network} and subject = ${subject}`;
      return row?.userId ?? null;
    },
    async join({ network, subject, userId, person, now }) {
      const joined = await sql`
        insert into social_identity (network, subject, user_id, person, joined_at)
        values (${network}, ${subject}, ${userId}, ${person}, ${now}) on conflict do nothing returning user_id`;
      if (joined.length > 0) return 'joined';
      const found = await sql`
        select from social_identity
        where network = ${network} and subject = ${subject} and user_id = ${userId}`;
      return found.length > 0 ? 'known' : 'taken';
    },
    async identities(userId) {
      return [
        ...(await sql<IdentityRow[]>`
          select network, person, joined_at as "joinedAt" from social_identity
          where user_id = ${userId} order by joined_at, network`),
      ];
    },
    async remove(userId, network) {
      const [row] = await sql<RemovedIdentity[]>`
        delete from social_identity where user_id = ${userId} and network = ${network}
        returning subject, person, joined_at as "joinedAt"`;
      return row ?? null;
    },
    async restore(userId, network, before, within) {
      await within`delete from social_identity where user_id = ${userId} and network = ${network}`;
      if (!before) return;
      const { subject, person, joinedAt } = before;
      await within`
        insert into social_identity (network, subject, user_id, person, joined_at)
        values (${network}, ${subject}, ${userId}, ${person}, ${joinedAt}) on conflict do nothing`;
    },
    async keepOnly(userId, networks, within) {
      await within`
        delete from social_identity where user_id = ${userId} and not network = any(${`{${networks.filter((name) => NAME.test(name)).join(',')}}`}::text::text[])`;
    },
    async spendCredential(hash, endsAt) {
      const rows = await sql`
        insert into social_credential (hash, ends_at) values (${hash}, ${endsAt}) on conflict do nothing returning hash`;
      return rows.length > 0;
    },
    async purge(now, wallNow) {
      for (const table of ['social_attempt', 'social_sign_up', 'social_join'])
        await deleteInBatches(sql, { table, instant: 'ends_at', before: now });
      await deleteInBatches(sql, { table: 'social_credential', instant: 'ends_at', before: wallNow });
    },
  };
}

/** Ids of networks; others name none. */
const NAME = /^[a-z0-9_-]+$/;

interface SignUpsInput {
  readonly sql: Pool;
  /** Server clock, epoch ms. */
  readonly now: () => number;
  readonly hashOf: (request: string) => Buffer;
}

/** Returns the people of networks who open an account (shell §3, `soc_reg`). */
export function createSocialSignUps({ sql, now, hashOf }: SignUpsInput): SocialSignUps {
  const columns = sql`network, subject, email, is_email_verified as "isEmailVerified", name, surname, handle`;
  return {
    async read(request) {
      const [row] = await sql<SocialProfile[]>`
        select ${columns} from social_sign_up where request_hash = ${hashOf(request)} and ends_at > ${now()}`;
      return row ?? null;
    },
    async complete(request, userId, transaction) {
      const [profile] = await transaction<SocialProfile[]>`
        delete from social_sign_up where request_hash = ${hashOf(request)} and ends_at > ${now()} returning ${columns}`;
      if (!profile) return null;
      const { network, subject } = profile;
      const joined = await transaction`
        insert into social_identity (network, subject, user_id, person, joined_at)
        values (${network}, ${subject}, ${userId}, ${personOf(profile)}, ${now()})
        on conflict do nothing returning user_id`;
      return joined.length > 0 ? profile : null;
    },
  };
}
