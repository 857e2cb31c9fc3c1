import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { CallAnswer, ParsedBody } from '#shared/contracts/call.ts';
import type { captchaUpdateCall, captchaValidateCall } from '#shared/contracts/captcha.ts';
import { hasZeroBits } from '#shared/domain/transport/captcha-work.ts';
import type { KeyRing } from '../../../keys/key-ring.ts';
import { createKeyedHash } from '../../../keys/keyed-hash.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import { createSignedText } from '../../../plugins/signed-text.ts';
import type { CountersRepository } from '../counters-repository.ts';
import { drawDigits } from './captcha-picture.ts';

type Validation = ParsedBody<typeof captchaValidateCall>['captcha'];

/** What a challenge and its result are good for: one call, from one network and session. */
export interface CaptchaPlace {
  /** Path of the call. */
  readonly action: string;
  readonly network: string;
  /** Hash of the session; '' for a visitor who is not signed in. */
  readonly session: string;
}

/** The result that a call shows. */
export interface ShownCaptcha {
  /** Undefined when the call carries none. */
  readonly result: string | undefined;
  readonly place: CaptchaPlace;
}

/**
 * Captcha challenges (shell §4, §7): a picture to read with some work of the device, or more work instead of the
 * picture. A solved challenge gives a result that one call carries.
 */
export interface Captcha {
  /** Returns a challenge; its work grows with the captchas that the network had to solve lately. */
  challenge(place: CaptchaPlace): Promise<CallAnswer<typeof captchaUpdateCall>>;
  /** Seconds until this caller may answer again; 0 for now. */
  waitOf(caller: Caller): Promise<number>;
  validate(captcha: Validation, caller: Caller): Promise<CallAnswer<typeof captchaValidateCall>>;
  /**
   * Lets a call pass that shows a result, once.
   *
   * @param extraBits by how much the work of the result has to be larger; the next challenge of the place asks for it
   * @throws ApiError CAPTCHA_REQUIRED, also for less work than needed; CAPTCHA_WRONG, also for another call, network or
   * session; CAPTCHA_EXPIRED; CAPTCHA_USED
   */
  admit(shown: ShownCaptcha, extraBits?: number): Promise<void>;
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
  /** Sign challenges and results. */
  readonly keys: KeyRing;
  /** Counts one more use of a subject, for all processes; returns the number of its uses. */
  readonly countUse: (subject: string) => Promise<number>;
  /** Values by subject, for all processes: captchas solved by a network, and bits that a place needs. */
  readonly counts: Pick<CountersRepository, 'add' | 'find' | 'raise'>;
  /** Bits of the work that goes with reading a picture, before it grows; the work alone takes one bit more. */
  readonly bits: number;
  /** Wall clock, epoch ms, so that moving QA's clock does not expire challenges. */
  readonly now?: () => number;
}

const LENGTH = 5;
/** Seconds for which a challenge can be solved, also by a slow device. */
const CHALLENGE_S = 300;
const RESULT_S = 120;
const MAX_ANSWERS = 3;
/** Largest growth of the work: sixteen times, half a minute of a slow device. */
const MAX_EXTRA_BITS = 4;
/** Captchas of a network after which their work doubles, and doubles again with twice as many. */
const FREE_SOLVED = 4;
/** Time in which solved captchas are counted, and for which a place needs its extra bits, ms. */
const GROWTH_MS = 10 * 60_000;
/** Kinds of failure: another answer may follow, or the player is signed out (shell §9, captcha logout type). */
const FAILED = { continue: 1, logout: 2 } as const;
/** Wrong answers in a window after which the caller has to wait; many callers may share an address. */
const MAX_WRONG = { player: 10, address: 50 } as const;

/** Bits of a captcha's work in production: about a second of a processor, as much as checking a password costs. */
const CAPTCHA_BITS = 20;
/** Bits outside production, where testers solve many. */
const CAPTCHA_BITS_OF_TESTERS = 14;

/** Returns the bits of the work of a captcha. */
export function captchaBitsFor(isProduction: boolean): number {
  return isProduction ? CAPTCHA_BITS : CAPTCHA_BITS_OF_TESTERS;
}

