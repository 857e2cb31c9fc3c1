import { paths } from '../routing/paths.ts';
import { isNetworkId, type NetworkId } from './social-networks.ts';

/**
 * What came of a way to a network, as the address says to which it leads back. `join`: sign in your own way first;
 * `code`: the second step; `joined`: done, for a player; the others say why it did not work.
 */
export const SOCIAL_RESULTS = [
  'join',
  'code',
  'joined',
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
  /** Of `refused`: the code of the error that signing in was refused with. */
  readonly code?: string;
}

const RESULT = 'social';
const NETWORK = 'network';
const CODE = 'code';

const isResult = (text: string): text is SocialResult => (SOCIAL_RESULTS as readonly string[]).includes(text);

/** What an address says of a way to a network; null where it says nothing, or nothing that there is. */
export function readSocialReturn(search: string): SocialReturn | null {
  const query = new URLSearchParams(search);
  const [result, network] = [query.get(RESULT) ?? '', query.get(NETWORK) ?? ''];
  if (!isResult(result) || !isNetworkId(network)) return null;
  const code = query.get(CODE) ?? '';
  return { result, network, ...(/^[A-Z_]{1,60}$/.test(code) ? { code } : {}) };
}

/** An address of the site, path and query, that says what came of it. */
export function withSocialReturn(address: string, { result, network, code }: SocialReturn): string {
  const [path = '', search = ''] = address.split('#')[0]?.split('?') ?? [];
  const query = new URLSearchParams(search);
  query.set(RESULT, result);
  query.set(NETWORK, network);
  if (code === undefined) query.delete(CODE);
  else query.set(CODE, code);
  return `${path}?${query}`;
}

/** A query, with its question mark or '', without what it says of a way to a network. */
export function withoutSocialReturn(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(RESULT);
  query.delete(NETWORK);
  query.delete(CODE);
  return query.size > 0 ? `?${query}` : '';
}

/** Where the way to a network begins (shell §7, oauth): a page goes there with the query of `socialBeginQuery`. */
export const socialBeginPath = (network: NetworkId): string => `/social-api/oauth/${network}/begin`;

/** Where somebody without an account is led to open one; the request names what the network has told. */
export function socialRegistrationPath(language: string, network: NetworkId, request: string): string {
  return `${paths.home(language)}/registration/${network}?request=${encodeURIComponent(request)}`;
}
