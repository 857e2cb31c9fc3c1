import { toCallError } from '#renderer/lib/api/call-error.ts';
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

/** Tells whether a call failed because there is no page at the address. */
export function isMissing(error: unknown): boolean {
  const { status } = toCallError(error);
  return status === 404 || status === 400;
}

/** Tells whether a page is drawn in the usual frame, and so with links to its neighbours. */
export const hasUsualFrame = (route: RouteMatch | null): boolean => route?.row.layout === 'default';

/**
 * Loads the page with its parts, and the list of pages where it links them: in the usual frame, and in a table of contents.
 * It is shown without the calls of parts and the list, where these fail.
 */
export function loadContent(dispatch: AppDispatch, _params: unknown, address: PageAddress) {
  const { language, route } = address;
  const { content } = contentApi.endpoints;
  const { contentPages } = contentPagesApi.endpoints;
  const readList = () => dispatch(contentPages.initiate(contentPagesArguments(language), { subscribe: false }));
  const isFramed = hasUsualFrame(route);
  const read = dispatch(content.initiate(contentArguments(route, language), { subscribe: false }));
  const page = read.then(async (answer) => {
    const blocks = answer.data?.blocks ?? [];
    const calls = blocks.flatMap((block) =>
      isPart(block) ? (partOf(block.kind)?.record.load?.(dispatch, block, address) ?? []) : [],
    );
    const isList = !isFramed && blocks.some(({ kind }) => kind === 'chapters');
    await Promise.all(isList ? [...calls, readList()] : calls);
    return answer;
  });
  return isFramed ? [page, readList().then(() => ({}))] : [page];
}

/** Returns the parts of features that the page is composed of, once it is loaded. */
export function contentParts({ state, route, language }: Omit<HeadInput, 't'>): KnownPart[] {
  const { data } = contentApi.endpoints.content.select(contentArguments(route, language))(state);
  return [...new Set(data?.blocks.map(({ kind }) => kind))].flatMap((kind) => partOf(kind) ?? []);
}
