import { contentPagesApi, contentPagesArguments } from '#renderer/lib/api/content-api.ts';
import { type KnownPart, partOf } from '#renderer/lib/pages/known-parts.tsx';
import type { HeadInput, PageAddress } from '#renderer/lib/pages/page-record.ts';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { contentIdOf } from '#shared/domain/routing/content-id.ts';
import type { RouteMatch } from '#shared/domain/routing/route-row.ts';
import { contentApi } from './api.ts';
import { isPart } from './is-part.ts';

/** Returns the arguments of a page's call: the same on the server and in the browser. */
export function contentArguments(route: RouteMatch | null, language: string) {
  return { query: { id: (route && contentIdOf(route)) ?? '', lang: language } };
}

/** Tells whether a page is drawn in the usual frame, and so with links to its neighbours. */
export const hasUsualFrame = (route: RouteMatch | null): boolean => route?.row.layout === 'default';

/**
 * Loads the page with its parts, and in the usual frame the list of its neighbours. It is shown without the calls of
 * parts and the neighbours, where these fail.
 */
export function loadContent(dispatch: AppDispatch, _params: unknown, address: PageAddress) {
  const { language, route } = address;
  const { content } = contentApi.endpoints;
  const read = dispatch(content.initiate(contentArguments(route, language), { subscribe: false }));
  const page = read.then(async (answer) => {
    const calls = (answer.data?.blocks ?? []).flatMap((block) =>
      isPart(block) ? (partOf(block.kind)?.record.load?.(dispatch, block, address) ?? []) : [],
    );
    await Promise.all(calls);
    return answer;
  });
  if (!hasUsualFrame(route)) return [page];
  const { contentPages } = contentPagesApi.endpoints;
  const neighbours = dispatch(contentPages.initiate(contentPagesArguments(language), { subscribe: false }));
  return [page, neighbours.then(() => ({}))];
}

/** Returns the parts of features that the page is composed of, once it is loaded. */
export function contentParts({ state, route, language }: Omit<HeadInput, 't'>): KnownPart[] {
  const { data } = contentApi.endpoints.content.select(contentArguments(route, language))(state);
  return [...new Set(data?.blocks.map(({ kind }) => kind))].flatMap((kind) => partOf(kind) ?? []);
}
