import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { appsApi } from './api.ts';

/** Loads the apps for desktops and phones, with the visitor's system. */
export function loadApps(dispatch: AppDispatch) {
  return [dispatch(appsApi.endpoints.apps.initiate(undefined, { subscribe: false }))];
}
