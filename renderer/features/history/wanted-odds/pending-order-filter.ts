import type { WantedOddsOrder } from '#shared/contracts/wanted-odds.ts';
import type { HistoryFilter } from '../filters/history-filter.ts';

/**
 * Tells whether a filter lists a waiting bet (coupon mathematics §8.2; ledger B-03): it counts as open, belongs to
 * every period that has not ended, and its games are searched like those of coupons.
 */
export function isListed(
  { state, accountId, legs }: Pick<WantedOddsOrder, 'accountId' | 'legs' | 'state'>,
  filter: HistoryFilter,
): boolean {
  const isOfState = filter.state === 'all' || filter.state === 'open';
  const isOfAccount = filter.accountId === '' || filter.accountId === String(accountId);
  const words = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = legs.some(({ home, away }) => {
    const names = `${home.name} ${away.name}`.toLowerCase();
    return words.every((word) => names.includes(word));
  });
  return state === 'waiting' && isOfState && isOfAccount && filter.period !== 'custom' && isFound;
}
