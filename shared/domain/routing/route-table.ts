import { matchAmong } from './match-route.ts';
import type { RouteMatch, RouteRow } from './route-row.ts';
import { BONUS_ROWS } from './rows/bonus-rows.ts';
import { CASINO_ROWS, HEADLESS_ROWS } from './rows/casino-rows.ts';
import { FIRST_ROWS } from './rows/first-rows.ts';
import { INFORMATION_ROWS } from './rows/information-rows.ts';
import { OFFICE_ROWS } from './rows/office-rows.ts';
import { SERVICE_ROWS } from './rows/service-rows.ts';
import { SPORTS_ROWS } from './rows/sports-rows.ts';

/** Rows in their order of matching. Footer, search and drawer link pages in the order of their rows. */
const TABLE = [
  ...FIRST_ROWS,
  ...SPORTS_ROWS,
  ...HEADLESS_ROWS,
  ...OFFICE_ROWS,
  ...INFORMATION_ROWS,
  ...SERVICE_ROWS,
  ...BONUS_ROWS,
  ...CASINO_ROWS,
] as const;

/** Rows with a page, as types. */
type PageRow = Extract<(typeof TABLE)[number], { readonly page: string }>;

/** Ids of the pages that rows name. Several rows may name one page. */
export type PageId = PageRow['page'];

/** Patterns of pages whose address has no parameters, such as `office/history`. */
export type PlainPattern = PageRow['patterns'][number] extends infer Pattern
  ? Pattern extends `${string}:${string}`
    ? never
    : Pattern
  : never;

/**
 * Route table of the product: the first match wins, and a path without a match is "page not found" (shell §2.2–§2.8,
 *
 */
export const ROUTES: readonly RouteRow[] = TABLE;

/**
 * Returns the route of a path (shell §2).
 *
 * @param path without query, with its language prefix
 * @returns null for a page that does not exist
 */
export function matchRoute(path: string): RouteMatch | null {
  return matchAmong(ROUTES, path);
}
