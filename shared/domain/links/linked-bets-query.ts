import { readPickText } from './pick-text.ts';

/** Bets that a link proposes: those under a code, or a set of them as `pickTextOf` writes it. */
export type LinkedBets = { readonly code: string } | { readonly picks: string };

const CODE = 'offered_code';
const PICKS = 'offered_picks';
/** Parameters of an address that offers bets. */
export const LINKED_BETS_PARAMETERS = [CODE, PICKS] as const;

/** Returns the address that shows linked bets to the player; it adds nothing to the coupon. */
export function linkedBetsPath(home: string, bets: LinkedBets): string {
  return 'code' in bets ? `${home}?${CODE}=${bets.code}` : `${home}?${PICKS}=${bets.picks}`;
}

/** Returns the linked bets that the query of an address names; null for none, and for a malformed query. */
export function readLinkedBets(search: string): LinkedBets | null {
  const query = new URLSearchParams(search);
  const code = query.get(CODE)?.toUpperCase();
  if (code !== undefined && /^[2-9A-HJKMNP-Z]{8}$/.test(code)) return { code };
  const picks = query.get(PICKS);
  return picks !== null && readPickText(picks) ? { picks } : null;
}

/** Returns the query without its linked bets. */
export function withoutLinkedBets(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(CODE);
  query.delete(PICKS);
  return query.size > 0 ? `?${query}` : '';
}
