import { baseApi } from '#renderer/lib/api/base-api.ts';
import { lifeCalls } from '#renderer/lib/api/call-descriptions.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import type { CareLimit } from '#shared/contracts/session-life.ts';

interface LimitsAnswer {
  readonly data: { readonly data: { readonly limitsData: CareLimit[] } };
}

/** Puts the limits of an answer in the place of those that are shown. */
export async function limitsShown(
  _args: unknown,
  { dispatch, queryFulfilled }: { dispatch: AppDispatch; queryFulfilled: PromiseLike<LimitsAnswer> },
): Promise<void> {
  const answer = await Promise.resolve(queryFulfilled).catch(() => null);
  if (!answer) return;
  dispatch(careApi.util.upsertQueryData('careLimits', undefined, { data: answer.data.data.limitsData }));
}

/** What the player has set against too much play; it comes with the dialog of the account. */
const careApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    careLimits: queryOf(build, lifeCalls, 'limitsCall', {
      keepUnusedDataFor: 0,
    }),
    setCareLimits: mutationOf(build, lifeCalls, 'setLimitsCall', {
      onQueryStarted: limitsShown,
    }),
    blockUser: mutationOf(build, lifeCalls, 'blockUserCall'),
  }),
});

export const { useBlockUserMutation, useCareLimitsQuery, useSetCareLimitsMutation } = careApi;
