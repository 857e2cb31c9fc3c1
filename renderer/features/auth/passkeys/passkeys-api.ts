import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { passkeyCalls } from '#renderer/lib/api/call-descriptions.ts';
import type {
  addPasskeyCall,
  askPasskeyCall,
  askPasskeyLoginCall,
  passkeyLoginCall,
  removePasskeyCall,
  renamePasskeyCall,
} from '#shared/contracts/passkeys.ts';
import { stands } from '../security/security-api.ts';

type AskLogin = typeof askPasskeyLoginCall;
type Login = typeof passkeyLoginCall;
type Ask = typeof askPasskeyCall;
type Add = typeof addPasskeyCall;
type Rename = typeof renamePasskeyCall;
type Remove = typeof removePasskeyCall;

/** Passkeys; they come with the parts that show them. */
const passkeysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    askPasskeyLogin: build.mutation<EndpointAnswer<AskLogin>, EndpointArguments<AskLogin>>(
      endpointOf(async () => (await passkeyCalls()).askPasskeyLoginCall),
    ),
    passkeyLogin: build.mutation<EndpointAnswer<Login>, EndpointArguments<Login>>(
      endpointOf(async () => (await passkeyCalls()).passkeyLoginCall),
    ),
    askPasskey: build.mutation<EndpointAnswer<Ask>, EndpointArguments<Ask>>(
      endpointOf(async () => (await passkeyCalls()).askPasskeyCall),
    ),
    addPasskey: build.mutation<EndpointAnswer<Add>, EndpointArguments<Add>>({
      ...endpointOf(async () => (await passkeyCalls()).addPasskeyCall),
      ...stands,
    }),
    renamePasskey: build.mutation<EndpointAnswer<Rename>, EndpointArguments<Rename>>({
      ...endpointOf(async () => (await passkeyCalls()).renamePasskeyCall),
      ...stands,
    }),
    removePasskey: build.mutation<EndpointAnswer<Remove>, EndpointArguments<Remove>>({
      ...endpointOf(async () => (await passkeyCalls()).removePasskeyCall),
      ...stands,
    }),
  }),
});

export const {
  useAddPasskeyMutation,
  useAskPasskeyLoginMutation,
  useAskPasskeyMutation,
  usePasskeyLoginMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} = passkeysApi;
