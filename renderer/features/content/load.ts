import { contentPagesApi, contentPagesArguments } from '#renderer/lib/api/content-api.ts';
import type { PageAddress } from '#renderer/lib/pages/page-record.ts';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { contentIdOf } from '#shared/domain/routing/content-id.ts';
import type { RouteMatch } from '#shared/domain/routing/route-row.ts';
import { contentApi } from './api.ts';

/** Returns the arguments of a page's call: the same on the server and in the browser. */
export function contentArguments(route: RouteMatch | null, language: string) {
  return { query: { id: (route && contentIdOf(route)) ?? '', lang: language } };
}

/** Tells whether a page is drawn in the usual frame, and so with links to its neighbours. */
export const hasUsualFrame = (route: RouteMatch | null): boolean => route?.row.layout === 'default';

/** Loads the page, and in the usual frame the list of its neighbours, without which it is shown as well. */
export function loadContent(
  dispatch: AppDispatch,
  _params: unknown,
  { language, route }: Pick<PageAddress, 'language' | 'route'>,
) {
  const { content } = contentApi.endpoints;
  const page = dispatch(content.initiate(contentArguments(route, language), { subscribe: false }));
  if (!hasUsualFrame(route)) return [page];
  const { contentPages } = contentPagesApi.endpoints;
  const neighbours = dispatch(contentPages.initiate(contentPagesArguments(language), { subscribe: false }));
  return [page, neighbours.then(() => ({}))];
}
