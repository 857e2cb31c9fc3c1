import type { blockCall, blockLightCall } from '#shared/contracts/access.ts';
import type { groupConfigCall, siteConfigCall } from '#shared/contracts/site-config.ts';
import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from './base-api.ts';
import { accessCalls, siteCalls } from './call-descriptions.ts';

/** shell §9: a group of the config is kept for a random time between these, so that pages do not all ask at once. */
const GROUP_KEPT_S = { least: 600, most: 900 } as const;

/** Seconds for which this page keeps groups of the config. */
export function groupKeptSeconds(random: () => number = Math.random): number {
  return Math.round(GROUP_KEPT_S.least + random() * (GROUP_KEPT_S.most - GROUP_KEPT_S.least));
}

/** What the site says of itself and of who may see it (shell §7): asked again while the page is open. */
export const accessApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    siteConfig: build.query<EndpointAnswer<typeof siteConfigCall>, EndpointArguments<typeof siteConfigCall>>({
      ...endpointOf(async () => (await siteCalls()).siteConfigCall),
      // The answer goes into the state of the site.
      keepUnusedDataFor: 0,
    }),
    groupConfig: build.query<EndpointAnswer<typeof groupConfigCall>, EndpointArguments<typeof groupConfigCall>>({
      ...endpointOf(async () => (await siteCalls()).groupConfigCall),
      keepUnusedDataFor: groupKeptSeconds(),
    }),
    blockLight: build.query<EndpointAnswer<typeof blockLightCall>, EndpointArguments<typeof blockLightCall>>({
      ...endpointOf(async () => (await accessCalls()).blockLightCall),
      keepUnusedDataFor: 0,
    }),
    block: build.query<EndpointAnswer<typeof blockCall>, EndpointArguments<typeof blockCall>>({
      ...endpointOf(async () => (await accessCalls()).blockCall),
      keepUnusedDataFor: 0,
    }),
  }),
});
