const NAME = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9_](?:[a-z0-9._-]{0,251}[a-z0-9_])?)(?::(\d{1,5}))?$/;
const LOOPBACK_ADDRESS = /^127(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$/;
const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** Decides whether a name, without its port, stands for this machine: `localhost`, names below it, loopback addresses. */
export function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || LOOPBACK_ADDRESS.test(name);
}

/** Decides whether the origin of a page is the one that a request was sent to. */
export type OwnOriginTest = (origin: string, host: string | undefined, isSecure: boolean) => boolean;

/** Hosts that a server answers for. */
export interface HostList {
  /** Decides whether a `Host` header, with or without a port, names one of them; false for text that is no host. */
  readonly has: (host: string | undefined) => boolean;
  /** Decides whether a host is one of an https origin, so that its pages are never sent over plain http. */
  readonly isSecure: (host: string) => boolean;
  /**
   * Decides whether the origin of a page, as a browser names it, is that of the server at the host of a request. The
   * given origins decide about the scheme, because a proxy that ends TLS may not tell it; at other hosts the request does.
   *
   * @param isSecure whether the request came over https, as far as the server knows
   */
  readonly isOwnOrigin: OwnOriginTest;
}

interface HostListInput {
  /** Origins at which visitors open the site, such as `https://www.example.com`; their ports count. */
  readonly origins: readonly string[];
  /** Further names and addresses, accepted with any port. */
  readonly names?: readonly string[];
}

function withoutDefaultPort(host: string, protocol: string): string {
  const suffix = `:${DEFAULT_PORTS[protocol] ?? ''}`;
  return host.endsWith(suffix) ? host.slice(0, -suffix.length) : host;
}

/**
 * Creates the list of hosts that a server answers for (decision 043): names of this machine with any port, and the given
 * origins. A name that foreign DNS leads here is not on it.
 */
export function createHostList({ origins, names = [] }: HostListInput): HostList {
  const known = new Set(origins.map((origin) => new URL(origin).origin));
  const others = new Set(names.map((name) => (name.includes(':') ? `[${name}]` : name).toLowerCase()));
  const originAt = (host: string, protocol: string) => `${protocol}//${withoutDefaultPort(host, protocol)}`;
  const protocolsOf = (host: string) =>
    Object.keys(DEFAULT_PORTS).filter((protocol) => known.has(originAt(host, protocol)));
  return {
    has(host = '') {
      const text = host.toLowerCase();
      const name = NAME.exec(text)?.[1];
      if (name === undefined) return false;
      return isLoopbackName(name) || others.has(name) || protocolsOf(text).length > 0;
    },
    isSecure(host) {
      const protocols = protocolsOf(host.toLowerCase());
      return protocols.length > 0 && !protocols.includes('http:');
    },
    isOwnOrigin(origin, host = '', isSecure) {
      const text = host.toLowerCase();
      const given = protocolsOf(text);
      const asked = isSecure ? 'https:' : 'http:';
      const own = isSecure || given.length === 0 ? [...given, asked] : given;
      return NAME.test(text) && own.some((protocol) => origin === originAt(text, protocol));
    },
  };
}
