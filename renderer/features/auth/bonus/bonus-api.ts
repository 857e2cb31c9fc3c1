import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import type { bonusChoiceCall, chooseBonusCall } from '#shared/contracts/bonus-choice.ts';

const calls = () => import('#shared/contracts/bonus-choice.ts');

const bonusApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    bonusChoice: build.query<EndpointAnswer<typeof bonusChoiceCall>, EndpointArguments<typeof bonusChoiceCall>>({
      ...endpointOf(async () => (await calls()).bonusChoiceCall),
      providesTags: ['Session'],
    }),
    chooseBonus: build.mutation<EndpointAnswer<typeof chooseBonusCall>, EndpointArguments<typeof chooseBonusCall>>({
      ...endpointOf(async () => (await calls()).chooseBonusCall),
      invalidatesTags: ['Session', 'Coupons'],
    }),
  }),
});

export const { useBonusChoiceQuery, useChooseBonusMutation } = bonusApi;
