import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { identityCalls } from '#renderer/lib/api/later-call-descriptions.ts';

const emailLinkCalls = () => import('#shared/contracts/email-links.ts');
const questionCalls = () => import('#shared/contracts/secure-question.ts');

const signInChangeCalls = () => import('#shared/contracts/sign-in-changes.ts');

/** Calls of the pages that links in messages open. */
export const emailLinksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    followLink: mutationOf(build, emailLinkCalls, 'followLinkCall'),
    askPasswordCode: mutationOf(build, identityCalls, 'askPasswordCodeCall'),
    checkPasswordCode: mutationOf(build, identityCalls, 'checkPasswordCodeCall'),
    resetQuestion: queryOf(build, questionCalls, 'resetQuestionCall', { keepUnusedDataFor: 0 }),
    resetMethods: queryOf(build, emailLinkCalls, 'resetMethodsCall', { keepUnusedDataFor: 0 }),
    readSignInChange: queryOf(build, signInChangeCalls, 'readSignInChangeCall', { keepUnusedDataFor: 0 }),
    undoSignInChange: mutationOf(build, signInChangeCalls, 'undoSignInChangeCall', { invalidatesTags: ['Session'] }),
    resetPassword: mutationOf(build, emailLinkCalls, 'resetPasswordCall', {
      invalidatesTags: ['Session'],
    }),
  }),
});

export const {
  useAskPasswordCodeMutation,
  useCheckPasswordCodeMutation,
  useFollowLinkMutation,
  useReadSignInChangeQuery,
  useResetMethodsQuery,
  useResetPasswordMutation,
  useResetQuestionQuery,
  useUndoSignInChangeMutation,
} = emailLinksApi;
