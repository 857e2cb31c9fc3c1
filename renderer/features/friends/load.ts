import { sessionApi } from '#renderer/lib/api/session-api.ts';
import type { LoadResult } from '#renderer/lib/pages/page-record.ts';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { friendsApi } from './api.ts';

/** Loads the link and the newest friends of the player of the session; a guest has none. */
export async function loadFriends(dispatch: AppDispatch): Promise<LoadResult> {
  const session = await dispatch(sessionApi.endpoints.session.initiate(undefined, { subscribe: false }));
  const userId = session.data?.player.user_id;
  if (userId === undefined) return {};
  return dispatch(friendsApi.endpoints.friends.initiate({ userId, before: null }, { subscribe: false }));
}
