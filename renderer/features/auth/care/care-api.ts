import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { lifeCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { blockUserCall, limitsCall, setLimitsCall } from '#shared/contracts/session-life.ts';

type SetLimits = typeof setLimitsCall;
type BlockUser = typeof blockUserCall;

/** What the player has set against too much play; it comes with the dialog of the account. */
const careApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    careLimits: build.query<EndpointAnswer<typeof limitsCall>, EndpointArguments<typeof limitsCall>>({
      ...endpointOf(async () => (await lifeCalls()).limitsCall),
      keepUnusedDataFor: 0,
    }),
    setCareLimits: build.mutation<EndpointAnswer<SetLimits>, EndpointArguments<SetLimits>>({
      ...endpointOf(async () => (await lifeCalls()).setLimitsCall),
      async onQueryStarted(_args, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { limitsData: data } = answer.data.data;
        dispatch(careApi.util.upsertQueryData('careLimits', undefined, { data }));
      },
    }),
    blockUser: build.mutation<EndpointAnswer<BlockUser>, EndpointArguments<BlockUser>>(
      endpointOf(async () => (await lifeCalls()).blockUserCall),
    ),
  }),
});

export const { useBlockUserMutation, useCareLimitsQuery, useSetCareLimitsMutation } = careApi;
