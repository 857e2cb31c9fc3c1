import type { acceptAgreementCall, agreementStatusCall } from '#shared/contracts/access.ts';
import type { AppState } from '../store/app-state.ts';
import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from './base-api.ts';
import { accessCalls } from './call-descriptions.ts';

/** The rules of the site and whether the player has accepted them as they stand (shell §4, Terms). */
export const termsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    agreementStatus: build.query<
      EndpointAnswer<typeof agreementStatusCall>,
      EndpointArguments<typeof agreementStatusCall>
    >({ ...endpointOf(async () => (await accessCalls()).agreementStatusCall), providesTags: ['Terms'] }),
    acceptAgreement: build.mutation<
      EndpointAnswer<typeof acceptAgreementCall>,
      EndpointArguments<typeof acceptAgreementCall>
    >({
      ...endpointOf(async () => (await accessCalls()).acceptAgreementCall),
      // Terms that were not accepted are as they were.
      invalidatesTags: (_answer, error) => (error ? [] : ['Terms']),
    }),
  }),
});

const selectStatus = termsApi.endpoints.agreementStatus.select(undefined);

/** The rules changed since the player accepted them; false while it is not known. */
export const selectTermsChanged = (state: AppState): boolean => selectStatus(state).data?.result ?? false;

/** Server clock (epoch ms) of the change; null without one. */
export const selectTermsChangedAt = (state: AppState): number | null => selectStatus(state).data?.updatedAt ?? null;
