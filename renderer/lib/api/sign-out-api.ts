import { baseApi } from './base-api.ts';
import { accountCalls } from './call-descriptions.ts';
import { mutationOf } from './call-endpoints.ts';

/** Signing out: the account's dialog asks for it, and the listeners of the session follow it. */
export const signOutApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    logout: mutationOf(build, accountCalls, 'logoutCall'),
  }),
});

export const { useLogoutMutation } = signOutApi;
