import { createHash } from 'node:crypto';
import { ApiError } from '../../plugins/api-error.ts';
import { networkOf } from './network.ts';
import type { ThrottleRepository } from './throttle-repository.ts';

/** How often something is allowed within a time. */
interface Allowance {
  readonly max: number;
  readonly windowMs: number;
}

/**
 * How often something may be sent. The count of address and target comes first, so that strangers cannot use up the
 * owner's allowance.
 */
export interface BudgetPolicy {
  /** Number of sends to one target from one address after which a captcha is required. */
  readonly withoutCaptcha: number;
  readonly perTargetAndAddress: Allowance;
  readonly perTarget: Allowance;
  readonly perAddress: Allowance;
}

/** Counts what costs money or annoys its recipient, in all processes together, by the wall clock. */
export interface Budget {
  /**
   * @param target recipient
   * @param address IP address of the caller
   * @param admit lets a caller pass who has solved a captcha; its errors pass through, and nothing is counted
   * @throws ApiError TOO_MANY_ATTEMPTS with the seconds to wait
   */
  spend(target: string, address: string, admit: () => Promise<void>): Promise<void>;
}

const subjectOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

/** @param name what is counted; budgets of different names count separately */
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
      // In this order, so that a request refused for its own address does not use up the allowance of others.
      for (const { of, max, windowMs, withoutCaptcha: free } of counts) {
        const subject = subjectOf(name, ...of);
        const { failures, since } = await store.count(subject, now, windowMs);
        if (failures > max) {
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
