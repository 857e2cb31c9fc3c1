import { baseApi } from '#renderer/lib/api/base-api.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';

const friendsCalls = () => import('#shared/contracts/friends.ts');

/** A page of the friends of one player; another player's are another answer. */
interface FriendsOf {
  readonly userId: number;
  /** Id of the last friend of the page before; null begins. */
  readonly before: number | null;
}

export const friendsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Friends'] }).injectEndpoints({
  endpoints: (build) => ({
    friends: queryOf(build, friendsCalls, 'friendsCall', {
      parts: ({ before }: FriendsOf) => ({ query: before === null ? {} : { before: String(before) } }),
      providesTags: ['Friends'],
    }),
  }),
});

export const { useFriendsQuery } = friendsApi;
