import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { toCallError } from '#renderer/lib/api/call-error.ts';

const profileCalls = () => import('#shared/contracts/profile.ts');

/** The player's personal data; it comes with its part of the office. */
export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    profile: queryOf(build, profileCalls, 'profileCall', { keepUnusedDataFor: 0 }),
    saveProfile: mutationOf(build, profileCalls, 'saveProfileCall', {
      async onQueryStarted(_args, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          dispatch(profileApi.util.upsertQueryData('profile', undefined, data));
        } catch (failure) {
          const { code } = toCallError((failure as { readonly error?: unknown }).error);
          if (code !== 'PROFILE_STALE' && code !== 'PROFILE_LOCKED') return;
          // The refused change was made from an old profile: the page shows the present one.
          await dispatch(profileApi.endpoints.profile.initiate(undefined, { subscribe: false, forceRefetch: true }));
        }
      },
      invalidatesTags: (_answer, error) => (error ? [] : ['UserConfig']),
    }),
  }),
});

export const { useProfileQuery, useSaveProfileMutation } = profileApi;
