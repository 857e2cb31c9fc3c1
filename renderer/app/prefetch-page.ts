import { matchAmong } from '#shared/domain/routing/match-route.ts';
import { loadRouteTable, pageById } from './route-table.ts';

/** Loads the code of the page at a path, so that its link opens without a wait. */
export function prefetchPage(path: string): void {
  loadRouteTable()
    .then(({ ROUTES }) => {
      const page = matchAmong(ROUTES, path)?.row.page;
      return page ? pageById(page)?.preload() : undefined;
    })
    // Following the link loads the page again and reports a failure there.
    .catch(() => {});
}
