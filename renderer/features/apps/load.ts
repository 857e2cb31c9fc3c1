import { toCallError } from '#renderer/lib/api/call-error.ts';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { appsApi } from './api.ts';

/** Tells whether the back end has no apps at all: the pages then offer to install the site itself. */
export const hasNoApps = (error: unknown): boolean => error !== undefined && toCallError(error).status === 404;

/** Loads the apps for desktops and phones, with the visitor's system. */
export function loadApps(dispatch: AppDispatch) {
  const asked = dispatch(appsApi.endpoints.apps.initiate(undefined, { subscribe: false }));
  return [asked.then((result) => (hasNoApps(result.error) ? {} : result))];
}
