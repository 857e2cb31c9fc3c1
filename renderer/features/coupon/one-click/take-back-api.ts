import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { accountBalanceChanged } from '#renderer/lib/api/session-api.ts';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import type { cancelPlacementCall } from '#shared/contracts/wanted-odds.ts';
import { phaseOfAnswer } from '../placement/phases.ts';
import { phaseChanged } from '../slice.ts';

type Cancel = typeof cancelPlacementCall;

export const takeBackApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cancelPlacement: build.mutation<EndpointAnswer<Cancel>, EndpointArguments<Cancel>>(
      endpointOf(async () => (await import('#shared/contracts/wanted-odds.ts')).cancelPlacementCall),
    ),
  }),
});

/** Asks for a placement not to be made; what the back end answers is what has become of it. Throws a call error. */
export function takeBack(batchId: string, key: string) {
  return async (dispatch: AppDispatch): Promise<void> => {
    const { cancelPlacement } = takeBackApi.endpoints;
    const answer = await dispatch(cancelPlacement.initiate({ params: { key } })).unwrap();
    if (answer.status === 'accepted') dispatch(accountBalanceChanged(answer.coupon.accountId, answer.balance));
    dispatch(phaseChanged({ batchId, key, phase: phaseOfAnswer(answer) }));
  };
}
