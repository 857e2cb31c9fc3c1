import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { pointsApi } from './api.ts';

/** Loads how points are earned and what they buy. */
export function loadPoints(dispatch: AppDispatch) {
  return dispatch(pointsApi.endpoints.pointsTerms.initiate(undefined, { subscribe: false }));
}
