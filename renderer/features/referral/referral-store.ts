import { REFERRAL_COOKIES, type ReferralCookie, referralCookies } from '#shared/domain/referral/referral-tags.ts';

interface ReferralStoreOptions {
  /** Writes a cookie for so many seconds; 0 removes it. */
  readonly write: (name: string, value: string, lifeSeconds: number) => void;
  /** Any clock in milliseconds that does not go back. */
  readonly now: () => number;
  readonly log: (message: string, error: unknown) => void;
}

/** Who has led the visitor here: held in memory until marketing may keep something on the device (E-01, G-10). */
export interface ReferralStore {
  /** Reads the query of a page that is shown; newer tags take the place of older ones. */
  readonly read: (query: string) => void;
  /** What the visitor allows from now on. What was written is taken back when it is no longer allowed. */
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

  /** A life counts from the visit that brought the tag, however long the visitor takes to choose. */
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
