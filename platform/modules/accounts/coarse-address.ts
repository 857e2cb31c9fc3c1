import { networkOf } from '#shared/domain/fairness/network-of.ts';

/**
 * Returns an IP address without the part that names one subscriber, for messages and records: the last part of an IPv4
 * address and all but the first 48 bits of an IPv6 address become `*`; '' stays ''.
 */
export function coarseAddress(address: string): string {
  if (address === '') return '';
  const network = networkOf(address);
  if (!network.includes(':')) return network.replace(/\.\d+$/, '.*');
  return `${network.split(':').slice(0, 3).join(':')}:*`;
}
