import { createHash, randomBytes } from 'node:crypto';
import type { Staff } from '#shared/contracts/desk/desk-entry.ts';
import { networkOf } from '#shared/domain/fairness/network-of.ts';
import type { StaffRole } from '#shared/domain/staff/staff-roles.ts';
import type { KeyRing } from '../../../keys/key-ring.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { Counters, DeviceOwner, KnownDevice } from '../../accounts/accounts-service.ts';
import type { SecurityLog } from '../../records/security-log-service.ts';
import { type MeasureWeakness, requireStaffPassword } from './staff-password.ts';
import type { StaffRepository, StaffRow } from './staff-repository.ts';
import { authenticatorUri, newAuthenticatorKey, stepOfCode } from './totp.ts';

/** Where a request comes from. */
export interface DeskCaller {
  /** IP address. */
  readonly address: string;
  /** Header `user-agent`. */
  readonly agent: string;
  /** The device, by its signed cookie. */
  readonly device: KnownDevice;
}

/** A staff account that has just signed in; `sessionId` leaves the platform only in the cookie. */
export interface SignedInStaff {
  readonly staff: Staff;
  readonly sessionId: string;
  /** By what the device is known from now on. */
  readonly owner: DeviceOwner;
}

/** A living session of a staff account. */
export interface StaffSession {
  readonly staff: Staff;
  readonly hash: string;
}

/** Administration of staff accounts. */
export interface StaffAdministration {
  all(): Promise<StaffRow[]>;
  /** @throws ApiError ACCOUNT_UNKNOWN */
  byId(id: number): Promise<StaffRow>;
  /** Adds an account; returns its id and the token by which it enrols. @throws ApiError EMAIL_TAKEN */
  add(staff: { email: string; name: string; roles: readonly StaffRole[] }): Promise<{ id: number; token: string }>;
  /** Removes password and authenticator, ends the sessions, and returns a new token. @throws ApiError ACCOUNT_UNKNOWN */
  reset(id: number): Promise<{ id: number; token: string }>;
  /** Changes the roles and ends the sessions. @throws ApiError ACCOUNT_UNKNOWN, BAD_REQUEST for the last administrator */
  setRoles(id: number, roles: readonly StaffRole[]): Promise<void>;
  /** Disables or enables an account and ends its sessions. @throws ApiError ACCOUNT_UNKNOWN, BAD_REQUEST for the last administrator */
  setDisabled(id: number, isDisabled: boolean): Promise<void>;
}

/** Staff accounts of the desk: enrolment, sign-in with two factors, short sessions (decision 042). */
export interface StaffAccounts extends StaffAdministration {
  /**
   * Signs in with password and authenticator together.
   *
   * @throws ApiError CREDENTIALS_WRONG whatever was wrong, TOO_MANY_ATTEMPTS
   */
  signIn(input: { email: string; password: string; code: string }, caller: DeskCaller): Promise<SignedInStaff>;
  /** The account of an enrolment link and the key for its authenticator. @throws ApiError LINK_EXPIRED, TOO_MANY_ATTEMPTS */
  enrolment(token: string, caller: DeskCaller): Promise<{ email: string; name: string; secret: string; uri: string }>;
  /** Ends an enrolment and signs in. @throws ApiError LINK_EXPIRED, PASSWORD_WEAK, CODE_WRONG, TOO_MANY_ATTEMPTS */
  enrol(input: { token: string; password: string; code: string }, caller: DeskCaller): Promise<SignedInStaff>;
  /** The living session of an id; using it extends it up to its idle time. */
  session(id: string): Promise<StaffSession | null>;
  signOut(session: StaffSession): Promise<void>;
  purge(): Promise<void>;
}

