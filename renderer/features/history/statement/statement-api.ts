import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf } from '#renderer/lib/api/call-endpoints.ts';

const statementCalls = () => import('#shared/contracts/statement.ts');

const statementApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    askStatement: mutationOf(build, statementCalls, 'askStatementCall'),
  }),
});

export const { useAskStatementMutation } = statementApi;
