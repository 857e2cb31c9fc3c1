import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { registrationSettingsCall } from '#shared/contracts/registration.ts';

const registrationCalls = () => import('#shared/contracts/registration.ts');

/** Opening accounts; it comes with the form. */
export const registrationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    registrationSettings: queryOf(build, registrationCalls, 'registrationSettingsCall'),
    socialProfile: queryOf(build, registrationCalls, 'socialProfileCall'),
    register: mutationOf(build, registrationCalls, 'registerCall'),
    confirmRegistration: mutationOf(build, registrationCalls, 'confirmRegistrationCall'),
  }),
});

export type RegistrationSettings = CallAnswer<typeof registrationSettingsCall>;

export const {
  useConfirmRegistrationMutation,
  useRegisterMutation,
  useRegistrationSettingsQuery,
  useSocialProfileQuery,
} = registrationApi;
