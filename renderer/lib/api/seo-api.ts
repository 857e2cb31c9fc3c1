import type { PageData } from '#shared/contracts/seo.ts';
import type { AppDispatch, AppState } from '../store/app-state.ts';
import { baseApi } from './base-api.ts';
import { queryOf } from './call-endpoints.ts';

const seoCalls = () => import('#shared/contracts/seo.ts');

const seoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    pageData: queryOf(build, seoCalls, 'pageDataCall'),
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

/** Asks what search engines are told of a page; a page whose data does not come names itself. */
export function loadPageData(path: string) {
  return (dispatch: AppDispatch, getState: () => AppState) =>
    dispatch(seoApi.endpoints.pageData.initiate(questionOf(getState(), path), { subscribe: false }));
}

/** Page data of a path; null while it is not there. */
export function selectPageData(state: AppState, path: string): PageData | null {
  return seoApi.endpoints.pageData.select(questionOf(state, path))(state).data?.data ?? null;
}
