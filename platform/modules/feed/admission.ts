import type { IncomingMessage } from 'node:http';

export interface AdmissionRules {
  /** Origins besides the host's own whose pages may open the feed, such as `app://bundle`. */
  readonly origins: readonly string[];
  /** Whether the peer is a proxy of ours whose X-Forwarded headers are believed. */
  readonly trusts: (address: string) => boolean;
  readonly connectionsPerAddress: number;
  readonly connections: number;
}

type Admitted = { readonly address: string } | { readonly status: 403 | 429 | 503 };

export interface FeedAdmission {
  /** Counts the connection in when it is admitted. */
  admit(request: IncomingMessage): Admitted;
  release(address: string): void;
  readonly count: number;
}

/** Who may open a feed socket: pages of ours, and not too many from one address (trust §2, feed socket). */
export function createAdmission(rules: AdmissionRules): FeedAdmission {
  const byAddress = new Map<string, number>();
  const allowed = new Set(rules.origins);
  let count = 0;
  return {
    admit(request) {
      const peer = request.socket.remoteAddress ?? '';
      const believed = rules.trusts(peer);
      if (!isOriginAllowed(request, believed, allowed)) return { status: 403 };
      const address = (believed ? lastForwarded(request.headers['x-forwarded-for']) : undefined) ?? peer;
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

/** A browser always names the origin, and only a browser can be misused across sites: without one there is no risk. */
function isOriginAllowed(request: IncomingMessage, believed: boolean, allowed: ReadonlySet<string>): boolean {
  const { origin } = request.headers;
  if (origin === undefined || allowed.has(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const forwarded = believed ? lastForwarded(request.headers['x-forwarded-host']) : undefined;
  return new URL(origin).host === (forwarded ?? request.headers.host)?.toLowerCase();
}

/** The entry our own proxy wrote; those before it came from outside and may say anything. */
function lastForwarded(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.at(-1) : header;
  return text?.split(',').at(-1)?.trim() || undefined;
}
