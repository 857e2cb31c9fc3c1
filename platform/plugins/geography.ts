import type { FastifyRequest } from 'fastify';
import { GEO_COUNTRY_HEADER } from '#shared/contracts/site-config.ts';
import { GEO_OFF_COOKIE } from '#shared/domain/session-cookies.ts';
import { createSignedText } from './signed-text.ts';

/** Where a visitor is, as far as it is believed (shell §4, blocking). */
export interface Geography {
  /** ISO 3166 alpha-2; null when no trusted proxy has said it, or when it is lifted. */
  countryOf(request: Pick<FastifyRequest, 'cookies' | 'headers' | 'socket'>): string | null;
  /** A cookie's value that lifts the geography until an instant (wall clock, epoch ms). */
  lift(until: number): string;
}

interface GeographyInput {
  /** The same in every process. */
  readonly secret: Uint8Array;
  /** There nothing lifts it. */
  readonly production: boolean;
  /** Whether an address is a proxy of ours. */
  readonly trusts: (address: string) => boolean;
  /** Epoch ms; the wall clock. */
  readonly now?: () => number;
}

export function createGeography({ secret, production, trusts, now = Date.now }: GeographyInput): Geography {
  const lifts = createSignedText(secret, 'geo-off');

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
