import { createHash } from 'node:crypto';
import { networkOf } from '#shared/domain/fairness/network-of.ts';
import type { ThrottleRepository } from './throttle-repository.ts';

/** Number of failed sign-ins that are allowed in a window. */
export interface ThrottlePolicy {
  readonly windowMs: number;
  /** For one account from one network, or from one device that knows it. */
  readonly perAccountAndAddress: number;
  /** From one network over all accounts. */
  readonly perAddress: number;
  /** Failures of one account or device from one network after which an attempt needs a captcha; never when left out. */
  readonly withoutCaptcha?: number;
  /**
   * Failures of one account from all devices that it was never signed in on, after which each such attempt needs a
   * captcha, with more work for each doubling. The account is never locked: `withoutCaptcha` when left out.
   */
  readonly perAccount?: { readonly withoutCaptcha: number; readonly windowMs: number };
}

const THROTTLE_POLICY: ThrottlePolicy = {
  windowMs: 10 * 60_000,
  perAccountAndAddress: 10,
  perAddress: 100,
  withoutCaptcha: 3,
  perAccount: { withoutCaptcha: 5, windowMs: 60 * 60_000 },
};

/** An attempt to sign in. */
export interface Attempt {
  /** E-mail address or phone number of the sign-in, or the id of its player. */
  readonly login: string;
  /** IP address. */
  readonly address: string;
  /** Hash of the device's fingerprint; '' when it is not known. */
  readonly device: string;
  /** Id of a device on which the player has signed in before; '' for a stranger. */
  readonly knownDevice: string;
}

interface Admission {
  /** Seconds to wait; 0 when the attempt may go on. */
  readonly wait: number;
  /** Whether the attempt may continue only with the result of a captcha. */
  readonly needsCaptcha: boolean;
  /** By how many bits the work of that captcha grows. */
  readonly extraBits: number;
}

export interface SignInThrottle {
  /** Counts an attempt before its password is checked, so that parallel attempts cannot slip through. */
  admit(attempt: Attempt): Promise<Admission>;
  /** Takes back an attempt whose password was not checked. */
  withdraw(attempt: Attempt): Promise<void>;
  /** Clears the counts after a successful attempt; that of strangers only while it needs no captcha. */
  forgive(attempt: Attempt): Promise<void>;
  /** Deletes counts whose window is over. */
  purge(): Promise<void>;
}

/** Longest window of the counters that share this table, ms. */
const MAX_WINDOW_MS = 24 * 3_600_000;

const subjectOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

/** What a count of failures leads to. */
interface Rule {
  readonly subject: string;
  readonly windowMs: number;
  /** Failures after which attempts are refused. */
  readonly limit: number;
  /** Failures after which attempts need a captcha. */
  readonly free: number;
}

const NEVER = Number.POSITIVE_INFINITY;

/** Returns one bit more for each doubling of the failures beyond those that need no captcha. */
function extraBitsOf(failures: number, free: number): number {
  return failures > free ? Math.floor(Math.log2(failures / Math.max(1, free))) : 0;
}

/** Throttles the guessing of passwords, in all processes together (trust §2, login abuse), by the wall clock. */
export function createSignInThrottle(
  store: ThrottleRepository,
  policy: ThrottlePolicy = THROTTLE_POLICY,
): SignInThrottle {
  const { windowMs, perAccountAndAddress, perAddress, withoutCaptcha: free = NEVER } = policy;
  const strangers = policy.perAccount ?? { withoutCaptcha: free, windowMs };

  /** All strangers of an account have one count, so that more addresses do not give more guesses. */
  const ofStrangers = ({ login }: Attempt): Rule => ({
    subject: subjectOf('strangers', login),
    windowMs: strangers.windowMs,
    limit: NEVER,
    free: strangers.withoutCaptcha,
  });
  /** A known device has a count of its own, which no stranger can raise, also none of its network. */
  const ofAccount = ({ login, address, knownDevice }: Attempt): Rule => ({
    subject:
      knownDevice === ''
        ? subjectOf('account', login, networkOf(address))
        : subjectOf('known-device', login, knownDevice),
    windowMs,
    limit: perAccountAndAddress,
    free,
  });
  const ofFingerprint = ({ address, device }: Attempt): Rule[] => [
    // A fingerprint only triggers the captcha: too many devices look alike to block one.
    ...(device === ''
      ? []
      : [{ subject: subjectOf('device', device, networkOf(address)), windowMs, limit: perAddress, free }]),
  ];
  const own = (attempt: Attempt): Rule[] => [ofAccount(attempt), ...ofFingerprint(attempt)];
  const shared = ({ address, knownDevice }: Attempt): Rule => ({
    subject: subjectOf('address', networkOf(address)),
    windowMs,
    limit: knownDevice === '' ? perAddress : NEVER,
    free: NEVER,
  });

  async function count(rule: Rule, now: number) {
    const { failures, since } = await store.count(rule.subject, now, rule.windowMs);
    return { ...rule, failures, wait: failures > rule.limit ? since + rule.windowMs - now : 0 };
  }

  const isStranger = ({ knownDevice }: Attempt) => knownDevice === '';
  const rulesOf = (attempt: Attempt): Rule[] => [
    shared(attempt),
    ...own(attempt),
    ...(isStranger(attempt) ? [ofStrangers(attempt)] : []),
  ];

  /** Clears the count of strangers, unless the account is being guessed at: a success of one ends no attack. */
  async function forgiveStranger(attempt: Attempt): Promise<void> {
    const { subject, windowMs: window, free: allowed } = ofStrangers(attempt);
    const { failures } = await store.find(subject, Date.now(), window);
    await (failures > allowed ? store.takeBack(subject) : store.forget(subject));
  }

  return {
    async admit(attempt) {
      const now = Date.now();
      const counted = await Promise.all(rulesOf(attempt).map((rule) => count(rule, now)));
      return {
        wait: Math.ceil(Math.max(...counted.map(({ wait }) => wait)) / 1000),
        needsCaptcha: counted.some(({ failures, free: allowed }) => failures > allowed),
        extraBits: Math.max(...counted.map(({ failures, free: allowed }) => extraBitsOf(failures, allowed))),
      };
    },
    async withdraw(attempt) {
      await Promise.all(rulesOf(attempt).map(({ subject }) => store.takeBack(subject)));
    },
    purge: () => store.purge(Date.now() - Math.max(windowMs, MAX_WINDOW_MS)),
    async forgive(attempt) {
      await Promise.all([
        ...own(attempt).map(({ subject }) => store.forget(subject)),
        store.takeBack(shared(attempt).subject),
        isStranger(attempt) ? forgiveStranger(attempt) : undefined,
      ]);
    },
  };
}
