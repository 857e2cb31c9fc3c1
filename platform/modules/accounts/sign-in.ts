import type { SessionAnswer } from '#shared/contracts/account.ts';
import { currencyOf, isCurrencyIso } from '#shared/domain/money/currencies.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Database } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/failures.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Passwords } from './passwords.ts';
import type { PlayMoney } from './play-money.ts';
import type { Captcha } from './protection/captcha.ts';
import type { AccountsRepository } from './repository.ts';
import type { Sessions } from './sessions.ts';
import type { SessionRow } from './sessions-repository.ts';
import { type Attempt, createSignInThrottle, type ThrottlePolicy } from './sign-in-throttle.ts';
import { createThrottleRepository } from './throttle-repository.ts';

export interface SignedIn {
  readonly answer: SessionAnswer;
  /** For the cookie, once. */
  readonly sessionId: string;
  /** How long the browser keeps the cookie; null until it is closed. */
  readonly keepSeconds: number | null;
}

interface Registration {
  readonly email: string;
  readonly password: string;
  readonly currency: string;
  readonly language: string;
}

interface Credentials extends Attempt {
  readonly password: string;
  /** The player asked to stay signed in. */
  readonly isSaved: boolean;
  /** Result of a captcha, if the call carries one. */
  readonly captcha: string | undefined;
}

/** What the site lets newcomers do. */
export interface RegistrationRules {
  readonly isAllowed: boolean;
  readonly currencies: readonly string[];
}

/** The two ways into a session. */
export interface SignIn {
  /** @throws ApiError EMAIL_TAKEN, CURRENCY_UNKNOWN, or FORBIDDEN when the site takes no newcomers */
  register(registration: Registration): Promise<SignedIn>;
  /** @throws ApiError CREDENTIALS_WRONG, the same for an unknown e-mail; TOO_MANY_ATTEMPTS; those of the captcha */
  signIn(credentials: Credentials): Promise<SignedIn>;
  /** Forgets counts of failures and sessions that are over. */
  purge(): Promise<void>;
}

interface SignInInput {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly repository: AccountsRepository;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly playMoney: PlayMoney | null;
  readonly registration: () => RegistrationRules;
  readonly throttlePolicy?: ThrottlePolicy;
  readonly captcha: Pick<Captcha, 'admit'>;
  readonly sessionAnswer: (session: SessionRow) => Promise<SessionAnswer>;
}

/** Sign-up and sign-in by e-mail and password (shell §7; trust §2, login abuse). */
export function createSignIn(input: SignInInput): SignIn {
  const { clock, repository, passwords, sessions, playMoney, captcha, sessionAnswer } = input;
  const throttle = createSignInThrottle(createThrottleRepository(input.database.sql), input.throttlePolicy);

  async function begin(userId: number, isSaved: boolean): Promise<SignedIn> {
    const signedInAt = clock.now();
    const previousSignInAt = await repository.noteSignIn(userId, signedInAt);
    const { id, session } = await sessions.begin({ userId, signedInAt, previousSignInAt, isSaved });
    const keepSeconds = isSaved ? Math.floor((session.endsAt - session.signedInAt) / 1000) : null;
    return { answer: await sessionAnswer(session), sessionId: id, keepSeconds };
  }

  async function register({ email, password, currency, language }: Registration): Promise<SignedIn> {
    const { isAllowed, currencies } = input.registration();
    if (!isAllowed) throw new ApiError('FORBIDDEN', { message: 'The site takes no new players.' });
    if (!isCurrencyIso(currency) || !currencies.includes(currency)) throw new ApiError('CURRENCY_UNKNOWN');
    const name = email.slice(0, email.indexOf('@'));
    const { decimals } = currencyOf(currency);
    const gift = playMoney?.giftOf(currency) ?? 0;
    const passwordHash = await passwords.hash(password);
    const player = { email, name, language, passwordHash, currency, decimals, playMoney: gift, now: clock.now() };
    const userId = await repository.register(player).catch((error: unknown) => {
      throw isUniqueViolation(error) ? new ApiError('EMAIL_TAKEN', { cause: error }) : error;
    });
    return begin(userId, false);
  }

  /** Lets an attempt through to the password, or throws. */
  async function admit(credentials: Credentials): Promise<void> {
    const { wait, needsCaptcha } = await throttle.admit(credentials);
    if (wait > 0) throw new ApiError('TOO_MANY_ATTEMPTS', { retryAfter: wait });
    if (!needsCaptcha) return;
    try {
      await captcha.admit(credentials.captcha);
    } catch (error) {
      await throttle.withdraw(credentials);
      throw error;
    }
  }

  async function signIn(credentials: Credentials): Promise<SignedIn> {
    await admit(credentials);
    const { email, password, isSaved } = credentials;
    const player = await repository.playerByEmail(email);
    const { isRight, isOutdated } = await passwords.verify(password, player?.passwordHash ?? null);
    if (!player || !isRight) throw new ApiError('CREDENTIALS_WRONG');
    await throttle.forgive(credentials);
    if (isOutdated) await repository.setPasswordHash(player.id, await passwords.hash(password));
    return begin(player.id, isSaved);
  }

  async function purge(): Promise<void> {
    await Promise.all([throttle.purge(), sessions.purge()]);
  }

  return { register, signIn, purge };
}
