import { baseApi } from '#renderer/lib/api/base-api.ts';
import { referenceCalls } from '#renderer/lib/api/call-descriptions.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';

const phoneApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    phoneCountries: queryOf(build, referenceCalls, 'phoneCountriesCall'),
    phoneMasks: queryOf(build, referenceCalls, 'phoneMasksCall'),
    dictionaries: queryOf(build, referenceCalls, 'dictionariesCall'),
  }),
});

export const { useDictionariesQuery, usePhoneCountriesQuery, usePhoneMasksQuery } = phoneApi;
