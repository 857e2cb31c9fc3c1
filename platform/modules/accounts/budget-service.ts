import { createHash } from 'node:crypto';
import { networkOf } from '#shared/domain/fairness/network-of.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { CountAllowance } from './counters.ts';
import type { ThrottleRepository } from './throttle-repository.ts';

/** How often something may be sent. */
export interface BudgetPolicy {
  /** Number of sends to one target for one caller after which a captcha is required. */
  readonly withoutCaptcha: number;
  readonly perTargetAndAddress: CountAllowance;
  /**
   * For one target, three times: for devices and for networks on which its owner has signed in, and for strangers. So
   * strangers cannot use up what the owner has left.
   */
  readonly perTarget: CountAllowance;
  readonly perAddress: CountAllowance;
  /** For strangers of one target. */
  readonly strangers: {
    /** Sends in the window of `perTarget` after which each needs a captcha, with more work for each doubling. */
    readonly withoutCaptcha: number;
    /** What is left for strangers when theirs of `perTarget` is used up: an owner on a new device waits no longer. */
    readonly reserve: CountAllowance;
  };
}

/** How a caller is known to the owner of a target: by a device, by a network, or not at all. */
export type Standing = 'device' | 'network' | 'stranger';

/** For whom something is sent. */
export interface BudgetCaller {
  /** IP address. */
  readonly address: string;
  /** A stranger when left out. */
  readonly standing?: Standing | undefined;
  /** Lets a caller pass who has solved a captcha, with this many bits of work more; its errors pass through. */
  readonly admit: (extraBits?: number) => Promise<void>;
}

/** Counts what costs money or annoys its recipient, in all processes together, by the wall clock. */
export interface Budget {
  /**
   * @param target recipient
   * @throws ApiError TOO_MANY_ATTEMPTS with the seconds to wait; those of the captcha, and then nothing is counted
   */
  spend(target: string, caller: BudgetCaller): Promise<void>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Returns the budget of messages; outside production many testers share an address, so that limit is wider. */
export function messageBudgetFor(isProduction: boolean): BudgetPolicy {
  return {
    withoutCaptcha: 2,
    perTargetAndAddress: { max: 5, windowMs: 10 * MINUTE },
    perTarget: { max: 40, windowMs: 24 * HOUR },
    perAddress: { max: isProduction ? 30 : 1000, windowMs: 10 * MINUTE },
    strangers: { withoutCaptcha: 4, reserve: { max: 4, windowMs: HOUR } },
  };
}

interface Counted {
  readonly subject: string;
  readonly failures: number;
  /** Milliseconds until the window ends; 0 while it allows more. */
  readonly wait: number;
}

const subjectOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

function refuse(wait: number): never {
  throw new ApiError('TOO_MANY_ATTEMPTS', { retryAfter: Math.ceil(wait / 1000) });
}

type BudgetStore = Pick<ThrottleRepository, 'count' | 'find' | 'takeBack'>;

/** @param name what is counted; budgets of different names count separately */
export function createBudget(name: string, store: BudgetStore, policy: BudgetPolicy): Budget {
  const { perTargetAndAddress, perTarget, perAddress, withoutCaptcha, strangers } = policy;

  async function count({ max, windowMs }: CountAllowance, ...of: string[]): Promise<Counted> {
    const [now, subject] = [Date.now(), subjectOf(name, ...of)];
    const { failures, since } = await store.count(subject, now, windowMs);
    return { subject, failures, wait: failures > max ? since + windowMs - now : 0 };
  }

  /** Returns the bits by which the captcha of a target's next stranger grows; -1 when it needs none. */
  async function bitsForStranger(target: string): Promise<number> {
    const { failures } = await store.find(subjectOf(name, 'stranger', target), Date.now(), perTarget.windowMs);
    const free = strangers.withoutCaptcha;
    return failures < free ? -1 : Math.floor(Math.log2((failures + 1) / Math.max(1, free)));
  }

  return {
    async spend(target, { address, standing = 'stranger', admit }) {
      const network = networkOf(address);
      // In this order, so that a request refused for its own address does not use up what others have left.
      const own = await count(perTargetAndAddress, target, standing === 'device' ? 'device' : network);
      if (own.wait > 0) refuse(own.wait);
      const ofAddress = standing === 'device' ? null : await count(perAddress, 'address', network);
      if (ofAddress && ofAddress.wait > 0) refuse(ofAddress.wait);
      const extraBits = standing === 'stranger' ? await bitsForStranger(target) : -1;
      if (own.failures > withoutCaptcha || extraBits >= 0) {
        await admit(Math.max(0, extraBits)).catch(async (error: unknown) => {
          await Promise.all([own, ofAddress].map((counted) => counted && store.takeBack(counted.subject)));
          throw error;
        });
      }
      const pool = await count(perTarget, standing, target);
      if (pool.wait === 0) return;
      if (standing !== 'stranger') refuse(pool.wait);
      const reserve = await count(strangers.reserve, 'reserve', target);
      if (reserve.wait > 0) refuse(reserve.wait);
    },
  };
}
