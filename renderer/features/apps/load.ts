import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { appsApi } from './api.ts';

/** What is offered for desktops and phones, for the one who asks. */
export function loadApps(dispatch: AppDispatch) {
  return [dispatch(appsApi.endpoints.apps.initiate(undefined, { subscribe: false }))];
}
