import { paths } from '../routing/paths.ts';
import { isNetworkId, type NetworkId } from './social-networks.ts';

/**
 * Results of a sign-in by a network, as the return address names them. `join`: sign in by another method first; `code`:
 * the second step; `wallet`: the page asks the wallet of the browser; `joined` and `proved`: done, for a player;
 * `stranger`: another person of the network came back; the others name the reason of a failure.
 */
export const SOCIAL_RESULTS = [
  'join',
  'code',
  'wallet',
  'joined',
  'proved',
  'stranger',
  'denied',
  'expired',
  'failed',
  'taken',
  'closed',
  'busy',
  'refused',
] as const;
export type SocialResult = (typeof SOCIAL_RESULTS)[number];

export interface SocialReturn {
  readonly result: SocialResult;
  readonly network: NetworkId;
  /** `refused`: code of the error that refused the sign-in. */
  readonly code?: string;
}

const RESULT = 'social';
const NETWORK = 'network';
const CODE = 'code';

/** Parameters of a return address. */
export const SOCIAL_PARAMETERS = [RESULT, NETWORK, CODE] as const;

const isResult = (text: string): text is SocialResult => (SOCIAL_RESULTS as readonly string[]).includes(text);

/** Returns the result that the query of an address names; null without a result, or for an unknown one. */
export function readSocialReturn(search: string): SocialReturn | null {
  const query = new URLSearchParams(search);
  const [result, network] = [query.get(RESULT) ?? '', query.get(NETWORK) ?? ''];
  if (!isResult(result) || !isNetworkId(network)) return null;
  const code = query.get(CODE) ?? '';
  return { result, network, ...(/^[A-Z_]{1,60}$/.test(code) ? { code } : {}) };
}

/** Returns an address of the site, path and query, with the result of a sign-in by a network. */
export function withSocialReturn(address: string, { result, network, code }: SocialReturn): string {
  const [path = '', search = ''] = address.split('#')[0]?.split('?') ?? [];
  const query = new URLSearchParams(search);
  query.set(RESULT, result);
  query.set(NETWORK, network);
  if (code === undefined) query.delete(CODE);
  else query.set(CODE, code);
  return `${path}?${query}`;
}

/** Returns a query, with its question mark or '', without the result of a sign-in by a network. */
export function withoutSocialReturn(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(RESULT);
  query.delete(NETWORK);
  query.delete(CODE);
  return query.size > 0 ? `?${query}` : '';
}

/**
 * Returns the path that begins a sign-in by a network (shell §7, oauth): a page goes there with the query of
 * `socialBeginQuery`.
 */
export const socialBeginPath = (network: NetworkId): string => `/social-api/oauth/${network}/begin`;

/**
 * Returns the address on which a newcomer from a network opens an account; the request identifies the facts from
 * the network.
 */
export function socialRegistrationPath(language: string, network: NetworkId, request: string): string {
  return `${paths.home(language)}/registration/${network}?request=${encodeURIComponent(request)}`;
}
