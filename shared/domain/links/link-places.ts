import { matchAmong } from '../routing/match-route.ts';
import { OFFICE_ROWS } from '../routing/rows/office-rows.ts';
import { readPickText } from './pick-text.ts';

/** Check of a parameter's value. */
type Allowed = (value: string) => boolean;

/** Place that a link from outside may name, with the parameters it may and must carry. */
export interface LinkPlace {
  readonly query: Readonly<Record<string, Allowed>>;
  /** Parameter without which the link is invalid. */
  readonly needs?: string;
}

const one =
  (...words: readonly string[]): Allowed =>
  (value) =>
    words.includes(value);
const like =
  (pattern: RegExp): Allowed =>
  (value) =>
    pattern.test(value);

const day = like(/^\d{4}-\d{2}-\d{2}$/);
const isCode = like(/^[2-9A-HJKMNP-Z]{8}$/i);
const isPicks: Allowed = (value) => readPickText(value) !== null;

/** Parameters of pages of the office, by the id of their route; pages left out have none. */
const OFFICE_QUERY: Readonly<Record<string, LinkPlace['query']>> = {
  history: {
    state: one('all', 'open', 'win', 'lose', 'return', 'sold', 'edited'),
    period: one('any', 'day', 'week', 'month', 'quarter', 'custom'),
    coupon: like(/^[1-9]\d{0,15}$/),
    account: like(/^[1-9]\d{0,14}$/),
    from: day,
    to: day,
  },
};

const NOTHING: LinkPlace = { query: {} };

/** Places of the coupon, by the pattern of their path below `coupon`. */
const COUPON_PLACES: readonly (readonly [path: RegExp, place: LinkPlace])[] = [
  [/^$/, NOTHING],
  [/^(?:code|shared)\/[2-9a-hjkmnp-z]{8}$/i, NOTHING],
  [/^shared$/, { query: { code: isCode }, needs: 'code' }],
  [/^picks$/, { query: { picks: isPicks }, needs: 'picks' }],
];

/**
 * Returns the place that a path below an area of links names (Z-05): a page of the office is one of the route table, a
 * place of the coupon one of those above.
 *
 * @param path without slashes at its ends
 * @returns null for an unknown place
 */
export function linkPlace(area: 'coupon' | 'office', path: string): LinkPlace | null {
  if (area === 'coupon') return COUPON_PLACES.find(([pattern]) => pattern.test(path))?.[1] ?? null;
  const match = matchAmong(OFFICE_ROWS, path ? `/en/office/${path}` : '/en/office');
  return match ? { query: OFFICE_QUERY[match.row.id] ?? {} } : null;
}
