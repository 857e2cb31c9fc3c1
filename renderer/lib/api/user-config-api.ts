import type { UserConfig } from '#shared/contracts/user-config.ts';
import { baseApi } from './base-api.ts';
import { queryOf } from './call-endpoints.ts';
import { toCallError } from './call-error.ts';

const userConfigCalls = () => import('#shared/contracts/user-config.ts');

/** Facts about the player (betting §3, user config; O-03). They are asked for again wherever a page begins to show them. */
export const userConfigApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    userConfig: queryOf(build, userConfigCalls, 'userConfigCall', {
      keepUnusedDataFor: 0,
      providesTags: ['UserConfig'],
      transformResponse: ({ result }) => result,
      async onQueryStarted(_none: unknown, { queryFulfilled }) {
        // Every reader of this answer waits for the same request, so a failure is logged once.
        await queryFulfilled.catch(({ error }) => {
          if (toCallError(error).code !== 'CANCELLED') console.error('failed to get user config', error);
        });
      },
    }),
  }),
});

/** The user config of this page. */
interface InstalledConfig {
  /** The last load has succeeded: an answer without a result, and any failure, resets it (betting §4, §5). */
  readonly installed: boolean;
  /** Null while it is not installed. */
  readonly config: UserConfig | null;
}

/** Returns what a state of the query means: it is loaded only where it is not installed. */
export function installedConfig(query: {
  readonly data?: UserConfig | undefined;
  readonly isError: boolean;
}): InstalledConfig {
  const config = query.isError ? null : (query.data ?? null);
  return { installed: config !== null, config };
}

/** Loads the user config unless it is installed; a part of the page leaves out what it would show of a missing one. */
export function useUserConfig(): InstalledConfig {
  return installedConfig(userConfigApi.useUserConfigQuery(undefined));
}
