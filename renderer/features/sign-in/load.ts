import { sessionApi } from '#renderer/lib/api/session-api.ts';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';

/** Loads the session of the visitor. */
export function loadSession(dispatch: AppDispatch) {
  return [dispatch(sessionApi.endpoints.session.initiate(undefined, { subscribe: false }))];
}
