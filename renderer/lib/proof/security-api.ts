import { baseApi } from '../api/base-api.ts';
import { mutationOf, queryOf } from '../api/call-endpoints.ts';

export const securityCalls = () => import('#shared/contracts/security.ts');
export const factorCalls = () => import('#shared/contracts/factors.ts');

/** How the player signs in, and what the proof of a change needs; it comes with the dialog of the account. */
export const securityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    security: queryOf(build, securityCalls, 'securityCall', {
      // Another device may have signed in since.
      keepUnusedDataFor: 0,
    }),
    askProofCode: mutationOf(build, factorCalls, 'askProofCodeCall'),
    askProofPasskey: mutationOf(build, factorCalls, 'askProofPasskeyCall'),
  }),
});

export const { useAskProofCodeMutation, useAskProofPasskeyMutation, useSecurityQuery } = securityApi;
