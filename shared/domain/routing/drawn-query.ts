import { PLATFORM_PARAMETER } from '../guards/platform-type.ts';
import { LINKED_BETS_PARAMETERS } from '../links/linked-bets-query.ts';
import { PICKS_PARAMETER } from '../links/pick-text.ts';
import { REFERRAL_PARAMETERS } from '../referral/referral-tags.ts';
import { SOCIAL_PARAMETERS } from '../social/social-return.ts';
import { listChoiceQuery, readListChoice } from './list-choice.ts';
import { PAGE_TYPE_PARAMETER } from './page-theme.ts';
import type { RouteRow } from './route-row.ts';
import { matchRoute } from './route-table.ts';

/** Parameters by which the guards and the frame of every page may draw something else. */
const DRAWN: ReadonlySet<string> = new Set([
  PLATFORM_PARAMETER,
  PAGE_TYPE_PARAMETER,
  PICKS_PARAMETER,
  ...LINKED_BETS_PARAMETERS,
  ...SOCIAL_PARAMETERS,
]);
const REFERRAL: ReadonlySet<string> = new Set(REFERRAL_PARAMETERS);

/** Rows by path: every click of a campaign asks for one of few. */
const known = new Map<string, RouteRow | undefined>();
/** Paths that are remembered: visitors can invent any number of them. */
const MAX_KNOWN = 1000;

/** Returns the row of a path; undefined for an unknown path. */
function rowAt(path: string): RouteRow | undefined {
  if (known.has(path)) return known.get(path);
  const row = matchRoute(path)?.row;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(path, row);
  return row;
}

/** Address of a page without what changes nothing in it. */
export interface DrawnAddress {
  /** Path and query that decide what the server draws (decision 048). */
  readonly url: string;
  /** Whether parameters that name a referrer were left out: the block service decides by them. */
  readonly hasReferral: boolean;
  /** Whether the page is the same for all visitors but for the player's account: home page, lists and games. */
  readonly isForAll: boolean;
}

/** Returns the name of a parameter as it is written in a query, such as `utm_source` of `utm_source=a`. */
function nameOf(part: string): string {
  try {
    return decodeURIComponent((part.split('=', 1)[0] ?? '').replaceAll('+', ' '));
  } catch {
    return part;
  }
}

/**
 * Returns the part of an address that decides what the server draws. Campaigns give every click an address of its own
 * (`gclid`, `utm_…`); such parameters are for the code in the browser, which reads them from its own address.
 *
 * @param url path and query
 */
export function drawnAddress(url: string): DrawnAddress {
  const [path = '', ...rest] = url.split('?');
  const row = rowAt(path);
  const isForAll = row?.isForAll ?? false;
  // The redirect service is asked about an address without a page with its whole query (shell §7).
  const readsAny = !row?.page || row.query === 'any';
  if (rest.length === 0 || readsAny) return { url, hasReferral: false, isForAll };
  const query = rest.join('?');
  const parts = query.split('&');
  const own: readonly string[] = row.query === undefined || row.query === 'list' ? [] : row.query;
  const drawn = parts.filter((part) => DRAWN.has(nameOf(part)) || own.includes(nameOf(part)));
  const choice = row.query === 'list' ? listChoiceQuery(readListChoice(new URLSearchParams(query))).slice(1) : '';
  const kept = choice === '' ? drawn : [...drawn, choice];
  const hasReferral = parts.some((part) => REFERRAL.has(nameOf(part)));
  return { url: kept.length > 0 ? `${path}?${kept.join('&')}` : path, hasReferral, isForAll };
}
