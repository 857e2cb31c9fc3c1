import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { registrationApi } from './registration-api.ts';

/** What the registration page is made of. */
export function loadRegistration(dispatch: AppDispatch) {
  const { registrationSettings } = registrationApi.endpoints;
  return [dispatch(registrationSettings.initiate(undefined, { subscribe: false }))];
}
