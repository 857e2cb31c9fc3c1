import { baseApi } from '../api/base-api.ts';
import { queryOf } from '../api/call-endpoints.ts';

const officeCalls = () => import('#shared/contracts/office.ts');

/** Menu of the office, which its pages and the account's dialog show (shell §7, getOfficeMenu). */
export const officeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    officeMenu: queryOf(build, officeCalls, 'officeMenuCall', {
      providesTags: ['Session'],
    }),
  }),
});

export const { useOfficeMenuQuery } = officeApi;
