import { readStoredObject } from '#shared/text/stored-json.ts';
import { deviceStore } from '../../device/device-store.ts';
import { browserTabLocks, type TabLocks } from '../../tabs/tab-locks.ts';

/** Message about a user token between tabs; the token itself is in a cookie that no script reads (trust G5). */
export interface TokenNews {
  /** End of the token, server clock, epoch ms; null when the answer does not say. */
  readonly until: number | null;
}

interface Note extends TokenNews {
  /** When the token was fetched, clock of the device, epoch ms. */
  readonly at: number;
}

interface TokenShareOptions {
  readonly locks: TabLocks;
  /** Storage that all tabs share. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Clock of the device, epoch ms. */
  readonly now: () => number;
}

/** Shares one token request between callers and tabs for a minute (shell §7, §9). */
export interface TokenShare {
  /**
   * @param fetch fetches a new token; null when the session is over
   * @returns what is known of the valid token; null when there is none
   */
  readonly renew: (fetch: () => Promise<TokenNews | null>) => Promise<TokenNews | null>;
  /** Forgets the token after a sign-in or sign-out: the next caller fetches. */
  readonly forget: () => void;
}

const KEY = 'fairline:token-fetched';
const LOCK = 'fairline:token';
/** Time for which tabs share a token (shell §9, token fetch cache). */
const KEPT_MS = 60_000;
/** Time for which the lock is held after a write, ms: tabs of other processes see the storage with a delay. */
const SPREAD_MS = 100;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function createTokenShare({ locks, storage: shared, now }: TokenShareOptions): TokenShare {
  let fetching: Promise<TokenNews | null> | undefined;

  function recent(): TokenNews | null {
    const { at, until } = readStoredObject(shared.getItem(KEY));
    const age = typeof at === 'number' ? now() - at : -1;
    return age >= 0 && age < KEPT_MS ? { until: typeof until === 'number' ? until : null } : null;
  }

  function run(fetch: () => Promise<TokenNews | null>): Promise<TokenNews | null> {
    return new Promise((resolve, reject) => {
      const renewed = locks.hold(LOCK, async () => {
        const known = recent();
        if (known) return resolve(known);
        const news = await fetch();
        if (news) shared.setItem(KEY, JSON.stringify({ ...news, at: now() } satisfies Note));
        resolve(news);
        if (news) await pause(SPREAD_MS);
      });
      renewed.catch(reject);
    });
  }

  return {
    renew(fetch) {
      fetching ??= run(fetch).finally(() => {
        fetching = undefined;
      });
      return fetching;
    },
    forget: () => shared.removeItem(KEY),
  };
}

/** Token share of this browser. */
export const tokenShare: TokenShare = createTokenShare({
  locks: browserTabLocks(),
  // Where storage is forbidden, each tab fetches its own token.
  storage: deviceStore.local,
  now: Date.now,
});
