import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { ThrottleRepository } from './throttle-repository.ts';

/** How many failed sign-ins are let through in a window. */
export interface ThrottlePolicy {
  readonly windowMs: number;
  /** For one account from one address. Another address has its own count, so nobody can lock the owner out. */
  readonly perAccountAndAddress: number;
  /** From one address over all accounts. */
  readonly perAddress: number;
}

const THROTTLE_POLICY: ThrottlePolicy = { windowMs: 10 * 60_000, perAccountAndAddress: 10, perAddress: 100 };

export interface SignInThrottle {
  /**
   * Counts an attempt before its password is looked at, so that many at once cannot slip through.
   *
   * @returns seconds to wait, or 0 when the attempt may go on
   */
  admit(email: string, address: string): Promise<number>;
  /** The attempt was right: it does not count. */
  forgive(email: string, address: string): Promise<void>;
  /** Forgets what is over. */
  purge(): Promise<void>;
}

/** A network is what one subscriber has: a single IPv4 address, or the first 64 bits of an IPv6 one. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const all = address.includes('::')
    ? [...groups, ...new Array(Math.max(0, 8 - groups.length - last.length)).fill('0'), ...last]
    : groups;
  return `${all.slice(0, 4).join(':').toLowerCase()}::/64`;
}

const subjectOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Throttles guessing of passwords, in all processes together (trust §2, login abuse). It runs by the wall clock. */
export function createSignInThrottle(
  store: ThrottleRepository,
  policy: ThrottlePolicy = THROTTLE_POLICY,
): SignInThrottle {
  const subjectsOf = (email: string, address: string) => [
    { subject: subjectOf('account', email, networkOf(address)), limit: policy.perAccountAndAddress },
    { subject: subjectOf('address', networkOf(address)), limit: policy.perAddress },
  ];

  return {
    async admit(email, address) {
      const now = Date.now();
      const waits = await Promise.all(
        subjectsOf(email, address).map(async ({ subject, limit }) => {
          const { failures, since } = await store.count(subject, now, policy.windowMs);
          return failures > limit ? since + policy.windowMs - now : 0;
        }),
      );
      return Math.ceil(Math.max(...waits) / 1000);
    },
    purge: () => store.purge(Date.now() - policy.windowMs),
    async forgive(email, address) {
      const [account, network] = subjectsOf(email, address).map(({ subject }) => subject);
      await Promise.all([store.forget(account ?? ''), store.takeBack(network ?? '')]);
    },
  };
}
