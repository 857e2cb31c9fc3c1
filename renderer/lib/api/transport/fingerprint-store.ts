import type { Fingerprint } from '#shared/contracts/fingerprint.ts';

interface FingerprintStoreOptions {
  /** Runs the fingerprint script of the back end. */
  readonly make: () => Promise<Fingerprint>;
  /** Monotonic clock, ms. */
  readonly ticks?: () => number;
}

/** Fingerprint of this device, made when a call first needs it (shell §3, §7). */
export interface FingerprintStore {
  /** Returns a valid fingerprint; null where none can be made. */
  readonly current: () => Promise<string | null>;
  /** Replaces a refused fingerprint; returns null after too many refusals in a row. */
  readonly renew: () => Promise<string | null>;
  /** Called when a call with the fingerprint was accepted. */
  readonly accepted: () => void;
  /** State for support staff, without the fingerprint itself. */
  readonly state: () => { readonly isValid: boolean; readonly endsInMs: number | null; readonly renewals: number };
}

/** Refusals in a row after which further fingerprints are not tried. */
const MAX_RENEWALS = 2;

export function createFingerprintStore(options: FingerprintStoreOptions): FingerprintStore {
  const { make, ticks = () => performance.now() } = options;
  let kept: { readonly token: string; readonly until: number } | undefined;
  let making: Promise<string | null> | undefined;
  let renewals = 0;

  async function fresh(): Promise<string | null> {
    try {
      const { token, expiresAt, now } = await make();
      // The validity counts from now: the clock of the device may be wrong.
      kept = { token, until: ticks() + expiresAt * 1000 - now };
      return token;
    } catch {
      return null;
    } finally {
      making = undefined;
    }
  }

  function get(): Promise<string | null> {
    making ??= fresh();
    return making;
  }

  return {
    current: async () => (kept && kept.until > ticks() ? kept.token : get()),
    async renew() {
      if (renewals >= MAX_RENEWALS) return null;
      renewals += 1;
      kept = undefined;
      return get();
    },
    accepted() {
      renewals = 0;
    },
    state() {
      const endsInMs = kept ? kept.until - ticks() : null;
      return { isValid: endsInMs !== null && endsInMs > 0, endsInMs, renewals };
    },
  };
}
