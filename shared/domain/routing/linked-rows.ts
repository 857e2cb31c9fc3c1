import type { SiteConfig } from '../../contracts/site-config.ts';
import { isRouteOn } from '../guards/site-offers.ts';
import type { FramePart, PageLinks, RouteRow } from './route-row.ts';
import { ROUTES } from './route-table.ts';

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
export function linkedAt(place: FramePart, config: Pick<SiteConfig, 'availableRoutes'>): readonly LinkedRow[] {
  return linkedRows().filter(
    ({ links, flag }) => links.places.includes(place) && (flag === undefined || isRouteOn(config, flag)),
  );
}
