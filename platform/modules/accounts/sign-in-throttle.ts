import { createHash } from 'node:crypto';
import { networkOf } from './network.ts';
import type { ThrottleRepository } from './throttle-repository.ts';

/** How many failed sign-ins are let through in a window. */
export interface ThrottlePolicy {
  readonly windowMs: number;
  /** For one account from one address. Another address has its own count, so nobody can lock the owner out. */
  readonly perAccountAndAddress: number;
  /** From one address over all accounts. */
  readonly perAddress: number;
  /** Beyond so many failures of one account or device from one address an attempt needs a captcha; never when left out. */
  readonly withoutCaptcha?: number;
}

const THROTTLE_POLICY: ThrottlePolicy = {
  windowMs: 10 * 60_000,
  perAccountAndAddress: 10,
  perAddress: 100,
  withoutCaptcha: 3,
};

/** Who tries to sign in. */
export interface Attempt {
  /** What somebody signs in by: an e-mail address or a number. */
  readonly login: string;
  /** IP address. */
  readonly address: string;
  /** Hash of the device; '' when it is not known. */
  readonly device: string;
}

interface Admission {
  /** Seconds to wait; 0 when the attempt may go on. */
  readonly wait: number;
  /** It may go on with the result of a captcha only. */
  readonly needsCaptcha: boolean;
}

export interface SignInThrottle {
  /** Counts an attempt before its password is looked at, so that many at once cannot slip through. */
  admit(attempt: Attempt): Promise<Admission>;
  /** Nobody looked at the password: the attempt does not count. */
  withdraw(attempt: Attempt): Promise<void>;
  /** The attempt was right: it does not count, and neither do those before it. */
  forgive(attempt: Attempt): Promise<void>;
  /** Forgets what is over. */
  purge(): Promise<void>;
}

/** Others count in the same place, for longer. */
const MAX_WINDOW_MS = 24 * 3_600_000;

const subjectOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Throttles guessing of passwords, in all processes together (trust §2, login abuse). It runs by the wall clock. */
export function createSignInThrottle(
  store: ThrottleRepository,
  policy: ThrottlePolicy = THROTTLE_POLICY,
): SignInThrottle {
  const { windowMs, perAccountAndAddress, perAddress, withoutCaptcha = Number.POSITIVE_INFINITY } = policy;

  const own = ({ login, address, device }: Attempt) => [
    { subject: subjectOf('account', login, networkOf(address)), limit: perAccountAndAddress },
    // Of a device only the captcha is asked: too many devices look alike to keep one out.
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
