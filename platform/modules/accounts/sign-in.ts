import type { SessionAnswer } from '#shared/contracts/account.ts';
import { createFairQueue, QueueRefusal } from '#shared/domain/fairness/fair-queue.ts';
import { networkOf } from '#shared/domain/fairness/network-of.ts';
import { currencyOf, isCurrencyIso } from '#shared/domain/money/currencies.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Database } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/failures.ts';
import type { Transaction } from '../../database/pool.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Admission } from '../admission/admission-service.ts';
import type { SecurityLog } from '../records/security-log-service.ts';
import type { AccountsRepository, PlayerRow } from './accounts-repository.ts';
import type { Counters } from './counters.ts';
import { createGuessWatch, type GuessWatch } from './guess-watch.ts';
import type { KnownDevice } from './known-devices.ts';
import type { Passwords } from './passwords.ts';
import type { PlayMoneyService } from './play-money.ts';
import type { Captcha, ShownCaptcha } from './protection/captcha.ts';
import type { Sessions } from './sessions.ts';
import type { SessionOrigin, SessionRow } from './sessions-repository.ts';
import { createShutOut, type ShutOut } from './shut-out.ts';
import { type Attempt, createSignInThrottle, type ThrottlePolicy } from './sign-in-throttle.ts';
import { createThrottleRepository } from './throttle-repository.ts';

export interface SignedIn {
  readonly answer: SessionAnswer;
  /** Session id, for the cookie only. */
  readonly sessionId: string;
  /** How long the browser keeps the cookie; null until it is closed. */
  readonly keepSeconds: number | null;
}

/** A new player whose e-mail or phone is confirmed. */
export interface Newcomer {
  readonly email: string | null;
  /** Number with its plus sign. */
  readonly phone: string | null;
  readonly name: string;
  readonly passwordHash: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly language: string;
}

/** Credentials of a sign-in, or of a change that the player confirms. */
export interface Credentials extends Omit<Attempt, 'knownDevice'> {
  /** Finds the player of the login. */
  readonly find: () => Promise<PlayerRow | null>;
  readonly password: string;
  /** Result of a captcha, if the call carries one. */
  readonly captcha: ShownCaptcha;
  /** The device of the caller by its signed cookie. */
  readonly knownDevice: KnownDevice;
  /** Aborted when the caller is gone. */
  readonly signal?: AbortSignal | undefined;
}

/** Steps that all sign-in methods share. */
export interface SignIn {
  /**
   * Creates a player with a main account and, outside production, play money; returns the player's id.
   *
   * @param more stores further data of the player in the same transaction
   * @throws ApiError EMAIL_TAKEN, PHONE_TAKEN, CURRENCY_UNKNOWN
   */
  open(newcomer: Newcomer, more?: Parameters<AccountsRepository['register']>[1]): Promise<number>;
  /**
   * Returns the player of login and password.
   *
   * @throws ApiError CREDENTIALS_WRONG, the same and after the same time for an unknown login; TOO_MANY_ATTEMPTS; those
   * of the captcha
   */
  checkPassword(credentials: Credentials): Promise<PlayerRow>;
  /**
   * Begins a session for a player whose identity is proved.
   *
   * @throws ApiError PLAYER_EXCLUDED, SESSION_LIMIT_ENDED and the other codes of a gate that is closed for it
   */
  begin(userId: number, isSaved: boolean, origin: SessionOrigin): Promise<SignedIn>;
  /**
   * Begins a session that is only for withdrawing money, for a player who may not sign in or play, may withdraw, and has
   * proved the identity.
   *
   * @throws ApiError LINK_EXPIRED for a player who may sign in and play; those of a gate that is closed for withdrawals
   */
  beginNarrow(userId: number, origin: SessionOrigin): Promise<SignedIn>;
  readonly mayBeginNarrow: ShutOut['mayBeginNarrow'];
  /** Sets what tells the owner of an account that strangers guess its password, once a day at most. */
  readonly onGuessed: GuessWatch['onGuessed'];
  /** Deletes old counts of failures and ended sessions. */
  purge(): Promise<void>;
}

interface SignInInput {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly repository: AccountsRepository;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly playMoney: PlayMoneyService | null;
  readonly throttlePolicy?: ThrottlePolicy;
  readonly captcha: Pick<Captcha, 'admit'>;
  readonly admission: Pick<Admission, 'refusalOf' | 'require' | 'through'>;
  readonly sessionAnswer: (session: SessionRow) => Promise<SessionAnswer>;
  readonly securityLog: Pick<SecurityLog, 'record'>;
  readonly counters: Pick<Counters, 'forget' | 'take'>;
}

/** Attempts that are looked up, counted and hashed at once, waiting ones, those of one network, and their longest wait. */
const ATTEMPTS = { places: 6, maxWaiting: 48, maxWaitingOfSubject: 6, maxWaitMs: 6000 } as const;

