import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import { maskTarget } from '../../plugins/mask-target.ts';
import type { Budget } from '../accounts/budget-service.ts';
import type { MessageService, Writing } from '../delivery/delivery-service.ts';
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

interface CodeRequest {
  readonly purpose: CodePurpose;
  /** Null when the target belongs to no player: everything proceeds alike, and every guess is wrong. */
  readonly userId: number | null;
  readonly target: string;
  /** IP address of the caller. */
  readonly address: string;
  /** Lets callers pass who have solved a captcha, where one is needed. */
  readonly admit: () => Promise<void>;
  /** Set for a registration: whether the target is free, so that the code is valid, and the language of the message. */
  readonly newcomer?: { readonly isFree: boolean; readonly language: string };
}

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
  again(request: string, asker: Pick<CodeRequest, 'address' | 'admit'>): Promise<CodeAsked>;
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
  /** Hashes codes; the same in every process. */
  readonly secret: Uint8Array;
  readonly prepare: PrepareCode;
  /** Stores a code and its message together, or neither. */
  readonly together: MessageService['together'];
  /** How often a code may be sent to a target and from an address. */
  readonly budget: Budget;
  readonly policy?: CodePolicy | undefined;
}

const DIGITS = 6;
const KEPT_MS = 24 * 3_600_000;

export function createCodes({ repository, clock, secret, budget, policy = CODE_POLICY, ...input }: CodesInput): Codes {
  const { prepare, together } = input;
  const { lifeMs, resendMs, requestMs, guesses } = policy;
  const hashOf = (id: string, code: string) => createHmac('sha256', secret).update(`code.${id}.${code}`).digest();
  const makeCode = () => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

  async function open(request: string, purpose: CodePurpose, code: string): Promise<CodeRow> {
    const now = clock.now();
    const row = await repository.guess(request, purpose, now, guesses);
    if (!row) throw new ApiError('CODE_EXPIRED');
    const isRight = timingSafeEqual(hashOf(request, code), row.hash ?? randomBytes(32)) && row.hash !== null;
    if (!isRight) throw new ApiError('CODE_WRONG');
    if (!(await repository.use(request, now))) throw new ApiError('CODE_EXPIRED');
    return row;
  }

  function asked(request: string, target: string, now: number): CodeAsked {
    const channel = target.includes('@') ? 'email' : 'sms';
    return { request, channel, target: maskTarget(target), endsAt: now + lifeMs, resendAt: now + resendMs, now };
  }

  return {
    async ask({ purpose, userId, target, address, admit, newcomer }) {
      await budget.spend(`${purpose}:${target}`, address, admit);
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
    async again(request, { address, admit }) {
      const now = clock.now();
      const row = await repository.find(request);
      if (!row || row.askedAt + requestMs <= now) throw new ApiError('CODE_EXPIRED');
      const wait = row.sentAt + resendMs - now;
      if (wait > 0) throw new ApiError('CODE_RESEND_EARLY', { retryAfter: Math.ceil(wait / 1000) });
      const { purpose, userId, target, language } = row;
      await budget.spend(`${purpose}:${target}`, address, admit);
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
