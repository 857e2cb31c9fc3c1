import type { LoadResult } from '../pages/page-record.ts';
import type { AppDispatch } from '../store/app-state.ts';
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

/**
 * Loads the names of currencies that `useCurrencyName('recharge')` reads, in a language. A page shows the browser's names
 * where they do not come.
 */
export const loadCurrencyNames = async (dispatch: AppDispatch, language: string): Promise<LoadResult> => {
  const query = { id: 'recharge', lng: language } as const;
  await dispatch(referenceApi.endpoints.dictionaries.initiate({ query }, { subscribe: false }));
  return {};
};