/** Returns the beginnings of sessions: for everything, or only for withdrawing money. */
function createBeginnings(input: SignInInput): Pick<SignIn, 'begin' | 'beginNarrow' | 'mayBeginNarrow'> {
  const { clock, repository, sessions, admission, sessionAnswer, securityLog } = input;
  const shutOut = createShutOut(admission, repository);

  async function enter(
    userId: number,
    act: 'sign-in' | 'withdrawal',
    { isSaved, origin, narrow }: Pick<SessionRow, 'narrow' | 'origin'> & { readonly isSaved: boolean },
  ): Promise<SignedIn> {
    const visitor = { userId, session: null, country: origin.country };
    await admission.require(act, visitor);
    const signedInAt = clock.now();
    const previousSignInAt = await repository.noteSignIn(userId, signedInAt);
    const { id, session } = await admission.through(act, visitor, (gate) =>
      sessions.begin({ userId, signedInAt, previousSignInAt, isSaved, origin, narrow, gate }),
    );
    await securityLog.record({ kind: 'sign_in', userId, details: { isSaved, ...(narrow === null ? {} : { narrow }) } });
    // A thief who signs in again and again leaves no heap of sessions, and the list of them stays one that a player reads.
    const ended = await sessions.endOldest(userId);
    if (ended > 0) await securityLog.record({ kind: 'sessions_ended', userId, details: { tooMany: ended } });
    const keepSeconds = isSaved ? Math.floor((session.endsAt - session.signedInAt) / 1000) : null;
    return { answer: await sessionAnswer(session), sessionId: id, keepSeconds };
  }

  const begin = (userId: number, isSaved: boolean, origin: SessionOrigin) =>
    enter(userId, 'sign-in', { isSaved, origin, narrow: null });

  async function beginNarrow(userId: number, origin: SessionOrigin): Promise<SignedIn> {
    if (!(await shutOut.isShutOut(userId, origin.country))) throw new ApiError('LINK_EXPIRED');
    return enter(userId, 'withdrawal', { isSaved: false, origin, narrow: 'withdrawal' });
  }

  return { begin, beginNarrow, mayBeginNarrow: shutOut.mayBeginNarrow };
}

/** Returns sign-up, password checks and the beginning of sessions (shell §7; trust §2, login abuse). */
export function createSignIn(input: SignInInput): SignIn {
  const { clock, repository, passwords, sessions, playMoney, captcha, securityLog } = input;
  const attempts = createFairQueue(ATTEMPTS);
  const guesses = createGuessWatch(input.counters);
  const throttle = createSignInThrottle(createThrottleRepository(input.database.sql), input.throttlePolicy);

  async function open(newcomer: Newcomer, more?: Parameters<AccountsRepository['register']>[1]): Promise<number> {
    const { currency } = newcomer;
    if (!isCurrencyIso(currency)) throw new ApiError('CURRENCY_UNKNOWN');
    const { decimals } = currencyOf(currency);
    const player = { ...newcomer, decimals, playMoney: playMoney?.giftOf(currency) ?? 0, now: clock.now() };
    const record = async (tx: Transaction, userId: number) => {
      await more?.(tx, userId);
      await securityLog.record({ kind: 'account_opened', userId }, tx);
    };
    const taken = newcomer.email === null ? 'PHONE_TAKEN' : 'EMAIL_TAKEN';
    // Asked first: each broken constraint would be a line in the database's log, which callers could fill.
    const { email, phone } = newcomer;
    const known =
      email === null
        ? phone !== null && (await repository.playerByPhone(phone))
        : await repository.playerByEmail(email);
    if (known) throw new ApiError(taken);
    return repository.register(player, record).catch((error: unknown) => {
      throw isUniqueViolation(error) ? new ApiError(taken, { cause: error }) : error;
    });
  }

  /** Admits an attempt to the password check, or throws. */
  async function admit(attempt: Attempt, shown: ShownCaptcha): Promise<void> {
    const { wait, needsCaptcha, extraBits } = await throttle.admit(attempt);
    if (wait > 0) throw new ApiError('TOO_MANY_ATTEMPTS', { retryAfter: wait });
    if (needsCaptcha) await captcha.admit(shown, extraBits).catch((error) => withdraw(attempt, error));
  }

  /** Takes an attempt back whose password was not checked, and throws the reason. */
  async function withdraw(attempt: Attempt, reason: unknown): Promise<never> {
    await throttle.withdraw(attempt);
    throw reason;
  }

  async function checkInTurn({ find, password, ...credentials }: Credentials): Promise<PlayerRow> {
    const player = await find();
    const { address, device, login, signal } = credentials;
    const knownDevice = player && credentials.knownDevice.isOf(player) ? credentials.knownDevice.id : '';
    // By the player where there is one: e-mail and phone are not two accounts to guess at.
    const attempt = { login: player ? `player:${player.id}` : login, address, device, knownDevice };
    await admit(attempt, credentials.captcha);
    const caller = { address, isKnown: knownDevice !== '', signal };
    const { isRight, isOutdated } = await passwords
      .verify(password, player?.passwordHash ?? null, caller)
      .catch((error) => withdraw(attempt, error));
    if (!player || !isRight) {
      await securityLog.record({ kind: 'sign_in_failed', userId: player?.id ?? null, details: { step: 'password' } });
      if (knownDevice === '') await guesses.note(attempt.login, player);
      throw new ApiError('CREDENTIALS_WRONG');
    }
    await throttle.forgive(attempt);
    if (isOutdated) await repository.setPasswordHash(player.id, await passwords.hash(password));
    return player;
  }

  /** Attempts wait before anything is read or counted: a refused one costs the database nothing. */
  function checkPassword(credentials: Credentials): Promise<PlayerRow> {
    const { address, knownDevice, signal } = credentials;
    // A known device has a share of its own: it does not wait behind a flood from its network.
    const subject = knownDevice.id === '' ? networkOf(address) : `device:${knownDevice.id}`;
    return attempts
      .run({ subject, signal }, () => checkInTurn(credentials))
      .catch((error: unknown) => {
        throw error instanceof QueueRefusal
          ? new ApiError('TOO_MANY_ATTEMPTS', { retryAfter: error.retryAfter, cause: error })
          : error;
      });
  }

  async function purge(): Promise<void> {
    await Promise.all([throttle.purge(), sessions.purge()]);
  }

  return {
    open,
    checkPassword,
    ...createBeginnings(input),
    purge,
    onGuessed: guesses.onGuessed,
  };
}
