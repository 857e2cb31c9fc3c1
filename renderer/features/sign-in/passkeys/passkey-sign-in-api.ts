import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf } from '#renderer/lib/api/call-endpoints.ts';

const passkeyCalls = () => import('#shared/contracts/passkeys.ts');

/** Sign-in by passkey; it comes with the part that offers it. */
const passkeySignInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    askPasskeyLogin: mutationOf(build, passkeyCalls, 'askPasskeyLoginCall'),
    passkeyLogin: mutationOf(build, passkeyCalls, 'passkeyLoginCall'),
  }),
});

export const { useAskPasskeyLoginMutation, usePasskeyLoginMutation } = passkeySignInApi;
