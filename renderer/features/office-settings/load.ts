import { sessionApi } from '#renderer/lib/api/session-api.ts';
import type { LoadResult } from '#renderer/lib/pages/page-record.ts';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { officeSettingsApi } from './api.ts';

/** Loads the settings of the player of the session; a guest has none. */
export async function loadOfficeSettings(dispatch: AppDispatch): Promise<LoadResult> {
  const session = await dispatch(sessionApi.endpoints.session.initiate(undefined, { subscribe: false }));
  const userId = session.data?.player.user_id;
  if (userId === undefined) return {};
  return dispatch(officeSettingsApi.endpoints.officeSettings.initiate({ userId }, { subscribe: false }));
}
