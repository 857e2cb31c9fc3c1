import { randomBytes, randomInt } from 'node:crypto';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { createKeyedHash } from '../../keys/keyed-hash.ts';
import { ApiError } from '../../plugins/api-error.ts';
import { maskTarget } from '../../plugins/mask-target.ts';
import type { Budget, BudgetCaller } from '../accounts/budget-service.ts';
import type { MessageService, Writing } from '../delivery/delivery-service.ts';
import type { SecurityLog } from '../records/security-log-service.ts';
import type { CodePurpose, CodeRow, CodesRepository } from './codes-repository.ts';

/** Lifetimes of codes, ms. */
export interface CodePolicy {
  readonly lifeMs: number;
  /** Shortest time between two codes. */
  readonly resendMs: number;
  /** How long the first request can be renewed: it proves what was shown then, such as a password. */
  readonly requestMs: number;
  readonly guesses: number;
}

/** trust §2, SMS and 2-step codes: single use, ten minutes at most, bound to the request. */
export const CODE_POLICY: CodePolicy = { lifeMs: 10 * 60_000, resendMs: 60_000, requestMs: 30 * 60_000, guesses: 5 };

export type { CodePurpose };

/**
 * Prepares the message of a code; the returned function writes it, together with the code. It must do as much work when
 * `userId` is null.
 */
export type PrepareCode = (sending: {
  readonly purpose: CodePurpose;
  readonly userId: number | null;
  readonly target: string;
  readonly code: string;
  readonly lifeMs: number;
  /** Language of the message when its recipient is no player yet. */
  readonly language: string | null;
}) => Promise<(writing: Writing) => Promise<void>>;

interface CodeRequest extends BudgetCaller {
  readonly purpose: CodePurpose;
  /** Null when the target belongs to no player: everything proceeds alike, and every guess is wrong. */
  readonly userId: number | null;
  readonly target: string;
  /** Work to do once captcha and budget admit the request, before the code is written. */
  readonly onAdmitted?: () => Promise<void>;
  /** Set for a registration: whether the target is free, so that the code is valid, and the language of the message. */
  readonly newcomer?: { readonly isFree: boolean; readonly language: string };
}

/** Returns how the caller of a request is known to the player whom its code is for. */
export type CallerFor = (userId: number | null) => Promise<BudgetCaller>;

/** The player or target that a right code confirms. */
interface CodeOwner {
  readonly userId: number;
  readonly target: string;
}

/** One-time codes (shell §5, §7; trust §2, SMS and 2-step codes). */
export interface Codes {
  /** Sends a code. @throws ApiError TOO_MANY_ATTEMPTS; those of the captcha */
  ask(request: CodeRequest): Promise<CodeAsked>;
  /**
   * Sends another code, which replaces the first. @throws ApiError CODE_RESEND_EARLY, CODE_EXPIRED, TOO_MANY_ATTEMPTS
   */
  again(request: string, callerFor: CallerFor): Promise<CodeAsked>;
  /**
   * @throws ApiError CODE_WRONG; CODE_EXPIRED when the code has expired, was used, was guessed too often or never
   * existed
   */
  check(request: string, purpose: CodePurpose, code: string): Promise<CodeOwner>;
  /** Checks the code of a registration; returns the target that it confirms. @throws as `check` */
  checkNewcomer(request: string, code: string): Promise<string>;
  purge(): Promise<void>;
}

interface CodesInput {
  readonly repository: CodesRepository;
  readonly clock: ServerClock;
  readonly keys: KeyRing;
  readonly prepare: PrepareCode;
  /** Stores a code and its message together, or neither. */
  readonly together: MessageService['together'];
  /** How often a code may be sent to a target and from an address. */
  readonly budget: Budget;
  readonly policy?: CodePolicy | undefined;
  readonly securityLog: Pick<SecurityLog, 'record'>;
}

const DIGITS = 6;
const KEPT_MS = 24 * 3_600_000;

export function createCodes({ repository, clock, keys, budget, policy = CODE_POLICY, ...input }: CodesInput): Codes {
  const { prepare, together } = input;
  const { lifeMs, resendMs, requestMs, guesses } = policy;
  const hashes = createKeyedHash(keys, 'code');
  const hashOf = (id: string, code: string) => hashes.of(`${id}.${code}`);
  const makeCode = () => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

  async function open(request: string, purpose: CodePurpose, code: string): Promise<CodeRow> {
    const now = clock.now();
    const row = await repository.guess(request, purpose, now, guesses);
    if (!row) throw new ApiError('CODE_EXPIRED');
    const isRight = hashes.isOf(`${request}.${code}`, row.hash ?? randomBytes(32)) && row.hash !== null;
    if (!isRight) {
      const isSignIn = purpose === 'login' || purpose === 'two_step' || purpose === 'password';
      if (isSignIn)
        await input.securityLog.record({ kind: 'sign_in_failed', userId: row.userId, details: { step: purpose } });
      throw new ApiError('CODE_WRONG');
    }
    if (!(await repository.use(request, now))) throw new ApiError('CODE_EXPIRED');
    return row;
  }

  function asked(request: string, target: string, now: number): CodeAsked {
    const channel = target.includes('@') ? 'email' : 'sms';
    return { request, channel, target: maskTarget(target), endsAt: now + lifeMs, resendAt: now + resendMs, now };
  }

  return {
    async ask({ purpose, userId, target, newcomer, onAdmitted, ...caller }) {
      await budget.spend(`${purpose}:${target}`, caller);
      await onAdmitted?.();
      const id = randomBytes(18).toString('base64url');
      const [now, code] = [clock.now(), makeCode()];
      const language = newcomer?.language ?? null;
      const hash = userId !== null || newcomer?.isFree === true ? hashOf(id, code) : null;
      const times = { askedAt: now, sentAt: now, endsAt: now + lifeMs };
      const send = await prepare({ purpose, userId, target, code, lifeMs, language });
      await together(async (writing) => {
        await repository.add({ id, purpose, userId, target, hash, ...times, language }, writing.sql);
        await send(writing);
      });
      return asked(id, target, now);
    },
    async again(request, callerFor) {
      const now = clock.now();
      const row = await repository.find(request);
      if (!row || row.askedAt + requestMs <= now) throw new ApiError('CODE_EXPIRED');
      const wait = row.sentAt + resendMs - now;
      if (wait > 0) throw new ApiError('CODE_RESEND_EARLY', { retryAfter: Math.ceil(wait / 1000) });
      const { purpose, userId, target, language } = row;
      await budget.spend(`${purpose}:${target}`, await callerFor(userId));
      const code = makeCode();
      const hash = row.isGuessable ? hashOf(request, code) : null;
      const renewal = { id: request, hash, now, endsAt: now + lifeMs, sentBefore: now - resendMs };
      const send = await prepare({ purpose, userId, target, code, lifeMs, language });
      await together(async (writing) => {
        if (!(await repository.renew(renewal, writing.sql))) {
          throw new ApiError('CODE_RESEND_EARLY', { retryAfter: Math.ceil(resendMs / 1000) });
        }
        await send(writing);
      });
      return asked(request, target, now);
    },
    async check(request, purpose, code) {
      const { userId, target } = await open(request, purpose, code);
      if (userId === null) throw new ApiError('CODE_WRONG');
      return { userId, target };
    },
    async checkNewcomer(request, code) {
      return (await open(request, 'registration', code)).target;
    },
    purge: () => repository.purge(clock.now() - KEPT_MS),
  };
}
