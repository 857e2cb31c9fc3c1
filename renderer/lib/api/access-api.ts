import { baseApi } from './base-api.ts';
import { queryOf } from './call-endpoints.ts';
import { accessCalls, siteCalls } from './later-call-descriptions.ts';

/** shell §9: a group of the config is kept for a random time between these, so that pages do not all ask at once. */
const GROUP_KEPT_S = { least: 600, most: 900 } as const;

/** Seconds for which this page keeps groups of the config. */
export function groupKeptSeconds(random: () => number = Math.random): number {
  return Math.round(GROUP_KEPT_S.least + random() * (GROUP_KEPT_S.most - GROUP_KEPT_S.least));
}

/** What the site says of itself and of who may see it (shell §7): asked again while the page is open. */
export const accessApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    siteConfig: queryOf(build, siteCalls, 'siteConfigCall', {
      // The answer goes into the state of the site.
      keepUnusedDataFor: 0,
    }),
    groupConfig: queryOf(build, siteCalls, 'groupConfigCall', {
      keepUnusedDataFor: groupKeptSeconds(),
      // The rules are one of the groups: accepted ones may change again.
      providesTags: ['Terms'],
    }),
    blockLight: queryOf(build, accessCalls, 'blockLightCall', {
      keepUnusedDataFor: 0,
    }),
    block: queryOf(build, accessCalls, 'blockCall', {
      keepUnusedDataFor: 0,
    }),
  }),
});
