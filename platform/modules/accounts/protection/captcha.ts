import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { CallAnswer, ParsedBody } from '#shared/contracts/call.ts';
import type { captchaUpdateCall, captchaValidateCall } from '#shared/contracts/captcha.ts';
import { hasZeroBits } from '#shared/domain/transport/captcha-work.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import { createSignedText } from '../../../plugins/signed-text.ts';
import { drawDigits } from './captcha-picture.ts';

type Validation = ParsedBody<typeof captchaValidateCall>['captcha'];

/**
 * Captcha challenges (shell §4, §7): a picture to read, or work for the device. A solved challenge gives a result that
 * calls carry.
 */
export interface Captcha {
  challenge(): CallAnswer<typeof captchaUpdateCall>;
  /** Seconds until this caller may answer again; 0 for now. */
  waitOf(caller: Caller): Promise<number>;
  validate(captcha: Validation, caller: Caller): Promise<CallAnswer<typeof captchaValidateCall>>;
  /**
   * Lets a call pass that carries a result.
   *
   * @throws ApiError CAPTCHA_REQUIRED, CAPTCHA_WRONG, CAPTCHA_EXPIRED, CAPTCHA_USED
   */
  admit(result: string | undefined): Promise<void>;
}

/** The caller of an answer: a player, or the address of a visitor who is not signed in. */
export interface Caller {
  readonly userId: number;
  readonly address: string;
}

interface Counted {
  readonly failures: number;
  /** Start of the window, epoch ms. */
  readonly since: number;
}

interface CaptchaOptions {
  /** Wrong answers by caller, for all processes. */
  readonly wrongAnswers: {
    readonly count: (caller: string) => Promise<Counted>;
    readonly read: (caller: string) => Promise<Counted>;
    readonly windowMs: number;
  };
  /** Signs challenges and results; the same in every process. */
  readonly secret: Uint8Array;
  /** Counts one more use of a subject, for all processes; returns the number of its uses. */
  readonly countUse: (subject: string) => Promise<number>;
  /** Wall clock, epoch ms, so that moving QA's clock does not expire challenges. */
  readonly now?: () => number;
}

const LENGTH = 5;
const CHALLENGE_S = 120;
const RESULT_S = 120;
/** Difficulty of the work: a few seconds of one processor. */
const WORK_BITS = 16;
const MAX_ANSWERS = 3;
/** Calls that waited for a captcha together are repeated with one result. */
const MAX_RESULT_USES = 5;
/** Kinds of failure: another answer may follow, or the player is signed out (shell §9, captcha logout type). */
const FAILED = { continue: 1, logout: 2 } as const;
/** Wrong answers in a window after which the caller has to wait; many callers may share an address. */
const MAX_WRONG = { player: 10, address: 50 } as const;

export function createCaptcha({ secret, countUse, wrongAnswers, now = Date.now }: CaptchaOptions): Captcha {
  const challenges = createSignedText(secret, 'captcha-challenge');
  const results = createSignedText(secret, 'captcha-result');
  // The challenge carries the hash of its answer; only the platform can compute it.
  const sealOf = (salt: string, answer: string) =>
    createHmac('sha256', secret).update(`captcha-answer.${salt}.${answer}`).digest('base64url');

  function isSolved(captcha: Validation, salt: string, seal: string): boolean {
    if ('proof' in captcha) {
      return hasZeroBits(createHash('sha256').update(`${salt}${captcha.proof}`).digest(), WORK_BITS);
    }
    const [given, expected] = [Buffer.from(sealOf(salt, captcha.answer.replaceAll(/\s/g, ''))), Buffer.from(seal)];
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  const nameOf = ({ userId, address }: Caller) => (userId > 0 ? `player:${userId}` : `address:${address}`);

  function waitAfter({ userId }: Caller, { failures, since }: Counted): number {
    if (failures < (userId > 0 ? MAX_WRONG.player : MAX_WRONG.address)) return 0;
    return Math.max(1, Math.ceil((since + wrongAnswers.windowMs - now()) / 1000));
  }

  const waitOf = async (caller: Caller) => waitAfter(caller, await wrongAnswers.read(nameOf(caller)));

  function failure(caller: Caller, reason: 'wrong' | 'over', time: number) {
    const type = time > 0 && caller.userId > 0 ? FAILED.logout : FAILED.continue;
    return { success: false, type, reason, time, message: '' } as const;
  }

  return {
    waitOf,
    challenge() {
      const salt = randomBytes(12).toString('base64url');
      const answer = Array.from({ length: LENGTH }, () => randomInt(10)).join('');
      return {
        id: challenges.make({ salt, seal: sealOf(salt, answer), until: now() + CHALLENGE_S * 1000 }),
        picture: drawDigits(answer, () => randomInt(1_000_000) / 1_000_000),
        length: LENGTH,
        work: { salt, bits: WORK_BITS },
        time: CHALLENGE_S,
      };
    },
    async validate(captcha, caller) {
      const wait = await waitOf(caller);
      if (wait > 0) return failure(caller, 'over', wait);
      const facts = challenges.read(captcha.id);
      const isOver = !facts || Number(facts.until) <= now();
      if (isOver || (await countUse(`captcha-challenge:${facts.salt}`)) > MAX_ANSWERS) {
        return failure(caller, 'over', 0);
      }
      if (!isSolved(captcha, String(facts.salt), String(facts.seal))) {
        return failure(caller, 'wrong', waitAfter(caller, await wrongAnswers.count(nameOf(caller))));
      }
      // Solving a challenge again gives a result with the same salt, so that the uses of both count together.
      return { success: true, token: results.make({ salt: String(facts.salt), until: now() + RESULT_S * 1000 }) };
    },
    async admit(result) {
      if (result === undefined || result === '') throw new ApiError('CAPTCHA_REQUIRED');
      const facts = results.read(result);
      if (!facts) throw new ApiError('CAPTCHA_WRONG');
      if (Number(facts.until) <= now()) throw new ApiError('CAPTCHA_EXPIRED');
      if ((await countUse(`captcha-result:${facts.salt}`)) > MAX_RESULT_USES) throw new ApiError('CAPTCHA_USED');
    },
  };
}
