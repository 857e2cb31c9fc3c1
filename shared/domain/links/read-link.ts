import type { DeepLink } from '../../host/host-port.ts';
import { linkPlace } from './link-places.ts';

/** Scheme of links from outside. */
export const LINK_SCHEME = 'fairline';
/** Scheme of the build for support staff: both apps may run on one machine, where a scheme has one owner. */
export const DEBUGGER_LINK_SCHEME = 'fairline-debugger';
export type LinkScheme = typeof DEBUGGER_LINK_SCHEME | typeof LINK_SCHEME;

/** Reason to refuse a link; a log may hold it, unlike the link. */
export type LinkRefusal =
  | 'bad-value'
  | 'not-a-link'
  | 'not-text'
  | 'several'
  | 'too-long'
  | 'unknown-page'
  | 'unknown-parameter';

export type ReadLink =
  | { readonly kind: 'link'; readonly link: DeepLink }
  | { readonly kind: 'refused'; readonly reason: LinkRefusal };

const MAX_LINK_LENGTH = 2048;
/** Largest length of an area with its segments. */
const MAX_PATH_LENGTH = 200;

/**
 * Grammar of a whole link without its scheme. No character has a second meaning: nothing is escaped, decoded or
 * resolved, so a link has no dots, credentials, ports, fragments or percent signs.
 */
const WRITTEN =
  /^:\/\/(?<area>office|coupon)(?<path>(?:\/[a-z0-9][a-z0-9-]{0,63})*)\/?(?:\?(?<query>[a-z_]{1,32}=[a-z0-9-]+(?:&[a-z_]{1,32}=[a-z0-9-]+)*))?$/i;

const refused = (reason: LinkRefusal): ReadLink => ({ kind: 'refused', reason });

/** Returns the parameters of a query; null when one comes twice. */
function readQuery(text: string | undefined): Readonly<Record<string, string>> | null {
  const pairs = (text ?? '').split('&').filter(Boolean);
  const query = pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const);
  return new Set(query.map(([name]) => name)).size === query.length ? Object.fromEntries(query) : null;
}

/**
 * Reads a link from outside, such as `fairline://office/history?state=open` (Z-05). A link only names a place of the
 * product; one that does not match the whole grammar is refused, with the reason.
 *
 * @param raw text that another program has handed over
 * @param scheme scheme of the app that reads
 */
export function readLink(raw: unknown, scheme: LinkScheme = LINK_SCHEME): ReadLink {
  if (typeof raw !== 'string') return refused('not-text');
  if (raw.length > MAX_LINK_LENGTH) return refused('too-long');
  const isOwn = raw.slice(0, scheme.length).toLowerCase() === scheme;
  const groups = isOwn ? WRITTEN.exec(raw.slice(scheme.length))?.groups : undefined;
  if (!groups) return refused('not-a-link');
  const area = groups.area?.toLowerCase() === 'coupon' ? 'coupon' : 'office';
  const path = (groups.path ?? '').slice(1);
  const place = path.length > MAX_PATH_LENGTH ? null : linkPlace(area, path);
  if (!place) return refused('unknown-page');
  const query = readQuery(groups.query);
  if (!query || Object.keys(query).some((name) => !Object.hasOwn(place.query, name)))
    return refused('unknown-parameter');
  const isWhole = place.needs === undefined || Object.hasOwn(query, place.needs);
  const isKnown = Object.entries(query).every(([name, value]) => place.query[name]?.(value));
  return isWhole && isKnown ? { kind: 'link', link: { area, path, query } } : refused('bad-value');
}

/** Returns a link in its canonical form: `readLink` reads the same place from it. */
export function linkText({ area, path, query }: DeepLink): string {
  const tail = Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return `${LINK_SCHEME}://${area}${path ? `/${path}` : ''}${tail ? `?${tail}` : ''}`;
}

/** Returns the share code of a link into the coupon, null when it has none. */
export function codeOfLink({ area, path, query }: DeepLink): string | null {
  if (area !== 'coupon') return null;
  const [place, code] = path.split('/');
  const isCoded = place === 'code' || place === 'shared';
  return isCoded ? ((code ?? query.code ?? null)?.toUpperCase() ?? null) : null;
}
