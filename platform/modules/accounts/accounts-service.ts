import type { Account, Player, SessionAnswer } from '#shared/contracts/account.ts';
import type { AutoLogoffConfig } from '#shared/domain/care/care-rules.ts';
import { ACCOUNT_TYPE, ACCOUNT_TYPES, type AccountType } from '#shared/domain/money/account-types.ts';
import { isCurrencyIso } from '#shared/domain/money/currencies.ts';
import { CURRENCY_NUMBERS } from '#shared/domain/money/currency-numbers.ts';
import { currencySymbol } from '#shared/domain/money/format-money.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Database } from '../../database/database.ts';
import { isCheckViolation } from '../../database/failures.ts';
import { depositRefusal, limitProblemIn } from '../../database/limit-problem.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Admission, Visitor } from '../admission/admission-service.ts';
import type { Successor } from '../config/config-service.ts';
import type { Ledger } from '../ledger/ledger-service.ts';
import type { SecurityLog } from '../records/security-log-service.ts';
import {
  type AccountRow,
  type AccountsRepository,
  createAccountsRepository,
  type PlayerRow,
} from './accounts-repository.ts';
import type { Care } from './care/care-service.ts';
import { openCare } from './care/open-care.ts';
import { coarseAddress } from './coarse-address.ts';
import { type Conversions, createConversions } from './conversions.ts';
import { countHashes } from './count-hashes.ts';
import type { CountAllowance, Counters } from './counters.ts';
import { createCountersRepository } from './counters-repository.ts';
import { type CurrencyAccounts, createCurrencyAccounts } from './currency-accounts.ts';
import { createKnownDevices, type DeviceOwner, type KnownDevice, type KnownDevices } from './known-devices.ts';
import { createKnownDevicesRepository, type KnownDevicesRepository } from './known-devices-repository.ts';
import { createPasswordPolicy, type PasswordPolicy } from './password-policy.ts';
import {
  createPasswords,
  type HashCaller,
  NO_PASSWORD,
  normalPassword,
  type PasswordCost,
  type Passwords,
} from './passwords.ts';
import type { PlayMoneyService } from './play-money.ts';
import { type Captcha, captchaBitsFor, createCaptcha, type ShownCaptcha } from './protection/captcha.ts';
import { createFingerprints, type Fingerprints } from './protection/fingerprints.ts';
import { createSecureData, type SecureData } from './protection/secure-data.ts';
import { createSecureQuestions, type SecureQuestions } from './secure-questions.ts';
import { createSecureQuestionsRepository } from './secure-questions-repository.ts';
import { openSessions, type SessionPolicy, type Sessions, sessionHash } from './sessions.ts';
import type { SessionOrigin, SessionRow } from './sessions-repository.ts';
import { createSignIn, type SignedIn, type SignIn } from './sign-in.ts';
import type { ThrottlePolicy } from './sign-in-throttle.ts';
import { createThrottleRepository, type ThrottleRepository } from './throttle-repository.ts';
import { createUserTokens, type UserTokens } from './user-token.ts';

/** The facts of an account that never change. */
export interface AccountIdentity {
  readonly id: number;
  readonly userId: number;
  readonly type: AccountType;
  readonly iso: string;
  readonly decimals: number;
}

/** Players, their sessions and their accounts. */
export interface Accounts extends SignIn, CurrencyAccounts, Conversions {
  signOut(session: SessionRow): Promise<void>;
  sessionAnswer(session: SessionRow): Promise<SessionAnswer>;
  /** Open accounts of the player, the main account first. */
  accountsOf(userId: number): Promise<Account[]>;
  /** The account if it belongs to this player, also when closed; null otherwise. */
  identify(userId: number, accountId: number): Promise<AccountIdentity | null>;
  /** Balance in minor units. */
  balanceOf(accountId: number): Promise<number>;
  /** @throws ApiError ACCOUNT_UNKNOWN */
  switchTo(userId: number, accountId: number): Promise<Account[]>;
  /**
   * Adds play money, once for each key.
   *
   * @throws ApiError ACCOUNT_UNKNOWN, PLAY_MONEY_CEILING, DEPOSIT_LIMIT, and those of a gate that is closed for
   * deposits
   */
  addPlayMoney(visitor: Visitor, accountId: number, key: string): Promise<Account[]>;
  readonly sessions: Sessions;
  readonly care: Care;
  readonly tokens: UserTokens;
  readonly captcha: Captcha;
  /** Counts of failures and of sent messages, for all processes. */
  readonly counts: ThrottleRepository;
  readonly fingerprints: Fingerprints;
  /** Devices on which players have signed in. */
  readonly knownDevices: KnownDevices;
  /** Devices of each player: a sign-in on another one is told. */
  readonly playerDevices: KnownDevicesRepository;
  readonly secureData: SecureData;
  readonly repository: AccountsRepository;
  /** Secure questions, whose answers replace nothing but confirm a new password. */
  readonly questions: SecureQuestions;
  /**
   * Returns the hash of a password.
   *
   * @param caller waits for a turn among all callers; without one, the platform hashes for itself
   * @throws ApiError TOO_MANY_ATTEMPTS when too many passwords wait to be hashed
   */
  hashPassword(password: string, caller?: HashCaller): Promise<string>;
  /** Number of passwords that are hashed, or wait for it, in this process. */
  hashesInProgress(): number;
  /** Decides which new passwords are taken. */
  readonly passwordPolicy: PasswordPolicy;
  close(): Promise<void>;
}

