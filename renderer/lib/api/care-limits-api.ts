import { baseApi } from './base-api.ts';
import { queryOf } from './call-endpoints.ts';
import { lifeCalls } from './later-call-descriptions.ts';

/** What the player has set against too much play; it comes with the dialog of the account. */
export const careLimitsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    careLimits: queryOf(build, lifeCalls, 'limitsCall', {
      keepUnusedDataFor: 0,
      providesTags: ['Limits'],
    }),
  }),
});

export const { useCareLimitsQuery } = careLimitsApi;
