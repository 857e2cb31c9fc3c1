import { randomBytes } from 'node:crypto';
import type { Account, Player, SessionAnswer } from '#shared/contracts/account.ts';
import type { AutoLogoffConfig } from '#shared/domain/care/care-rules.ts';
import { ACCOUNT_TYPE, type AccountType } from '#shared/domain/money/account-types.ts';
import { isCurrencyIso } from '#shared/domain/money/currencies.ts';
import { CURRENCY_NUMBERS } from '#shared/domain/money/currency-numbers.ts';
import { currencySymbol } from '#shared/domain/money/format-money.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Database } from '../../database/database.ts';
import { isCheckViolation } from '../../database/failures.ts';
import { depositRefusal, limitProblemIn } from '../../database/limit-problem.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Admission, Visitor } from '../admission/admission-service.ts';
import type { Successor } from '../config/config-service.ts';
import type { Ledger } from '../ledger/ledger-service.ts';
import {
  type AccountRow,
  type AccountsRepository,
  createAccountsRepository,
  type PlayerRow,
} from './accounts-repository.ts';
import type { Care } from './care/care-service.ts';
import { openCare } from './care/open-care.ts';
import { type Conversions, createConversions } from './conversions.ts';
import { type CurrencyAccounts, createCurrencyAccounts } from './currency-accounts.ts';
import { createPasswords, NO_PASSWORD, type PasswordCost } from './passwords.ts';
import type { PlayMoneyService } from './play-money.ts';
import { type Captcha, createCaptcha } from './protection/captcha.ts';
import { createFingerprints, type Fingerprints } from './protection/fingerprints.ts';
import { createSecureData, type SecureData } from './protection/secure-data.ts';
import { openSessions, type SessionPolicy, type Sessions } from './sessions.ts';
import type { SessionOrigin, SessionRow } from './sessions-repository.ts';
import { createSignIn, type SignedIn, type SignIn } from './sign-in.ts';
import type { ThrottlePolicy } from './sign-in-throttle.ts';
import { createThrottleRepository, type ThrottleRepository } from './throttle-repository.ts';
import { createUserTokens, type UserTokens } from './user-token.ts';

/** What of an account never changes. */
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
  /** Those that are open, the main account first. */
  accountsOf(userId: number): Promise<Account[]>;
  /** The account when it is this player's, closed ones included; null for another's as for none. */
  identify(userId: number, accountId: number): Promise<AccountIdentity | null>;
  /** Balance in minor units. */
  balanceOf(accountId: number): Promise<number>;
  /** @throws ApiError ACCOUNT_UNKNOWN */
  switchTo(userId: number, accountId: number): Promise<Account[]>;
  /**
   * Adds play money; the same key adds it once.
   *
   * @throws ApiError ACCOUNT_UNKNOWN, PLAY_MONEY_CEILING, DEPOSIT_LIMIT, and those of a gate that is closed for deposits
   */
  addPlayMoney(visitor: Visitor, accountId: number, key: string): Promise<Account[]>;
  readonly sessions: Sessions;
  readonly care: Care;
  readonly tokens: UserTokens;
  readonly captcha: Captcha;
  /** Counts of failures and of what was sent, for all processes. */
  readonly counts: ThrottleRepository;
  readonly fingerprints: Fingerprints;
  readonly secureData: SecureData;
  readonly repository: AccountsRepository;
  hashPassword(password: string): Promise<string>;
  close(): Promise<void>;
}

interface AccountsInput {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly ledger: Ledger;
  readonly admission: Admission;
  /** null: accounts hold real money (production). */
  readonly playMoney: PlayMoneyService | null;
  /** Currencies, ISO 4217, that accounts can be opened in. */
  readonly currencies: () => readonly string[];
  /** Level of the ban that a player is under; 0 for none. */
  readonly banLevel: (userId: number) => number;
  /** What has taken the place of a currency that has ended; null for one that has not. */
  readonly successorOf: (iso: string) => Successor | null;
  /** When the site signs out who does nothing. */
  readonly autoLogoff: () => AutoLogoffConfig;
  /** Hours for which a looser limit on money waits. */
  readonly limitCoolingHours: () => number;
  readonly passwordCost?: PasswordCost;
  readonly sessionPolicy?: SessionPolicy;
  readonly throttlePolicy?: ThrottlePolicy;
}

