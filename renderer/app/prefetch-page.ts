import { matchAmong } from '#shared/domain/routing/match-route.ts';
import { loadLaterRoutes, pageById } from './load-later-routes.ts';

/** Brings the code of the page of a path, which its link will then open at once. */
export function prefetchPage(path: string): void {
  loadLaterRoutes()
    .then(({ ROUTES }) => {
      const page = matchAmong(ROUTES, path)?.row.page;
      return page ? pageById(page)?.preload() : undefined;
    })
    // It is asked for again when the link is followed, and said there.
    .catch(() => {});
}
