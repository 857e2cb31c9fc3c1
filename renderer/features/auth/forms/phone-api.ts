import { baseApi } from '#renderer/lib/api/base-api.ts';
import { referenceCalls } from '#renderer/lib/api/call-descriptions.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';

const phoneApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    phoneCountries: queryOf(build, referenceCalls, 'phoneCountriesCall'),
    phoneMasks: queryOf(build, referenceCalls, 'phoneMasksCall'),
  }),
});

export const { usePhoneCountriesQuery, usePhoneMasksQuery } = phoneApi;
