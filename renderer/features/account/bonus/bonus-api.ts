import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';

const calls = () => import('#shared/contracts/bonus-choice.ts');

const bonusApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    bonusChoice: queryOf(build, calls, 'bonusChoiceCall', {
      providesTags: ['Session'],
    }),
    chooseBonus: mutationOf(build, calls, 'chooseBonusCall', {
      invalidatesTags: ['Session', 'Coupons'],
    }),
  }),
});

export const { useBonusChoiceQuery, useChooseBonusMutation } = bonusApi;
