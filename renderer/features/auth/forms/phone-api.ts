import { baseApi } from '#renderer/lib/api/base-api.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { referenceCalls } from '#renderer/lib/api/later-call-descriptions.ts';

const phoneApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    phoneCountries: queryOf(build, referenceCalls, 'phoneCountriesCall'),
    phoneMasks: queryOf(build, referenceCalls, 'phoneMasksCall'),
    dictionaries: queryOf(build, referenceCalls, 'dictionariesCall'),
  }),
});

export const { useDictionariesQuery, usePhoneCountriesQuery, usePhoneMasksQuery } = phoneApi;
