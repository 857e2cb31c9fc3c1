import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf } from '#renderer/lib/api/call-endpoints.ts';
import { stands } from '../sign-in-settings-api.ts';

const passkeyCalls = () => import('#shared/contracts/passkeys.ts');

/** Passkeys of the player; they come with the settings. */
const passkeysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    askPasskey: mutationOf(build, passkeyCalls, 'askPasskeyCall'),
    addPasskey: mutationOf(build, passkeyCalls, 'addPasskeyCall', {
      ...stands,
    }),
    renamePasskey: mutationOf(build, passkeyCalls, 'renamePasskeyCall', {
      ...stands,
    }),
    removePasskey: mutationOf(build, passkeyCalls, 'removePasskeyCall', {
      ...stands,
    }),
  }),
});

export const { useAddPasskeyMutation, useAskPasskeyMutation, useRemovePasskeyMutation, useRenamePasskeyMutation } =
  passkeysApi;
