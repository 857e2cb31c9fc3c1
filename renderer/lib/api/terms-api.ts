import type { AppState } from '../store/app-state.ts';
import { baseApi } from './base-api.ts';
import { mutationOf, queryOf } from './call-endpoints.ts';
import { accessCalls } from './later-call-descriptions.ts';

/** The rules of the site and whether the player has accepted them as they stand (shell §4, Terms). */
export const termsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    agreementStatus: queryOf(build, accessCalls, 'agreementStatusCall', {
      // The guards read it without a subscription; an answer that went away would count as no change.
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
      providesTags: ['Terms'],
    }),
    acceptAgreement: mutationOf(build, accessCalls, 'acceptAgreementCall', {
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
