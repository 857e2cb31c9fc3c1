import type { IncomingMessage } from 'node:http';
import type { HostTest } from '#platform/plugins/hosts.ts';
import { isOfOtherPage } from '#platform/plugins/same-origin.ts';
import { networkOf } from '#shared/domain/fairness/network-of.ts';
import type { OwnOriginTest } from '#shared/domain/start/host-list.ts';

export interface AdmissionRules {
  /** Origins besides the host's own whose pages may open the feed, such as `app://bundle`. */
  readonly origins: readonly string[];
  /** Tells whether the peer is one of our proxies, whose X-Forwarded headers are believed. */
  readonly trusts: (address: string) => boolean;
  /** Tells whether the site is at the host that the page was opened at. */
  readonly isKnownHost: HostTest;
  /** Tells whether a page is of this site. */
  readonly isOwnOrigin: OwnOriginTest;
  /** Sockets of one IPv4 address, or of 64 bits of an IPv6 address. */
  readonly connectionsPerAddress: number;
  readonly connections: number;
}

type Admitted = { readonly address: string } | { readonly status: 403 | 421 | 429 | 503 };

export interface FeedAdmission {
  /** Counts the connection when it is admitted. */
  admit(request: IncomingMessage): Admitted;
  release(address: string): void;
  readonly count: number;
}

/**
 * Decides who may open a feed socket: pages of this site, and a bounded number from one address (trust §2, feed
 * socket).
 */
export function createAdmission(rules: AdmissionRules): FeedAdmission {
  const byAddress = new Map<string, number>();
  const pages = { allowed: new Set(rules.origins), isOwnOrigin: rules.isOwnOrigin };
  let count = 0;
  return {
    admit(request) {
      const peer = request.socket.remoteAddress ?? '';
      const believed = rules.trusts(peer);
      const host = hostOf(request, believed);
      if (!rules.isKnownHost(host, request.headers.host)) return { status: 421 };
      const protocol = protocolOf(request, believed);
      if (isOfOtherPage(request.headers, { host, protocol }, pages)) return { status: 403 };
      const forwarded = believed ? lastForwarded(request.headers['x-forwarded-for']) : undefined;
      // One subscriber has 2^64 addresses of IPv6, and could take all sockets of the feed by them.
      const address = networkOf(forwarded ?? peer);
      const open = byAddress.get(address) ?? 0;
      if (open >= rules.connectionsPerAddress) return { status: 429 };
      if (count >= rules.connections) return { status: 503 };
      byAddress.set(address, open + 1);
      count += 1;
      return { address };
    },
    release(address) {
      const left = (byAddress.get(address) ?? 0) - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
      count -= 1;
    },
    get count() {
      return count;
    },
  };
}

/** Returns the host at which the page was opened. */
function hostOf({ headers }: IncomingMessage, believed: boolean): string | undefined {
  return (believed ? lastForwarded(headers['x-forwarded-host']) : undefined) ?? headers.host;
}

/** Returns the scheme by which the page reached the site. */
function protocolOf({ headers, socket }: IncomingMessage, believed: boolean): string {
  const forwarded = believed ? lastForwarded(headers['x-forwarded-proto']) : undefined;
  return forwarded ?? ('encrypted' in socket ? 'https' : 'http');
}

/** Returns the entry that our own proxy wrote; earlier entries come from outside and cannot be believed. */
function lastForwarded(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.at(-1) : header;
  return text?.split(',').at(-1)?.trim() || undefined;
}
