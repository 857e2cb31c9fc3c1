import { BlockList, isIPv6 } from 'node:net';

/** Addresses of this machine, for a site server on the same machine as the platform. */
export const LOOPBACK = ['127.0.0.0/8', '::1'] as const;

/**
 * Returns a test for addresses of the site's proxies, whose X-Forwarded headers are trusted.
 *
 * @param ranges IP addresses and CIDR ranges
 */
export function createProxyTrust(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  // A Unix socket has no address.
  return (address) => Boolean(address) && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
