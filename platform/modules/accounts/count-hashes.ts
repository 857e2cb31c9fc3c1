import type { Passwords } from './passwords.ts';

/** Counts the jobs of the password hashing that are not done; a growing number announces a flood of sign-ins. */
export function countHashes(passwords: Passwords): Passwords & { readonly hashesInProgress: () => number } {
  let inProgress = 0;

  async function counted<T>(job: () => Promise<T>): Promise<T> {
    inProgress += 1;
    try {
      return await job();
    } finally {
      inProgress -= 1;
    }
  }

  return {
    hash: (...args) => counted(() => passwords.hash(...args)),
    verify: (...args) => counted(() => passwords.verify(...args)),
    hashesInProgress: () => inProgress,
  };
}
