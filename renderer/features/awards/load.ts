import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { awardsApi } from './api.ts';

/** Loads the records. */
export function loadAwards(dispatch: AppDispatch) {
  return dispatch(awardsApi.endpoints.awards.initiate(undefined, { subscribe: false }));
}