/** Settings of a player in the answer of the session. */
export type PlayerSettings = Pick<Player, 'disallow_line_sport' | 'disallow_live_sport' | 'user_hide_balance'>;

interface AccountsInput {
  readonly database: Database;
  readonly keys: KeyRing;
  readonly clock: ServerClock;
  readonly ledger: Ledger;
  readonly admission: Admission;
  /** null: accounts hold real money (production). */
  readonly playMoney: PlayMoneyService | null;
  /** Currencies that accounts can be opened in, ISO 4217. */
  readonly currencies: () => readonly string[];
  /** Level of the player's ban; 0 for none. */
  readonly banLevel: (userId: number) => number;
  /** Settings of the player that pages need with the session. */
  readonly settingsOf: (userId: number) => Promise<PlayerSettings>;
  /** Successor of a currency that has ended; null for one that has not. */
  readonly successorOf: (iso: string) => Successor | null;
  /** When the site signs out an idle player. */
  readonly autoLogoff: () => AutoLogoffConfig;
  /** Hours before a looser limit on money takes effect. */
  readonly limitCoolingHours: () => number;
  /** Counts guesses of answers. */
  readonly counters: Counters;
  /** Name of the brand. */
  readonly brand: () => string;
  readonly passwordCost?: PasswordCost;
  readonly sessionPolicy?: SessionPolicy;
  readonly throttlePolicy?: ThrottlePolicy;
  /** Bits of the work of a captcha; by default those of production. */
  readonly captchaBits?: number;
  readonly securityLog: Pick<SecurityLog, 'record'>;
}

/** How long uses of a captcha are counted, ms; longer than any challenge or result is valid. */
const USES_WINDOW_MS = 10 * 60_000;

/** shell §3, account convert status: by account type (0 main, 4 bonus, 9 currency account). */
const CONVERT_STATUS = { [ACCOUNT_TYPE.main]: 1, [ACCOUNT_TYPE.bonus]: 0, [ACCOUNT_TYPE.currency]: 2 } as const;

function toAccount(row: AccountRow, isConvertible: boolean): Account {
  const { id, type, iso, decimals, label, balance, isActive, points } = row;
  const currencyId = isCurrencyIso(iso) ? CURRENCY_NUMBERS[iso] : 0;
  return {
    id,
    type,
    iso,
    symbol: currencySymbol(iso, 'en'),
    money: balance,
    decimals,
    currencyId,
    isActive,
    label,
    points,
    convertStatus: isConvertible ? CONVERT_STATUS[type] : 0,
  };
}

function toPlayer(row: PlayerRow, session: SessionRow, banLevel: number): Player {
  return {
    user_id: row.id,
    email: row.email,
    name: row.name,
    playMoney: row.playMoney,
    previousSignInAt: session.previousSignInAt,
    signedInAt: session.signedInAt,
    banLevel,
    isTwoStepDue: row.isTwoStepDue,
    ...(session.narrow && { narrow: session.narrow }),
  };
}

/** Opens what is hashed like a password. */
function openSecrets({ database, counters, clock }: AccountsInput, { hash, verify }: Passwords) {
  const repository = createSecureQuestionsRepository(database.sql);
  const isRight = async (...given: [string, string, HashCaller]) => (await verify(...given)).isRight;
  return { hashPassword: hash, questions: createSecureQuestions({ repository, counters, clock, hash, isRight }) };
}

/** Opens what proves a caller: tokens, captchas, fingerprints and known devices, with the counts behind them. */
function openProtection({ database, keys, captchaBits, playMoney }: AccountsInput) {
  const counts = createThrottleRepository(database.sql);
  const captcha = createCaptcha({
    keys,
    counts: createCountersRepository(database.sql),
    bits: captchaBits ?? captchaBitsFor(playMoney === null),
    countUse: async (subject) => (await counts.count(subject, Date.now(), USES_WINDOW_MS)).failures,
    wrongAnswers: {
      count: (caller) => counts.count(`captcha-wrong:${caller}`, Date.now(), USES_WINDOW_MS),
      read: (caller) => counts.find(`captcha-wrong:${caller}`, Date.now(), USES_WINDOW_MS),
      windowMs: USES_WINDOW_MS,
    },
  });
  return {
    captcha,
    counts,
    tokens: createUserTokens(keys),
    fingerprints: createFingerprints(keys),
    knownDevices: createKnownDevices(keys),
    secureData: createSecureData(keys),
  };
}

