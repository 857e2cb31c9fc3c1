import { ofSport, sportsApi } from '#renderer/lib/api/sports-api.ts';
import type { PageAddress } from '#renderer/lib/pages/page-record.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import type { ContentBlock } from '#shared/contracts/content-blocks.ts';
import { catalogueApi } from './api.ts';
import { HOME_LINE, HOME_LIVE } from './home/home-queries.ts';
import { isShownAt, partQuery } from './parts/shown-games.ts';
import { hasUpcoming, sectionQuery, sectionView, upcomingQuery, withColumns } from './section/section-query.ts';

const ONCE = { subscribe: false } as const;

const displayOf = (dispatch: AppDispatch) =>
  dispatch((_dispatch: AppDispatch, getState: () => AppState) => selectDisplay(getState()));

/** Loads what the frame of every page shows: the sports of the rail, and the competitions of the page's sport. */
export function loadFrame(dispatch: AppDispatch, { sport }: Readonly<Record<string, string>>) {
  const { sports, competitions } = sportsApi.endpoints;
  return [
    dispatch(sports.initiate(undefined, ONCE)),
    ...(sport ? [dispatch(competitions.initiate(ofSport(sport), ONCE))] : []),
  ];
}

/** Loads everything of the home page at once. */
export function loadHome(dispatch: AppDispatch) {
  const { featured, games } = catalogueApi.endpoints;
  const display = displayOf(dispatch);
  return [
    // The page lives without its head.
    dispatch(featured.initiate(undefined, ONCE)).then(() => ({})),
    dispatch(games.initiate(withColumns(HOME_LIVE, display), ONCE)),
    dispatch(games.initiate(withColumns(HOME_LINE, display), ONCE)),
  ];
}

/** Loads the first page of a list, and what the player wants above and below it. */
export function loadSection(
  dispatch: AppDispatch,
  params: Readonly<Record<string, string>>,
  { query }: { readonly query: URLSearchParams },
) {
  const { featured, games } = catalogueApi.endpoints;
  const view = sectionView(params, query);
  const display = displayOf(dispatch);
  // The list lives without its head and its foot.
  const beside = (call: PromiseLike<unknown>) => call.then(() => ({}));
  return [
    dispatch(games.initiate(sectionQuery(view, display), ONCE)),
    ...(hasUpcoming(view, display) ? [beside(dispatch(games.initiate(upcomingQuery(view, display), ONCE)))] : []),
    ...(display.isBestMatchesOnTop ? [beside(dispatch(featured.initiate(undefined, ONCE)))] : []),
  ];
}

/** Loads the list of a part of a composed page, unless its address leaves it out. */
export function loadCompetitionGames(
  dispatch: AppDispatch,
  { section, subject }: ContentBlock<'competitionGames'>,
  { route }: Pick<PageAddress, 'route'>,
) {
  if (!subject || !isShownAt(section, route.params)) return [];
  const query = partQuery(section, subject, displayOf(dispatch));
  return [dispatch(catalogueApi.endpoints.games.initiate(query, ONCE))];
}
