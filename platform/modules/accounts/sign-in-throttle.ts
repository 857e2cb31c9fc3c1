import { createHash } from 'node:crypto';
import { networkOf } from './network.ts';
import type { ThrottleRepository } from './throttle-repository.ts';

/** Number of failed sign-ins that are allowed in a window. */
export interface ThrottlePolicy {
  readonly windowMs: number;
  /** For one account from one address. Each address has its own count, so that strangers cannot lock the owner out. */
  readonly perAccountAndAddress: number;
  /** From one address over all accounts. */
  readonly perAddress: number;
  /** Failures of one account or device from one address after which an attempt needs a captcha; never when left out. */
  readonly withoutCaptcha?: number;
}

const THROTTLE_POLICY: ThrottlePolicy = {
  windowMs: 10 * 60_000,
  perAccountAndAddress: 10,
  perAddress: 100,
  withoutCaptcha: 3,
};

/** An attempt to sign in. */
export interface Attempt {
  /** E-mail address or phone number of the sign-in. */
  readonly login: string;
  /** IP address. */
  readonly address: string;
  /** Hash of the device; '' when it is not known. */
  readonly device: string;
}

interface Admission {
  /** Seconds to wait; 0 when the attempt may go on. */
  readonly wait: number;
  /** Whether the attempt may continue only with the result of a captcha. */
  readonly needsCaptcha: boolean;
}

export interface SignInThrottle {
  /** Counts an attempt before its password is checked, so that parallel attempts cannot slip through. */
  admit(attempt: Attempt): Promise<Admission>;
  /** Takes back an attempt whose password was not checked. */
  withdraw(attempt: Attempt): Promise<void>;
  /** Clears the count after a successful attempt. */
  forgive(attempt: Attempt): Promise<void>;
  /** Deletes counts whose window is over. */
  purge(): Promise<void>;
}

/** Longest window of the counters that share this table, ms. */
const MAX_WINDOW_MS = 24 * 3_600_000;

const subjectOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Throttles the guessing of passwords, in all processes together (trust §2, login abuse), by the wall clock. */
export function createSignInThrottle(
  store: ThrottleRepository,
  policy: ThrottlePolicy = THROTTLE_POLICY,
): SignInThrottle {
  const { windowMs, perAccountAndAddress, perAddress, withoutCaptcha = Number.POSITIVE_INFINITY } = policy;

  const own = ({ login, address, device }: Attempt) => [
    { subject: subjectOf('account', login, networkOf(address)), limit: perAccountAndAddress },
    // A device only triggers the captcha: too many devices look alike to block one.
    ...(device === '' ? [] : [{ subject: subjectOf('device', device, networkOf(address)), limit: perAddress }]),
  ];
  const shared = ({ address }: Attempt) => ({
    subject: subjectOf('address', networkOf(address)),
    limit: perAddress,
  });

  async function count({ subject, limit }: { subject: string; limit: number }, now: number) {
    const { failures, since } = await store.count(subject, now, windowMs);
    return { failures, wait: failures > limit ? since + windowMs - now : 0 };
  }

  return {
    async admit(attempt) {
      const now = Date.now();
      const [ofAddress, ...ofOwn] = await Promise.all(
        [shared(attempt), ...own(attempt)].map((subject) => count(subject, now)),
      );
      const waits = [ofAddress, ...ofOwn].map((counted) => counted?.wait ?? 0);
      return {
        wait: Math.ceil(Math.max(...waits) / 1000),
        needsCaptcha: ofOwn.some(({ failures }) => failures > withoutCaptcha),
      };
    },
    async withdraw(attempt) {
      await Promise.all([shared(attempt), ...own(attempt)].map(({ subject }) => store.takeBack(subject)));
    },
    purge: () => store.purge(Date.now() - Math.max(windowMs, MAX_WINDOW_MS)),
    async forgive(attempt) {
      await Promise.all([
        ...own(attempt).map(({ subject }) => store.forget(subject)),
        store.takeBack(shared(attempt).subject),
      ]);
    },
  };
}
