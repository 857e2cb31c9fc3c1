import { deviceStore } from '../../device/device-store.ts';
import { browserTabLocks, type TabLocks } from '../../tabs/tab-locks.ts';

/** What tabs tell each other of a user token; the token itself is in a cookie that no script reads (trust G5). */
export interface TokenNews {
  /** End of the token, server clock, epoch ms; null when it does not tell. */
  readonly until: number | null;
}

interface Note extends TokenNews {
  /** When it was fetched, clock of the device, epoch ms. */
  readonly at: number;
}

interface TokenShareOptions {
  readonly locks: TabLocks;
  /** What all tabs share. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Clock of the device, epoch ms. */
  readonly now: () => number;
}

/** Fetches of the user token: whoever asks, here or in another tab, within a minute one is all (shell §7, §9). */
export interface TokenShare {
  /**
   * @param fetch fetches a new token; null when the session is over
   * @returns what is known of the token that holds now; null when there is none
   */
  readonly renew: (fetch: () => Promise<TokenNews | null>) => Promise<TokenNews | null>;
  /** Somebody has come or gone: the next one to ask fetches. */
  readonly forget: () => void;
}

const KEY = 'fairline:token-fetched';
const LOCK = 'fairline:token';
/** shell §9, token fetch cache. */
const KEPT_MS = 60_000;
/** What is stored is not seen at once by tabs of other processes: the lock is kept until it is. */
const SPREAD_MS = 100;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function createTokenShare({ locks, storage: shared, now }: TokenShareOptions): TokenShare {
  let fetching: Promise<TokenNews | null> | undefined;

  function recent(): TokenNews | null {
    const note = JSON.parse(shared.getItem(KEY) ?? 'null') as Note | null;
    const age = note ? now() - note.at : -1;
    return note && age >= 0 && age < KEPT_MS ? { until: note.until } : null;
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

/** Of this browser. */
export const tokenShare: TokenShare = createTokenShare({
  locks: browserTabLocks(),
  // Where storage is forbidden, each tab is on its own.
  storage: deviceStore.local,
  now: Date.now,
});