/** The signed facts of a challenge. */
interface Challenged {
  readonly salt: string;
  readonly seal: string;
  readonly bits: number;
}

const placeHash = ({ action, network, session }: CaptchaPlace) =>
  createHash('sha256').update(`${action}\n${network}\n${session}`).digest('base64url');

export function createCaptcha(options: CaptchaOptions): Captcha {
  const { keys, countUse, counts, bits: baseBits, wrongAnswers, now = Date.now } = options;
  const challenges = createSignedText(keys, 'captcha-challenge');
  const results = createSignedText(keys, 'captcha-result');
  // The challenge carries the hash of its answer; only the platform can compute it.
  const answers = createKeyedHash(keys, 'captcha-answer');
  const textOf = (salt: string, answer: string) => `${salt}.${answer}`;

  function isSolved(captcha: Validation, { salt, seal, bits }: Challenged): boolean {
    const { proof = '' } = captcha;
    if (proof === '') return false;
    const digest = createHash('sha256').update(`${salt}${proof}`).digest();
    // A program reads the picture as well as a person does, so reading it saves only one bit of the work.
    if (!('answer' in captcha)) return hasZeroBits(digest, bits + 1);
    if (!hasZeroBits(digest, bits)) return false;
    return answers.isOf(textOf(salt, captcha.answer.replaceAll(/\s/g, '')), Buffer.from(seal, 'base64url'));
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

  /** Returns by how many bits the work of a place is larger now. */
  async function extraBitsOf(place: CaptchaPlace): Promise<number> {
    const [solved, needed] = await Promise.all([
      counts.find(`captcha-solved:${place.network}`, now()),
      counts.find(`captcha-needs:${placeHash(place)}`, now()),
    ]);
    const growth = solved < FREE_SOLVED ? 0 : Math.floor(Math.log2(solved / FREE_SOLVED)) + 1;
    return Math.min(MAX_EXTRA_BITS, Math.max(growth, needed));
  }

  async function require(place: CaptchaPlace, extraBits: number): Promise<never> {
    if (extraBits > 0) {
      await counts.raise(`captcha-needs:${placeHash(place)}`, extraBits, now(), now() + GROWTH_MS);
    }
    throw new ApiError('CAPTCHA_REQUIRED');
  }

  return {
    waitOf,
    async challenge(place) {
      const salt = randomBytes(12).toString('base64url');
      const answer = Array.from({ length: LENGTH }, () => randomInt(10)).join('');
      const bits = baseBits + (await extraBitsOf(place));
      const until = now() + CHALLENGE_S * 1000;
      return {
        id: challenges.make({
          ...{ salt, until, bits, place: placeHash(place) },
          seal: answers.of(textOf(salt, answer)).toString('base64url'),
        }),
        picture: drawDigits(answer, () => randomInt(1_000_000) / 1_000_000),
        length: LENGTH,
        work: { salt, bits: bits + 1, pictureBits: bits },
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
      const [salt, bits, place] = [String(facts.salt), Number(facts.bits), String(facts.place)];
      if (!isSolved(captcha, { salt, bits, seal: String(facts.seal) })) {
        return failure(caller, 'wrong', waitAfter(caller, await wrongAnswers.count(nameOf(caller))));
      }
      // Solving a challenge again gives a result with the same salt, so that both are one result.
      return { success: true, token: results.make({ salt, bits, place, until: now() + RESULT_S * 1000 }) };
    },
    async admit({ result, place }, extraBits = 0) {
      const extra = Math.min(MAX_EXTRA_BITS, extraBits);
      if (result === undefined || result === '') return require(place, extra);
      const facts = results.read(result);
      if (facts?.place !== placeHash(place)) throw new ApiError('CAPTCHA_WRONG');
      if (Number(facts.until) <= now()) throw new ApiError('CAPTCHA_EXPIRED');
      if (Number(facts.bits) < baseBits + extra) return require(place, extra);
      if ((await countUse(`captcha-result:${facts.salt}`)) > 1) throw new ApiError('CAPTCHA_USED');
      await counts.add(`captcha-solved:${place.network}`, 1, now(), now() + GROWTH_MS);
    },
  };
}
