import type { Fingerprint } from '#shared/contracts/fingerprint.ts';

interface FingerprintStoreOptions {
  /** Runs the script of the back end. */
  readonly make: () => Promise<Fingerprint>;
  /** Ms of a clock that never goes back. */
  readonly ticks?: () => number;
}

/** The fingerprint of this device, made when a call first needs it (shell §3, §7). */
export interface FingerprintStore {
  /** A fingerprint that is still valid; null where none can be made. */
  readonly current: () => Promise<string | null>;
  /** Another one in the place of one that was refused; null once that has been done too often in a row. */
  readonly renew: () => Promise<string | null>;
  /** A call with the fingerprint was accepted. */
  readonly accepted: () => void;
  /** For support staff, without the fingerprint itself. */
  readonly state: () => { readonly isValid: boolean; readonly endsInMs: number | null; readonly renewals: number };
}

/** Fingerprints that are refused one after the other will not be liked next time either. */
const MAX_RENEWALS = 2;

export function createFingerprintStore(options: FingerprintStoreOptions): FingerprintStore {
  const { make, ticks = () => performance.now() } = options;
  let kept: { readonly token: string; readonly until: number } | undefined;
  let making: Promise<string | null> | undefined;
  let renewals = 0;

  async function fresh(): Promise<string | null> {
    try {
      const { token, expiresAt, now } = await make();
      // The life is counted from here: the clock of the device may be wrong.
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
