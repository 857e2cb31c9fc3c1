import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { referenceCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { phoneCountriesCall, phoneMasksCall } from '#shared/contracts/reference.ts';

type Countries = typeof phoneCountriesCall;
type Masks = typeof phoneMasksCall;

const phoneApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    phoneCountries: build.query<EndpointAnswer<Countries>, EndpointArguments<Countries>>(
      endpointOf(async () => (await referenceCalls()).phoneCountriesCall),
    ),
    phoneMasks: build.query<EndpointAnswer<Masks>, EndpointArguments<Masks>>(
      endpointOf(async () => (await referenceCalls()).phoneMasksCall),
    ),
  }),
});

export const { usePhoneCountriesQuery, usePhoneMasksQuery } = phoneApi;
