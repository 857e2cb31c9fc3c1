import { baseApi } from './base-api.ts';
import { queryOf } from './call-endpoints.ts';
import { referenceCalls } from './later-call-descriptions.ts';

/** What the site knows of countries, phone numbers and currencies. */
const referenceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    phoneCountries: queryOf(build, referenceCalls, 'phoneCountriesCall'),
    phoneMasks: queryOf(build, referenceCalls, 'phoneMasksCall'),
    dictionaries: queryOf(build, referenceCalls, 'dictionariesCall'),
  }),
});

export const { useDictionariesQuery, usePhoneCountriesQuery, usePhoneMasksQuery } = referenceApi;
