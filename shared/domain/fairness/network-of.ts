/**
 * Returns the network of one subscriber: a single IPv4 address, or the first 64 bits of an IPv6 address.
 *
 * @param address valid address, as the system or a trusted proxy names it; other text is returned as it is
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const all = address.includes('::')
    ? [...groups, ...new Array(Math.max(0, 8 - groups.length - last.length)).fill('0'), ...last]
    : groups;
  return `${all.slice(0, 4).join(':').toLowerCase()}::/64`;
}
