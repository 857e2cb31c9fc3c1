import { baseApi } from '#renderer/lib/api/base-api.ts';
import { accountCalls } from '#renderer/lib/api/call-descriptions.ts';
import { mutationOf } from '#renderer/lib/api/call-endpoints.ts';
import { tokenEnd } from '#shared/domain/transport/token-end.ts';

export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: mutationOf(build, accountCalls, 'loginCall'),
    /** Renews the user token; tells when the new one ends, epoch ms, and keeps nothing else of it (trust G5). */
    renewToken: mutationOf(build, accountCalls, 'tokenCall', {
      transformResponse: (answer) => tokenEnd(answer.data.token),
    }),
    /** A token that opens video (shell §7); it is kept in memory, never in the store. */
    videoToken: mutationOf(build, accountCalls, 'videoTokenCall'),
    /** Sets the cookies of shell §7, secure data. */
    secureData: mutationOf(build, accountCalls, 'secureDataCall'),
    /** Reports activity to the back end (shell §7, session call). */
    touchSession: mutationOf(build, accountCalls, 'sessionTouchCall'),
  }),
});

export const { useLoginMutation } = authApi;
