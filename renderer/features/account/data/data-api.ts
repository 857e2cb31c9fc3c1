import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf } from '#renderer/lib/api/call-endpoints.ts';

const dataCalls = () => import('#shared/contracts/personal-data.ts');

/** The player's data and the end of the account; it comes with its part of the account dialog. */
const dataApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    askDataExport: mutationOf(build, dataCalls, 'askDataExportCall'),
    closeAccount: mutationOf(build, dataCalls, 'closeAccountCall'),
  }),
});

export const { useAskDataExportMutation, useCloseAccountMutation } = dataApi;