const SECRET_BYTES = 32;
/** Longer than any challenge or result lives. */
const USES_WINDOW_MS = 10 * 60_000;

/** shell §3, account convert status: of the main account, and of those in other currencies. */
const CONVERT_STATUS = { [ACCOUNT_TYPE.main]: 1, [ACCOUNT_TYPE.bonus]: 0, [ACCOUNT_TYPE.currency]: 2 } as const;

function toAccount(row: AccountRow, isConvertible: boolean): Account {
  const { id, type, iso, decimals, label, balance, isActive } = row;
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
    points: 0,
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
  };
}

/** Opens the accounts of a database. */
export async function openAccounts(input: AccountsInput): Promise<Accounts> {
  const { database, clock, ledger, admission, playMoney } = input;
  const repository = createAccountsRepository(database.sql);
  const passwords = createPasswords(input.passwordCost);
  const care = await openCare({ ...input, sql: database.sql, accounts: repository });
  const sessions = await openSessions({
    ...{ sql: database.sql, announcements: database.announcements, clock, admission },
    rules: care,
    ...(input.sessionPolicy ? { policy: input.sessionPolicy } : {}),
  });
  const tokens = createUserTokens(await repository.sharedSecret('user-token', randomBytes(SECRET_BYTES)));
  const uses = createThrottleRepository(database.sql);
  const captcha = createCaptcha({
    secret: await repository.sharedSecret('captcha', randomBytes(SECRET_BYTES)),
    countUse: async (subject) => (await uses.count(subject, Date.now(), USES_WINDOW_MS)).failures,
    wrongAnswers: {
      count: (caller) => uses.count(`captcha-wrong:${caller}`, Date.now(), USES_WINDOW_MS),
      read: (caller) => uses.find(`captcha-wrong:${caller}`, Date.now(), USES_WINDOW_MS),
      windowMs: USES_WINDOW_MS,
    },
  });
  const fingerprints = createFingerprints(await repository.sharedSecret('fingerprint', randomBytes(SECRET_BYTES)));
  const secureData = createSecureData(await repository.sharedSecret('secure-data', randomBytes(SECRET_BYTES)));
  const identities = new Map<number, AccountIdentity>();

  const accountsOf = async (userId: number) =>
    (await repository.accounts(userId)).map((row) => toAccount(row, input.successorOf(row.iso) !== null));

  async function sessionAnswer(session: SessionRow): Promise<SessionAnswer> {
    const [player, accounts] = await Promise.all([repository.player(session.userId), accountsOf(session.userId)]);
    if (!player) throw new ApiError('SESSION_REQUIRED');
    return { player: toPlayer(player, session, input.banLevel(player.id)), accounts, now: clock.now() };
  }

  async function identify(userId: number, accountId: number): Promise<AccountIdentity | null> {
    if (!Number.isSafeInteger(accountId) || accountId < 1) return null;
    let identity = identities.get(accountId);
    if (!identity) {
      const row = await repository.account(accountId);
      if (!row) return null;
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
    ...createCurrencyAccounts({ repository, clock, offered: input.currencies }),
    ...createConversions({ database, clock, accountsOf, successorOf: input.successorOf }),
    signOut: (session) => sessions.end(session.hash, 'signed_out'),
    sessionAnswer,
    accountsOf,
    identify,
    balanceOf: async (accountId) => (await repository.account(accountId))?.balance ?? 0,
    async switchTo(userId, accountId) {
      const account = await identify(userId, accountId);
      if (!account || !(await repository.activate(userId, accountId))) throw new ApiError('ACCOUNT_UNKNOWN');
      return accountsOf(userId);
    },
    addPlayMoney,
    sessions,
    care,
    tokens,
    captcha,
    counts: uses,
    fingerprints,
    secureData,
    repository,
    hashPassword: passwords.hash,
    close: () => sessions.close(),
  };
}

export type { AccountsRepository, PlayerRow, SessionOrigin, SessionRow, SignedIn };
export { NO_PASSWORD };
