import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import type { CallBody } from '#shared/contracts/call.ts';
import type {
  OfficeSettingsAnswer,
  OwnSettings,
  SportChoice,
  saveOfficeSettingCall,
} from '#shared/contracts/office-settings.ts';
import { LEFT_OUT, settingsAfter } from './changes.ts';

interface OfPlayer {
  /** Whose they are: another player's are another answer. */
  readonly userId: number;
}

type Setting = CallBody<typeof saveOfficeSettingCall>;

const calls = () => import('#shared/contracts/office-settings.ts');

/** Sets a value of a group; the contract has checked that the group has it. */
function put(settings: OwnSettings | OfficeSettingsAnswer, { group, name, value }: Setting): void {
  (settings[group] as Record<string, boolean>)[name] = value;
}

const valueIn = (settings: OwnSettings, { group, name }: Setting) =>
  (settings[group] as Record<string, boolean>)[name] ?? false;

/**
 * Settings of the office (O-01). A change is shown at once. When its call fails, the value from before returns, unless
 * the call was cancelled: then it may have been saved, and the page that showed it is left.
 */
export const officeSettingsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Settings'] }).injectEndpoints({
  endpoints: (build) => ({
    officeSettings: queryOf(build, calls, 'officeSettingsCall', {
      parts: (_: OfPlayer) => undefined,
      providesTags: ['Settings'],
    }),
    saveOfficeSetting: mutationOf(build, calls, 'saveOfficeSettingCall', {
      parts: ({ body }: OfPlayer & { readonly body: Setting }) => ({ body }),
      invalidatesTags: (_, error) => (error ? [] : ['Session']),
      async onQueryStarted({ userId, body }, { dispatch, queryFulfilled }) {
        const change = (recipe: (settings: OfficeSettingsAnswer) => void) =>
          dispatch(officeSettingsApi.util.updateQueryData('officeSettings', { userId }, recipe));
        const shown = change((settings) => put(settings, body));
        try {
          const { data } = await queryFulfilled;
          change((settings) => put(settings, { ...body, value: valueIn(data.settings, body) }));
        } catch (thrown) {
          restore(thrown, shown.undo);
        }
      },
    }),
    saveDisallowedSports: mutationOf(build, calls, 'saveDisallowedSportsCall', {
      parts: ({ body }: OfPlayer & { readonly body: SportChoice }) => ({ body }),
      invalidatesTags: (_, error) => (error ? [] : ['Session']),
      async onQueryStarted({ userId, body }, { dispatch, queryFulfilled }) {
        const change = (recipe: (settings: OfficeSettingsAnswer) => void) =>
          dispatch(officeSettingsApi.util.updateQueryData('officeSettings', { userId }, recipe));
        const list = LEFT_OUT[body.section];
        const shown = change((settings) => {
          settings[list] = settingsAfter(settings, { kind: 'sport', ...body })[list];
        });
        try {
          const { data } = await queryFulfilled;
          // Both lists: another page or device may have changed them meanwhile.
          change((settings) => {
            settings.lineDisallowSports = data.settings.lineDisallowSports;
            settings.liveDisallowSports = data.settings.liveDisallowSports;
          });
        } catch (thrown) {
          restore(thrown, shown.undo);
        }
      },
    }),
  }),
});

/** Takes a change back whose call has failed; one whose call was cancelled stays. */
function restore(thrown: unknown, undo: () => void): void {
  const { error } = thrown as { readonly error?: unknown };
  if (toCallError(error).code !== 'CANCELLED') undo();
}

export const { useOfficeSettingsQuery } = officeSettingsApi;
