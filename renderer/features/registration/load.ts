import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { registrationApi } from './registration-api.ts';

/** Loads the data of the registration page. */
export function loadRegistration(dispatch: AppDispatch) {
  const { registrationSettings } = registrationApi.endpoints;
  return [dispatch(registrationSettings.initiate(undefined, { subscribe: false }))];
}