async function signOut(
  { hash, userId }: SessionRow,
  sessions: Pick<Sessions, 'end'>,
  securityLog: Pick<SecurityLog, 'record'>,
): Promise<void> {
  await sessions.end(hash, 'signed_out');
  await securityLog.record({ kind: 'sign_out', userId });
}

/** Opens the accounts of a database. */
export async function openAccounts(input: AccountsInput): Promise<Accounts> {
  const { database, clock, ledger, admission, playMoney } = input;
  const repository = createAccountsRepository(database.sql);
  const { hashesInProgress, ...passwords } = countHashes(createPasswords(input.passwordCost));
  const care = await openCare({ ...input, sql: database.sql, accounts: repository });
  const sessions = await openSessions({
    ...{ sql: database.sql, announcements: database.announcements, clock, admission },
    rules: care,
    ...(input.sessionPolicy ? { policy: input.sessionPolicy } : {}),
  });
  const { tokens, captcha, counts, fingerprints, knownDevices, secureData } = openProtection(input);
  const identities = new Map<number, AccountIdentity>();

  const accountsOf = async (userId: number) =>
    (await repository.accounts(userId)).map((row) => toAccount(row, input.successorOf(row.iso) !== null));

  const announceAccounts = (userId: number) => database.announcements.publish('player', { userId, about: 'accounts' });

  async function sessionAnswer(session: SessionRow): Promise<SessionAnswer> {
    const { userId } = session;
    const [row, accounts, settings] = await Promise.all([
      repository.player(userId),
      accountsOf(userId),
      input.settingsOf(userId),
    ]);
    if (!row) throw new ApiError('SESSION_REQUIRED');
    const player = { ...toPlayer(row, session, input.banLevel(userId)), ...settings };
    return { player, accounts, now: clock.now() };
  }

  async function identify(userId: number, accountId: number): Promise<AccountIdentity | null> {
    if (!Number.isSafeInteger(accountId) || accountId < 1) return null;
    let identity = identities.get(accountId);
    if (!identity) {
      const row = await repository.account(accountId);
      // Money that a withdrawal holds is in an account that nothing else uses.
      if (!row || !ACCOUNT_TYPES.includes(row.type)) return null;
      identity = { id: row.id, userId: row.userId, type: row.type, iso: row.iso, decimals: row.decimals };
      identities.set(accountId, identity);
    }
    return identity.userId === userId ? identity : null;
  }

  async function addPlayMoney(visitor: Visitor, accountId: number, key: string): Promise<Account[]> {
    const { userId } = visitor;
    const account = await identify(userId, accountId);
    if (!account || !playMoney) throw new ApiError('ACCOUNT_UNKNOWN');
    const [amount, ceiling] = [playMoney.giftOf(account.iso), playMoney.ceilingOf(account.iso)];
    const reference = `play-money:${userId}:${key}`;
    const { balance } = await admission
      .through('deposit', visitor, (gate) =>
        ledger.addPlayMoneyOf(userId, { accountId, amount, ceiling, reference, at: clock.now() }, gate),
      )
      .catch((error: unknown) => {
        const isClosed = isCheckViolation(error, 'closed_account_is_empty');
        const limit = limitProblemIn(error);
        if (limit) throw depositRefusal(limit, clock.now());
        throw isClosed ? new ApiError('ACCOUNT_UNKNOWN', { cause: error }) : error;
      });
    if (balance === null) throw new ApiError('PLAY_MONEY_CEILING');
    database.announcements.publish('balance', { userId, accountId, balance });
    return accountsOf(userId);
  }

  const signIn = createSignIn({ ...input, repository, passwords, sessions, captcha, sessionAnswer });
  return {
    ...signIn,
    ...createCurrencyAccounts({ repository, clock, offered: input.currencies, onChange: announceAccounts }),
    ...createConversions({ database, clock, accountsOf, successorOf: input.successorOf }),
    signOut: (session) => signOut(session, sessions, input.securityLog),
    sessionAnswer,
    accountsOf,
    identify,
    balanceOf: async (accountId) => (await repository.account(accountId))?.balance ?? 0,
    async switchTo(userId, accountId) {
      const account = await identify(userId, accountId);
      if (!account || !(await repository.activate(userId, accountId))) throw new ApiError('ACCOUNT_UNKNOWN');
      announceAccounts(userId);
      return accountsOf(userId);
    },
    addPlayMoney,
    sessions,
    care,
    tokens,
    captcha,
    counts,
    fingerprints,
    knownDevices,
    playerDevices: createKnownDevicesRepository(database.sql),
    secureData,
    repository,
    ...openSecrets(input, passwords),
    hashesInProgress,
    passwordPolicy: createPasswordPolicy(input.brand, repository),
    close: () => sessions.close(),
  };
}

export type {
  AccountsRepository,
  CountAllowance,
  Counters,
  DeviceOwner,
  HashCaller,
  KnownDevice,
  KnownDevices,
  PlayerRow,
  SecureQuestions,
  SessionOrigin,
  SessionRow,
  ShownCaptcha,
  SignedIn,
};
export { coarseAddress, NO_PASSWORD, normalPassword, sessionHash };
