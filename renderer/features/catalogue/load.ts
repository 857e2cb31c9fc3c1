import { sportsApi } from '#renderer/lib/api/sports-api.ts';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { catalogueApi } from './api.ts';
import { HOME_LINE, HOME_LIVE } from './home/home-queries.ts';
import { sectionQuery, sectionView } from './section/section-query.ts';

const ONCE = { subscribe: false } as const;

/** What the frame of every page shows: the sports of the rail. */
export function loadFrame(dispatch: AppDispatch) {
  return [dispatch(sportsApi.endpoints.sports.initiate(undefined, ONCE))];
}

/** Everything the home page shows, asked for at once. */
export function loadHome(dispatch: AppDispatch) {
  const { featured, games } = catalogueApi.endpoints;
  return [
    dispatch(featured.initiate(undefined, ONCE)),
    dispatch(games.initiate(HOME_LIVE, ONCE)),
    dispatch(games.initiate(HOME_LINE, ONCE)),
  ];
}

/** The first page of a list. */
export function loadSection(dispatch: AppDispatch, params: Readonly<Record<string, string>>) {
  return [dispatch(catalogueApi.endpoints.games.initiate(sectionQuery(sectionView(params)), ONCE))];
}
