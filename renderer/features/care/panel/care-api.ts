import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf } from '#renderer/lib/api/call-endpoints.ts';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { careLimitsApi } from '#renderer/lib/api/care-limits-api.ts';
import { lifeCalls } from '#renderer/lib/api/later-call-descriptions.ts';
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
  dispatch(careLimitsApi.util.upsertQueryData('careLimits', undefined, { data: answer.data.data.limitsData }));
}

/** Statuses under which a waiting limit stays in the list after a rejection: the player may not answer (betting §4). */
const STILL_WAITS: readonly number[] = [401, 403];

/**
 * Takes the waiting limit out of the list once it is rejected: also if the call fails, unless the player may not answer
 * (betting §4, X-02). The next answer of the server corrects the list.
 */
export async function limitRejected(
  { body: { action, limitType } }: { readonly body: { readonly action: string; readonly limitType: number } },
  tools: Parameters<typeof limitsShown>[1],
): Promise<void> {
  void limitsShown(undefined, tools);
  if (action !== 'reject') return;
  const failure = await Promise.resolve(tools.queryFulfilled).then(
    () => null,
    (thrown: { readonly error?: unknown }) => toCallError(thrown.error),
  );
  if (!failure || STILL_WAITS.includes(failure.status)) return;
  tools.dispatch(
    careLimitsApi.util.updateQueryData('careLimits', undefined, ({ data }) => ({
      data: data.filter((limit) => limit.limitType !== limitType || limit.limitState !== 'PENDING'),
    })),
  );
}

/** What the player sets against too much play; it comes with the dialog of the account. */
const careApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    setCareLimits: mutationOf(build, lifeCalls, 'setLimitsCall', {
      onQueryStarted: limitsShown,
    }),
    blockUser: mutationOf(build, lifeCalls, 'blockUserCall'),
  }),
});

export const { useBlockUserMutation, useSetCareLimitsMutation } = careApi;
