import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { registrationCalls } from '#renderer/lib/api/call-descriptions.ts';
import type {
  confirmRegistrationCall,
  registerCall,
  registrationSettingsCall,
  socialProfileCall,
} from '#shared/contracts/registration.ts';

type Settings = typeof registrationSettingsCall;
type Profile = typeof socialProfileCall;
type Register = typeof registerCall;
type Confirm = typeof confirmRegistrationCall;

/** Opening accounts; it comes with the form. */
export const registrationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    registrationSettings: build.query<EndpointAnswer<Settings>, EndpointArguments<Settings>>(
      endpointOf(async () => (await registrationCalls()).registrationSettingsCall),
    ),
    socialProfile: build.query<EndpointAnswer<Profile>, EndpointArguments<Profile>>(
      endpointOf(async () => (await registrationCalls()).socialProfileCall),
    ),
    register: build.mutation<EndpointAnswer<Register>, EndpointArguments<Register>>(
      endpointOf(async () => (await registrationCalls()).registerCall),
    ),
    confirmRegistration: build.mutation<EndpointAnswer<Confirm>, EndpointArguments<Confirm>>(
      endpointOf(async () => (await registrationCalls()).confirmRegistrationCall),
    ),
  }),
});

export type RegistrationSettings = EndpointAnswer<Settings>;

export const {
  useConfirmRegistrationMutation,
  useRegisterMutation,
  useRegistrationSettingsQuery,
  useSocialProfileQuery,
} = registrationApi;