interface StaffInput {
  readonly repository: StaffRepository;
  readonly keys: Pick<KeyRing, 'open' | 'seal'>;
  readonly counters: Pick<Counters, 'forget' | 'take'>;
  readonly securityLog: Pick<SecurityLog, 'record'>;
  readonly passwords: {
    hash(password: string, caller?: { readonly address: string }): Promise<string>;
    verify(
      password: string,
      encoded: string | null,
      caller?: { readonly address: string },
    ): Promise<{ isRight: boolean; isOutdated: boolean }>;
  };
  /** Measures new passwords. */
  readonly weaknessOf: MeasureWeakness;
  /** Name of the brand, which authenticators show. */
  readonly brand: () => string;
  /** Wall clock, epoch ms. */
  readonly wallNow?: (() => number) | undefined;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Life of a session, and the time without a request that ends it. */
const SESSION_LIFE_MS = 8 * HOUR;
const SESSION_IDLE_MS = 15 * MINUTE;
/** Pause between two notes of a session's use. */
const TOUCH_MS = 30_000;
const ENROLMENT_LIFE_MS = 24 * HOUR;
const TOKEN_BYTES = 32;
const SEALED_FOR = 'staff-totp';

/**
 * Attempts of a network or a known device; those at one account from it; those at one account of all strange devices
 * together; codes of one account behind its right password, of a known device apart from strangers'; codes of one
 * enrolment. An owner waits no longer than a player does, and never for a stranger (decision 038).
 */
const ATTEMPTS = {
  caller: { max: 30, windowMs: 10 * MINUTE },
  account: { max: 10, windowMs: 10 * MINUTE },
  strangers: { max: 30, windowMs: 10 * MINUTE },
  code: { max: 10, windowMs: 30 * MINUTE },
} as const;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const token = () => randomBytes(TOKEN_BYTES).toString('base64url');

function toStaff({ id, email, name, roles }: StaffRow): Staff {
  return { id, email, name, roles: [...roles] };
}

const isActiveAdministrator = ({ roles, disabledAt, passwordHash }: StaffRow) =>
  roles.includes('administrator') && disabledAt === null && passwordHash !== null;

type Parts = Required<Omit<StaffInput, 'wallNow'>> & { readonly now: () => number };

/** Returns the sign-in and the enrolment. */
function createEntrance({ repository, keys, counters, securityLog, passwords, weaknessOf, brand, now }: Parts) {
  async function count(subject: string, allowance: { max: number; windowMs: number }): Promise<void> {
    const { isAllowed, retryAfter } = await counters.take(`desk:${hashOf(subject)}`, allowance);
    if (!isAllowed) throw new ApiError('TOO_MANY_ATTEMPTS', { retryAfter });
  }

  const fail = (step: string, staffId: number | null) =>
    securityLog.record({ kind: 'staff_sign_in_failed', staffId, details: { step } });

  async function begin(row: StaffRow, passwordHash: string, { address, agent }: DeskCaller): Promise<SignedInStaff> {
    const sessionId = token();
    const seenAt = now();
    const hash = hashOf(sessionId);
    await repository.begin({ hash, staffId: row.id, seenAt, endsAt: seenAt + SESSION_LIFE_MS, address, agent });
    await securityLog.record({ kind: 'staff_sign_in', staffId: row.id });
    return { staff: toStaff(row), sessionId, owner: { id: row.id, passwordHash } };
  }

  const keyOf = (sealed: string) => Buffer.from(keys.open(SEALED_FOR, sealed)).toString('utf8');

  async function byToken(given: string, { address }: DeskCaller): Promise<StaffRow> {
    await count(`address:${networkOf(address)}`, ATTEMPTS.caller);
    const row = await repository.byEnrolment(hashOf(given), now());
    if (!row) throw new ApiError('LINK_EXPIRED', { message: 'The enrolment link is over. Ask for a new one.' });
    return row;
  }

  /**
   * Returns the account of a sign-in, null for none, and the subjects by which its attempts and its codes are counted. A known device
   * is counted apart from strangers, who are counted over all networks together: they never lock its owner out.
   */
  async function admit(email: string, { address, device }: DeskCaller) {
    const from = device.id === '' ? `address:${networkOf(address)}` : `device:${device.id}`;
    await count(from, ATTEMPTS.caller);
    const row = await repository.byEmail(email);
    const { id = 0, passwordHash = null } = row ?? {};
    const isOwn = passwordHash !== null && device.isOf({ id, passwordHash });
    const subject = isOwn ? `account:${email}:device:${device.id}` : `account:${email}:${networkOf(address)}`;
    await count(subject, ATTEMPTS.account);
    if (!isOwn) await count(`strangers:${email}`, ATTEMPTS.strangers);
    return { row, subject, codes: isOwn ? `code:${id}:device:${device.id}` : `code:${id}` };
  }

  return {
    async signIn({ email, password, code }: { email: string; password: string; code: string }, caller: DeskCaller) {
      const { row, subject, codes } = await admit(email, caller);
      const isActive = row !== null && row.disabledAt === null;
      const { isRight, isOutdated } = await passwords.verify(password, isActive ? row.passwordHash : null, caller);
      if (!isActive || !isRight || row.totpSealed === null || row.passwordHash === null) {
        await fail('password', row?.id ?? null);
        throw new ApiError('CREDENTIALS_WRONG');
      }
      await count(codes, ATTEMPTS.code);
      const step = await stepOfCode(keyOf(row.totpSealed), code, row.totpStep, now());
      if (step === null || !(await repository.takeStep(row.id, step))) {
        await fail('code', row.id);
        throw new ApiError('CREDENTIALS_WRONG');
      }
      await counters.forget(`desk:${hashOf(subject)}`);
      await counters.forget(`desk:${hashOf(codes)}`);
      const hash = isOutdated ? await passwords.hash(password, caller) : row.passwordHash;
      if (isOutdated) await repository.setPasswordHash(row.id, hash);
      return begin(row, hash, caller);
    },
    async enrolment(given: string, caller: DeskCaller) {
      const row = await byToken(given, caller);
      const secret = row.totpSealed === null ? newAuthenticatorKey() : keyOf(row.totpSealed);
      if (row.totpSealed === null) await repository.setPendingKey(row.id, keys.seal(SEALED_FOR, secret));
      return { email: row.email, name: row.name, secret, uri: authenticatorUri(`${brand()} desk`, row.email, secret) };
    },
    async enrol(
      { token: given, password, code }: { token: string; password: string; code: string },
      caller: DeskCaller,
    ) {
      const row = await byToken(given, caller);
      // Before the code is counted: a person who looks for a good password must not run out of attempts.
      await requireStaffPassword(weaknessOf, row, password);
      // By the link: guesses at the account before it was reset must not use up those of its owner.
      await count(`enrolment-code:${hashOf(given)}`, ATTEMPTS.code);
      const step = row.totpSealed === null ? null : await stepOfCode(keyOf(row.totpSealed), code, row.totpStep, now());
      if (step === null) throw new ApiError('CODE_WRONG', { message: 'The code is not the one of the authenticator.' });
      const hash = await passwords.hash(password, caller);
      const isDone = await repository.enrol(row.id, hashOf(given), hash, step);
      if (!isDone) throw new ApiError('LINK_EXPIRED', { message: 'The enrolment link was used.' });
      // A sign-in that was under way when the account was reset has begun a session since.
      await repository.endAll(row.id);
      await securityLog.record({ kind: 'staff_enrolled', staffId: row.id });
      return begin(row, hash, caller);
    },
  };
}

/** Returns the administration of staff accounts, which needs no key: the command `npm run desk` uses it too. */
export function createStaffAdministration({
  repository,
  wallNow: now = Date.now,
}: Pick<StaffInput, 'repository' | 'wallNow'>): StaffAdministration {
  async function byId(id: number): Promise<StaffRow> {
    const row = await repository.byId(id);
    if (!row) throw new ApiError('ACCOUNT_UNKNOWN', { message: 'There is no such staff account.' });
    return row;
  }

  async function invite(id: number): Promise<{ id: number; token: string }> {
    const given = token();
    await repository.invite(id, hashOf(given), now() + ENROLMENT_LIFE_MS);
    return { id, token: given };
  }

  /** Without an administrator the desk could have no new staff. */
  async function keepAdministrator(id: number, next: Partial<StaffRow>): Promise<void> {
    const before = await byId(id);
    if (!isActiveAdministrator(before) || isActiveAdministrator({ ...before, ...next })) return;
    const others = (await repository.all()).filter((row) => row.id !== id && isActiveAdministrator(row));
    if (others.length === 0) {
      throw new ApiError('BAD_REQUEST', { message: 'This is the last administrator; make another one first.' });
    }
  }

  return {
    all: repository.all,
    byId,
    async add(staff) {
      const id = await repository.add({ ...staff, createdAt: now() });
      if (id === null) throw new ApiError('EMAIL_TAKEN', { message: 'A staff account has this e-mail address.' });
      return invite(id);
    },
    async reset(id) {
      await byId(id);
      const invited = await invite(id);
      await repository.endAll(id);
      return invited;
    },
    async setRoles(id, roles) {
      await keepAdministrator(id, { roles });
      await repository.setRoles(id, roles);
      await repository.endAll(id);
    },
    async setDisabled(id, isDisabled) {
      const disabledAt = isDisabled ? now() : null;
      await keepAdministrator(id, { disabledAt });
      await repository.setDisabled(id, disabledAt);
      // Also when it is enabled: a sign-in that was under way when it was disabled has begun a session since.
      await repository.endAll(id);
    },
  };
}

/** Creates the staff accounts of a database. */
export function createStaffAccounts({ wallNow = Date.now, ...input }: StaffInput): StaffAccounts {
  const { repository, securityLog } = input;
  const now = wallNow;
  return {
    ...createEntrance({ ...input, now }),
    ...createStaffAdministration({ repository, wallNow }),
    async session(id) {
      const found = await repository.session(hashOf(id));
      const at = now();
      if (!found || found.endsAt <= at || found.seenAt + SESSION_IDLE_MS <= at) return null;
      const row = await repository.byId(found.staffId);
      if (!row || row.disabledAt !== null || row.passwordHash === null) return null;
      if (at - found.seenAt >= TOUCH_MS) await repository.touch(found.hash, at);
      return { staff: toStaff(row), hash: found.hash };
    },
    async signOut({ hash, staff }) {
      await repository.end(hash);
      await securityLog.record({ kind: 'staff_sign_out', staffId: staff.id });
    },
    purge: () => repository.purge(now() - SESSION_IDLE_MS, now()),
  };
}

export type { StaffRow };
