import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf } from '#renderer/lib/api/call-endpoints.ts';
import { accountBalanceChanged } from '#renderer/lib/api/session-api.ts';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { phaseOfAnswer } from '../placement/phases.ts';
import { phaseChanged } from '../slice.ts';

const wantedOddsCalls = () => import('#shared/contracts/wanted-odds.ts');

export const takeBackApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cancelPlacement: mutationOf(build, wantedOddsCalls, 'cancelPlacementCall'),
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
