import type { PageData } from '#shared/contracts/seo.ts';
import type { AppDispatch, AppState } from '../store/app-state.ts';
import { baseApi } from './base-api.ts';
import { queryOf } from './call-endpoints.ts';
import { referenceCalls } from './later-call-descriptions.ts';

const seoCalls = () => import('#shared/contracts/seo.ts');

const seoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    pageData: queryOf(build, seoCalls, 'pageDataCall'),
    sportsNames: queryOf(build, referenceCalls, 'sportsNamesCall'),
  }),
});

const MINUTES_AN_HOUR = 60;

/** Returns the query of a path: the same on the server and in the browser, for guests and players. */
function questionOf({ site: { config, origin } }: AppState, path: string) {
  const domain = URL.canParse(origin) ? new URL(origin).host : origin;
  return {
    query: {
      domain,
      projectId: String(config.group_id),
      language: path.slice(1, 3),
      timezone: String(config.timeZone * MINUTES_AN_HOUR),
      path,
    },
  };
}

const nameQuestion = (language: string, sport: string) => ({ query: { lng: language, nameEng: sport } });

/**
 * Asks what search engines are told of a page, and for a list of a sport its English name; a page whose data does not come
 * names itself.
 *
 * @param sport segment of the sport in the address of a list; undefined on other pages
 */
export function loadPageData(path: string, sport: string | undefined) {
  return async (dispatch: AppDispatch, getState: () => AppState): Promise<void> => {
    const { pageData, sportsNames } = seoApi.endpoints;
    await Promise.all([
      dispatch(pageData.initiate(questionOf(getState(), path), { subscribe: false })),
      sport && dispatch(sportsNames.initiate(nameQuestion(path.slice(1, 3), sport), { subscribe: false })),
    ]);
  };
}

/** Page data of a path; null while it is not there. */
export function selectPageData(state: AppState, path: string): PageData | null {
  return seoApi.endpoints.pageData.select(questionOf(state, path))(state).data?.data ?? null;
}

/** Sport of a list as search engines know it: its id and English name (shell §7); undefined while it is not known. */
export function selectSportForSearch(state: AppState, language: string, sport: string | undefined) {
  if (sport === undefined) return undefined;
  return seoApi.endpoints.sportsNames.select(nameQuestion(language, sport))(state).data?.sports[0];
}
