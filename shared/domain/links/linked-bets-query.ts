import { readPickText } from './pick-text.ts';

/** Bets that a link offers: those under a code, or a set of them as `pickTextOf` writes it. */
export type LinkedBets = { readonly code: string } | { readonly picks: string };

const CODE = 'offered_code';
const PICKS = 'offered_picks';

/** The address at which bets are offered to the player; it puts nothing into the coupon by itself. */
export function linkedBetsPath(home: string, bets: LinkedBets): string {
  return 'code' in bets ? `${home}?${CODE}=${bets.code}` : `${home}?${PICKS}=${bets.picks}`;
}

/** What the query of an address offers; null for nothing, and for what is written wrongly. */
export function readLinkedBets(search: string): LinkedBets | null {
  const query = new URLSearchParams(search);
  const code = query.get(CODE)?.toUpperCase();
  if (code !== undefined && /^[2-9A-HJKMNP-Z]{8}$/.test(code)) return { code };
  const picks = query.get(PICKS);
  return picks !== null && readPickText(picks) ? { picks } : null;
}

/** The same query without the offer. */
export function withoutLinkedBets(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(CODE);
  query.delete(PICKS);
  return query.size > 0 ? `?${query}` : '';
}
