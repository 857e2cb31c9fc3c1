import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';

const pointsCalls = () => import('#shared/contracts/points.ts');

/** A page of the entries of one player; another player's are another answer. */
interface EntriesOf {
  readonly userId: number;
  /** Id of the last entry of the page before; null begins. */
  readonly before: number | null;
}

export const pointsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Points'] }).injectEndpoints({
  endpoints: (build) => ({
    pointsTerms: queryOf(build, pointsCalls, 'pointsTermsCall'),
    points: queryOf(build, pointsCalls, 'pointsCall', {
      parts: ({ before }: EntriesOf) => ({ query: before === null ? {} : { before: String(before) } }),
      providesTags: ['Points'],
    }),
    buyWithPoints: mutationOf(build, pointsCalls, 'buyWithPointsCall'),
    purchaseOutcome: mutationOf(build, pointsCalls, 'purchaseOutcomeCall'),
  }),
});

export const { usePointsQuery, usePointsTermsQuery } = pointsApi;
