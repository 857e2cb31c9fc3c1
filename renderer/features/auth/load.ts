import { sessionApi } from '#renderer/lib/api/session-api.ts';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';

/** Who looks at the page. */
export function loadSession(dispatch: AppDispatch) {
  return [dispatch(sessionApi.endpoints.session.initiate(undefined, { subscribe: false }))];
}
