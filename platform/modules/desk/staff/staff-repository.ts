import type { StaffRole } from '#shared/domain/staff/staff-roles.ts';
import type { Pool } from '../../../database/pool.ts';

/** A staff account; instants are the wall clock's, epoch ms. */
export interface StaffRow {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  /** Null until the account has enrolled. */
  readonly passwordHash: string | null;
  readonly totpSealed: string | null;
  readonly totpStep: number;
  readonly enrolEndsAt: number | null;
  readonly createdAt: number;
  readonly signedInAt: number | null;
  readonly disabledAt: number | null;
}

/** A session of a staff account; `hash` is that of its id, hex. */
export interface StaffSessionRow {
  readonly hash: string;
  readonly staffId: number;
  readonly seenAt: number;
  readonly endsAt: number;
}

interface NewSession extends StaffSessionRow {
  readonly address: string;
  readonly agent: string;
}

export interface StaffRepository {
  all(): Promise<StaffRow[]>;
  byId(id: number): Promise<StaffRow | null>;
  byEmail(email: string): Promise<StaffRow | null>;
  /** The account of an enrolment token that is good now. */
  byEnrolment(tokenHash: string, now: number): Promise<StaffRow | null>;
  /** Adds an account; null when the e-mail address is taken. */
  add(staff: Pick<StaffRow, 'createdAt' | 'email' | 'name' | 'roles'>): Promise<number | null>;
  /** Removes password and authenticator, and sets the token by which the account enrols. */
  invite(id: number, tokenHash: string, endsAt: number): Promise<void>;
  /** Sets the key that the enrolment shows. */
  setPendingKey(id: number, sealed: string): Promise<void>;
  /** Ends the enrolment; false when its token was used in the meantime. */
  enrol(id: number, tokenHash: string, password: string, step: number): Promise<boolean>;
  setPasswordHash(id: number, hash: string): Promise<void>;
  /** Records a code as used; false when it, or a later one, was used in the meantime. */
  takeStep(id: number, step: number): Promise<boolean>;
  setRoles(id: number, roles: readonly StaffRole[]): Promise<void>;
  setDisabled(id: number, at: number | null): Promise<void>;
  begin(session: NewSession): Promise<void>;
  session(hash: string): Promise<StaffSessionRow | null>;
  touch(hash: string, now: number): Promise<void>;
  end(hash: string): Promise<void>;
  endAll(staffId: number): Promise<void>;
  /** Deletes sessions that are over. */
  purge(seenBefore: number, now: number): Promise<void>;
}

const hex = (hash: string) => Buffer.from(hash, 'hex');

/** Returns the part of the repository that stores sessions. */
function sessionsOf(sql: Pool): Pick<StaffRepository, 'begin' | 'end' | 'endAll' | 'purge' | 'session' | 'touch'> {
  return {
    async begin({ hash, staffId, seenAt, endsAt, address, agent }) {
      await sql`
        insert into staff_session (id_hash, staff_id, began_at, seen_at, ends_at, address, agent)
        values (${hex(hash)}, ${staffId}, ${seenAt}, ${seenAt}, ${endsAt}, ${address}, ${agent})`;
      await sql`update staff set signed_in_at = ${seenAt} where id = ${staffId}`;
    },
    async session(hash) {
      const [row] = await sql<StaffSessionRow[]>`
        select encode(id_hash, 'hex') as hash, staff_id as "staffId", seen_at as "seenAt", ends_at as "endsAt"
        from staff_session where id_hash = ${hex(hash)}`;
      return row ?? null;
    },
    async touch(hash, now) {
      await sql`update staff_session set seen_at = ${now} where id_hash = ${hex(hash)}`;
    },
    async end(hash) {
      await sql`delete from staff_session where id_hash = ${hex(hash)}`;
    },
    async endAll(staffId) {
      await sql`delete from staff_session where staff_id = ${staffId}`;
    },
    async purge(seenBefore, now) {
      await sql`delete from staff_session where seen_at < ${seenBefore} or ends_at < ${now}`;
    },
  };
}

export function createStaffRepository(sql: Pool): StaffRepository {
  const columns = sql`
    id, email, name, roles, password_hash as "passwordHash", totp_sealed as "totpSealed", totp_step as "totpStep",
    enrol_ends_at as "enrolEndsAt", created_at as "createdAt", signed_in_at as "signedInAt",
    disabled_at as "disabledAt"`;
  const one = async (where: ReturnType<typeof sql>) => {
    const [row] = await sql<StaffRow[]>`select ${columns} from staff where ${where}`;
    return row ?? null;
  };
  return {
    ...sessionsOf(sql),
    all: async () => [...(await sql<StaffRow[]>`select ${columns} from staff order by id`)],
    byId: (id) => one(sql`id = ${id}`),
    byEmail: (email) => one(sql`email = ${email}`),
    byEnrolment: (tokenHash, now) =>
      one(sql`enrol_hash = ${hex(tokenHash)} and enrol_ends_at > ${now} and disabled_at is null`),
    async add({ email, name, roles, createdAt }) {
      const [row] = await sql<{ id: number }[]>`
        insert into staff (email, name, roles, created_at)
        values (${email}, ${name}, ${JSON.stringify(roles)}::text::jsonb, ${createdAt})
        on conflict (email) do nothing returning id`;
      return row?.id ?? null;
    },
    async invite(id, tokenHash, endsAt) {
      await sql`
        update staff set password_hash = null, totp_sealed = null, totp_step = 0, enrol_hash = ${hex(tokenHash)},
          enrol_ends_at = ${endsAt}
        where id = ${id}`;
    },
    async setPendingKey(id, sealed) {
      await sql`update staff set totp_sealed = ${sealed} where id = ${id} and password_hash is null`;
    },
    async enrol(id, tokenHash, password, step) {
      const rows = await sql`
        update staff set password_hash = ${password}, totp_step = ${step}, enrol_hash = null, enrol_ends_at = null
        where id = ${id} and enrol_hash = ${hex(tokenHash)} and totp_sealed is not null returning id`;
      return rows.length > 0;
    },
    async setPasswordHash(id, hash) {
      await sql`update staff set password_hash = ${hash} where id = ${id}`;
    },
    async takeStep(id, step) {
      const rows =
        await sql`update staff set totp_step = ${step} where id = ${id} and totp_step < ${step} returning id`;
      return rows.length > 0;
    },
    async setRoles(id, roles) {
      await sql`update staff set roles = ${JSON.stringify(roles)}::text::jsonb where id = ${id}`;
    },
    async setDisabled(id, at) {
      await sql`update staff set disabled_at = ${at} where id = ${id}`;
    },
  };
}
