import { ofSport, sportsApi } from '#renderer/lib/api/sports-api.ts';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { catalogueApi } from './api.ts';
import { HOME_LINE, HOME_LIVE } from './home/home-queries.ts';
import { sectionQuery, sectionView } from './section/section-query.ts';

const ONCE = { subscribe: false } as const;

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
  return [
    // The page lives without its head.
    dispatch(featured.initiate(undefined, ONCE)).then(() => ({})),
    dispatch(games.initiate(HOME_LIVE, ONCE)),
    dispatch(games.initiate(HOME_LINE, ONCE)),
  ];
}

/** Loads the first page of a list. */
export function loadSection(dispatch: AppDispatch, params: Readonly<Record<string, string>>) {
  return [dispatch(catalogueApi.endpoints.games.initiate(sectionQuery(sectionView(params)), ONCE))];
}
