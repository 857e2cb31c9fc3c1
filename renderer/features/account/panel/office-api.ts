import { baseApi } from '#renderer/lib/api/base-api.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';

const officeCalls = () => import('#shared/contracts/office.ts');

/** Menu of the office, which the account's dialog shows (shell §7, getOfficeMenu). */
const officeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    officeMenu: queryOf(build, officeCalls, 'officeMenuCall', {
      providesTags: ['Session'],
    }),
  }),
});

export const { useOfficeMenuQuery } = officeApi;
