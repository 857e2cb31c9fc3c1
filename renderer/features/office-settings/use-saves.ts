import { useCallback, useState } from 'react';
import { type CallError, toCallError } from '#renderer/lib/api/call-error.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import type { OfficeSettingsAnswer } from '#shared/contracts/office-settings.ts';
import { officeSettingsApi } from './api.ts';
import { type SettingChange, settingsAfter } from './changes.ts';
import { createSaveQueue } from './save-queue.ts';

/** How the last save ended; null before the first, and after one that was cancelled. */
export type SaveNews = { readonly kind: 'saved' } | { readonly kind: 'failed'; readonly error: CallError } | null;

/**
 * Saves one change of a player: a setting, or the lists of sports as they are now with one sport more or less.
 *
 * @returns how it ended; null for a call that was cancelled
 */
export function saveChange(userId: number, change: SettingChange) {
  return async (dispatch: AppDispatch, getState: () => AppState): Promise<SaveNews> => {
    const { officeSettings, saveOfficeSetting, saveDisallowedSports } = officeSettingsApi.endpoints;
    const { data } = officeSettings.select({ userId })(getState());
    if (!data) return null;
    const { lineDisallowSports, liveDisallowSports } = settingsAfter(data, change);
    const call =
      change.kind === 'setting'
        ? dispatch(saveOfficeSetting.initiate({ userId, body: bodyOf(change) }, { track: false }))
        : dispatch(
            saveDisallowedSports.initiate(
              { userId, body: { lineDisallowSports, liveDisallowSports } },
              { track: false },
            ),
          );
    const answer = await call;
    if (!answer.error) return { kind: 'saved' };
    const error = toCallError(answer.error);
    return error.code === 'CANCELLED' ? null : { kind: 'failed', error };
  };
}

const bodyOf = ({ group, name, value }: Extract<SettingChange, { kind: 'setting' }>) => ({ group, name, value });

interface Saves {
  /** The settings with the changes that wait for their turn. */
  readonly shown: OfficeSettingsAnswer;
  readonly news: SaveNews;
  readonly save: (change: SettingChange) => void;
}

/** Saves each change of the settings at once, one after the other. */
export function useSaves(userId: number, settings: OfficeSettingsAnswer): Saves {
  const dispatch = useAppDispatch();
  const [queue] = useState(createSaveQueue);
  const [waiting, setWaiting] = useState<readonly SettingChange[]>([]);
  const [news, setNews] = useState<SaveNews>(null);
  const save = useCallback(
    (change: SettingChange) => {
      setWaiting((changes) => [...changes, change]);
      void queue.add(async () => {
        setNews(null);
        setNews(await dispatch(saveChange(userId, change)));
        setWaiting((changes) => changes.filter((one) => one !== change));
      });
    },
    [dispatch, queue, userId],
  );
  return { shown: waiting.reduce(settingsAfter, settings), news, save };
}
