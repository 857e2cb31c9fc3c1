import type { DeepLink } from '#shared/host/host-port.ts';

export const LINK_SCHEME = 'fairline';

const areas: readonly string[] = ['office', 'coupon'];
/** Scheme, area and segments as they are written: a URL parser would resolve dots and decode what is hidden. */
const WRITTEN = /^fairline:\/\/[a-z]+(?:\/[a-z0-9][a-z0-9-]*)*\/?(?:\?|$)/i;
const SEGMENT = /^[a-z0-9][a-z0-9-]{0,63}$/i;
const QUERY_NAME = /^[a-z_]{1,32}$/i;
const LONGEST_LINK = 2048;
const LONGEST_VALUE = 256;
const MOST_SEGMENTS = 5;

function isArea(text: string): text is DeepLink['area'] {
  return areas.includes(text);
}

/** `fairline://office/history?x=1`. Whatever does not fit the grammar whole is refused: null. */
export function parseDeepLink(raw: unknown): DeepLink | null {
  if (typeof raw !== 'string' || raw.length > LONGEST_LINK || !WRITTEN.test(raw) || !URL.canParse(raw)) return null;
  const url = new URL(raw);
  if (url.protocol !== `${LINK_SCHEME}:` || url.username || url.password || url.port || url.hash) return null;
  const area = url.hostname.toLowerCase();
  const segments = url.pathname.split('/').filter(Boolean);
  if (!isArea(area) || segments.length > MOST_SEGMENTS || !segments.every((segment) => SEGMENT.test(segment)))
    return null;
  const query = [...url.searchParams];
  if (!query.every(([name, value]) => QUERY_NAME.test(name) && value.length <= LONGEST_VALUE)) return null;
  return { area, path: segments.join('/'), query: Object.fromEntries(query) };
}

/** The link among a program's arguments, where Chromium puts switches of its own in any order; two links are none. */
export function linkFromArguments(args: readonly string[]): DeepLink | null {
  const found = args.filter((argument) => argument.toLowerCase().startsWith(`${LINK_SCHEME}:`));
  return found.length === 1 ? parseDeepLink(found[0]) : null;
}
