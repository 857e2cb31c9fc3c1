import type { DeepLink } from '../../host/host-port.ts';
import { linkPlace } from './link-places.ts';

/** The scheme of links from outside. */
export const LINK_SCHEME = 'fairline';
/** That of the build of support staff: both programs stand on one machine, and a scheme has one owner there. */
export const DEBUGGER_LINK_SCHEME = 'fairline-debugger';
export type LinkScheme = typeof DEBUGGER_LINK_SCHEME | typeof LINK_SCHEME;

/** Why a link is refused; a log may hold it, unlike the link. */
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
/** Room for an area, and for segments of it. */
const MAX_PATH_LENGTH = 200;

/**
 * A link as it is written, whole, but for its scheme. No character of it has a second meaning: nothing is escaped, decoded or resolved, so
 * there are no dots, credentials, ports, fragments or percent signs in it.
 */
const WRITTEN =
  /^:\/\/(?<area>office|coupon)(?<path>(?:\/[a-z0-9][a-z0-9-]{0,63})*)\/?(?:\?(?<query>[a-z_]{1,32}=[a-z0-9-]+(?:&[a-z_]{1,32}=[a-z0-9-]+)*))?$/i;

const refused = (reason: LinkRefusal): ReadLink => ({ kind: 'refused', reason });

/** The parameters of a query; null when one comes twice. */
function readQuery(text: string | undefined): Readonly<Record<string, string>> | null {
  const pairs = (text ?? '').split('&').filter(Boolean);
  const query = pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const);
  return new Set(query.map(([name]) => name)).size === query.length ? Object.fromEntries(query) : null;
}

/**
 * Reads a link from outside, such as `fairline://office/history?state=open` (Z-05). It names a place of the product and
 * nothing else; whatever does not fit the grammar whole is refused, with the reason.
 *
 * @param raw what another program has handed over
 * @param scheme that of the program which reads
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

/** A link in its one usual form: `readLink` reads the same place out of it. */
export function linkText({ area, path, query }: DeepLink): string {
  const tail = Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return `${LINK_SCHEME}://${area}${path ? `/${path}` : ''}${tail ? `?${tail}` : ''}`;
}

/** The share code of a link into the coupon, null when it has none. */
export function codeOfLink({ area, path, query }: DeepLink): string | null {
  if (area !== 'coupon') return null;
  const [place, code] = path.split('/');
  const isCoded = place === 'code' || place === 'shared';
  return isCoded ? ((code ?? query.code ?? null)?.toUpperCase() ?? null) : null;
}
