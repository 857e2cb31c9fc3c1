import { REFERRAL_COOKIES, type ReferralCookie, referralCookies } from '#shared/domain/referral/referral-tags.ts';

interface ReferralStoreOptions {
  /** Writes a cookie that lives this many seconds; 0 removes it. */
  readonly write: (name: string, value: string, lifeSeconds: number) => void;
  /** Monotonic clock, ms. */
  readonly now: () => number;
  readonly log: (message: string, error: unknown) => void;
}

/** Referral tags of the visitor: kept in memory until storage for marketing is allowed (E-01, G-10). */
export interface ReferralStore {
  /** Reads the tags in a page's query; newer tags replace older ones. */
  readonly read: (query: string) => void;
  /** Applies the visitor's consent; withdrawing it removes what was stored. */
  readonly allow: (isAllowed: boolean) => void;
}

const MS = 1000;

export function createReferralStore({ write, now, log }: ReferralStoreOptions): ReferralStore {
  const held = new Map<string, { readonly cookie: ReferralCookie; readonly at: number }>();
  let isAllowed = false;

  function attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      log('fail save referral tags', error);
    }
  }

  /** The lifetime counts from the visit with the tag, however long the visitor takes to choose. */
  function flush(): void {
    for (const [name, { cookie, at }] of held) {
      const left = Math.ceil(cookie.lifeSeconds - (now() - at) / MS);
      held.delete(name);
      if (left > 0) attempt(() => write(name, cookie.value, left));
    }
  }

  return {
    read(query) {
      attempt(() => {
        for (const cookie of referralCookies(query)) held.set(cookie.name, { cookie, at: now() });
      });
      if (isAllowed) flush();
    },
    allow(next) {
      const isTakenBack = isAllowed && !next;
      isAllowed = next;
      if (isAllowed) flush();
      if (isTakenBack) for (const name of REFERRAL_COOKIES) attempt(() => write(name, '', 0));
    },
  };
}
