import { useCallback, useState, useSyncExternalStore } from 'react';
import { type CallError, toCallError } from '#renderer/lib/api/call-error.ts';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import type { OfficeSettingsAnswer } from '#shared/contracts/office-settings.ts';
import { officeSettingsApi } from './api.ts';
import { type SettingChange, settingsAfter } from './changes.ts';
import { createSaveQueue } from './save-queue.ts';
import { createSaves, type SaveNews } from './saves.ts';
import { useUnsavedText } from './use-unsaved-text.ts';

const ENDED_SESSION: CallError = { status: 401, code: 'SESSION_REQUIRED' };

/**
 * Saves one change of a player, whether its page is still there or not. A change of a player who is not signed in any
 * more fails: its call would be made for another player.
 *
 * @returns how it ended; null for a call that was cancelled
 */
export function saveChange(userId: number, change: SettingChange) {
  return async (dispatch: AppDispatch, getState: () => AppState): Promise<SaveNews> => {
    if (selectPlayer(getState())?.user_id !== userId) return { kind: 'failed', error: ENDED_SESSION };
    const { saveOfficeSetting, saveDisallowedSports } = officeSettingsApi.endpoints;
    const { kind, ...body } = change;
    const call =
      'group' in body
        ? dispatch(saveOfficeSetting.initiate({ userId, body }, { track: false }))
        : dispatch(saveDisallowedSports.initiate({ userId, body }, { track: false }));
    const answer = await call;
    if (!answer.error) return { kind: 'saved' };
    const error = toCallError(answer.error);
    return error.code === 'CANCELLED' ? null : { kind: 'failed', error };
  };
}

/** One for all visits of the page: what was pressed before it was left is saved before what is pressed afterwards. */
const queue = createSaveQueue();

interface OwnSaves {
  /** The settings with the changes that wait for their turn. */
  readonly shown: OfficeSettingsAnswer;
  readonly news: SaveNews;
  readonly save: (change: SettingChange) => void;
}

/** Saves each change of the settings at once, one after the other; a notification tells a failure after the page. */
export function useSaves(userId: number, settings: OfficeSettingsAnswer): OwnSaves {
  const dispatch = useAppDispatch();
  const unsaved = useUnsavedText();
  const [saves] = useState(() => createSaves(queue, (change) => dispatch(saveChange(userId, change))));
  const { waiting, news } = useSyncExternalStore(saves.subscribe, saves.state, saves.state);
  const save = useCallback(
    (change: SettingChange) =>
      void saves.save(change, (error) => noticeBoard.post({ priority: 1, text: { words: unsaved(error) } })),
    [saves, unsaved],
  );
  return { shown: waiting.reduce(settingsAfter, settings), news, save };
}
