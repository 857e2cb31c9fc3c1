import type { FastifyRequest } from 'fastify';
import { GEO_COUNTRY_HEADER } from '#shared/contracts/site-config.ts';
import { GEO_OFF_COOKIE } from '#shared/domain/session-cookies.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import { createSignedText } from './signed-text.ts';

/** Country of a visitor, as far as its source is trusted (shell §4, blocking). */
export interface Geography {
  /** ISO 3166 alpha-2; null without the header of a trusted proxy, or while a cookie lifts the blocking. */
  countryOf(request: Pick<FastifyRequest, 'cookies' | 'headers' | 'socket'>): string | null;
  /** Returns a cookie value that lifts the blocking until an instant (wall clock, epoch ms). */
  lift(until: number): string;
}

interface GeographyInput {
  /** Signs the cookie. */
  readonly keys: Pick<KeyRing, 'sign' | 'verify'>;
  /** In production no cookie lifts the blocking. */
  readonly production: boolean;
  /** Whether an address belongs to one of the site's proxies. */
  readonly trusts: (address: string) => boolean;
  /** Wall clock, epoch ms. */
  readonly now?: () => number;
}

export function createGeography({ keys, production, trusts, now = Date.now }: GeographyInput): Geography {
  const lifts = createSignedText(keys, 'geo-off');

  function isLifted(cookie: string | undefined): boolean {
    if (production || cookie === undefined) return false;
    return Number(lifts.read(cookie)?.until ?? 0) > now();
  }

  return {
    countryOf({ headers, cookies, socket }) {
      const said = headers[GEO_COUNTRY_HEADER];
      const isBelieved = typeof said === 'string' && /^[A-Z]{2}$/.test(said) && trusts(socket.remoteAddress ?? '');
      return isBelieved && !isLifted(cookies[GEO_OFF_COOKIE]) ? said : null;
    },
    lift: (until) => lifts.make({ until }),
  };
}
