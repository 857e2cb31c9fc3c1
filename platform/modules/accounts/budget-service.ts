import { createHash } from 'node:crypto';
import { ApiError } from '../../plugins/api-error.ts';
import { networkOf } from './network.ts';
import type { ThrottleRepository } from './throttle-repository.ts';

/** How much of something is let through in a time. */
interface Allowance {
  readonly most: number;
  readonly windowMs: number;
}

/** How often something may be sent. The address counts with the target first: nobody can use up what an owner has left. */
export interface BudgetPolicy {
  /** Beyond so many to one target from one address a captcha is asked for. */
  readonly withoutCaptcha: number;
  readonly perTargetAndAddress: Allowance;
  readonly perTarget: Allowance;
  readonly perAddress: Allowance;
}

/** Counts what costs money or a stranger's patience, in all processes together. It runs by the wall clock. */
export interface Budget {
  /**
   * @param target what is sent to
   * @param address IP address of who causes it
   * @param admit lets pass who has solved a captcha; what it throws is thrown, and nothing is spent
   * @throws ApiError TOO_MANY_ATTEMPTS with the seconds to wait
   */
  spend(target: string, address: string, admit: () => Promise<void>): Promise<void>;
}

const subjectOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

/** @param name what is counted: budgets of other names are counted by themselves */
export function createBudget(
  name: string,
  store: Pick<ThrottleRepository, 'count' | 'takeBack'>,
  { perTargetAndAddress, perTarget, perAddress, withoutCaptcha }: BudgetPolicy,
): Budget {
  return {
    async spend(target, address, admit) {
      const [now, network] = [Date.now(), networkOf(address)];
      const counts = [
        { of: [target, network], ...perTargetAndAddress, withoutCaptcha },
        { of: ['address', network], ...perAddress, withoutCaptcha: Number.POSITIVE_INFINITY },
        { of: ['target', target], ...perTarget, withoutCaptcha: Number.POSITIVE_INFINITY },
      ];
      // One after another: what is refused by its own address does not use up what others have.
      for (const { of, most, windowMs, withoutCaptcha: free } of counts) {
        const subject = subjectOf(name, ...of);
        const { failures, since } = await store.count(subject, now, windowMs);
        if (failures > most) {
          throw new ApiError('TOO_MANY_ATTEMPTS', { retryAfter: Math.ceil((since + windowMs - now) / 1000) });
        }
        if (failures <= free) continue;
        try {
          await admit();
        } catch (error) {
          await store.takeBack(subject);
          throw error;
        }
      }
    },
  };
}
