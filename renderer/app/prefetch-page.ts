import { matchAmong } from '#shared/domain/routing/match-route.ts';
import { loadLaterRoutes, pageById } from './load-later-routes.ts';

/** Loads the code of the page at a path, so that its link opens without a wait. */
export function prefetchPage(path: string): void {
  loadLaterRoutes()
    .then(({ ROUTES }) => {
      const page = matchAmong(ROUTES, path)?.row.page;
      return page ? pageById(page)?.preload() : undefined;
    })
    // Following the link loads the page again and reports a failure there.
    .catch(() => {});
}
