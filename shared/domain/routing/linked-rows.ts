import { type OfferEntries, offersRoute } from '../guards/site-offers.ts';
import type { FramePart, PageLinks, RouteRow } from './route-row.ts';
import { matchRoute, ROUTES } from './route-table.ts';

/** Row whose page is linked from the frame. */
export interface LinkedRow extends RouteRow {
  readonly links: PageLinks;
}

const isLinked = (row: RouteRow): row is LinkedRow => row.links !== undefined && row.page !== null;

/** Returns every row whose page is linked from the frame, in the order of the table. */
export function linkedRows(): readonly LinkedRow[] {
  return ROUTES.filter(isLinked);
}

/** Returns the linked rows of one place that a site has, in the order of the table. */
export function linkedAt(place: FramePart, config: OfferEntries): readonly LinkedRow[] {
  return linkedRows().filter(
    ({ links, flag, requires }) => links.places.includes(place) && offersRoute(flag, requires, config),
  );
}

/**
 * Returns pages in the order in which the route table matches them; pages of one row stay in their order.
 *
 * @param pages with their paths after the language
 */
export function inTableOrder<Page extends { readonly path: string }>(pages: readonly Page[]): Page[] {
  const placeOf = ({ path }: Page) => ROUTES.findIndex(({ id }) => id === matchRoute(`/en/${path}`)?.row.id);
  const placed = pages.map((page) => ({ page, place: placeOf(page) }));
  return placed.sort((a, b) => a.place - b.place).map(({ page }) => page);
}
