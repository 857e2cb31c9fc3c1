import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type DisplayPreferences, defaultDisplay } from '#shared/domain/display/display-preferences.ts';
import type { AppState } from './app-state.ts';

declare module './app-state.ts' {
  interface AppState {
    readonly display: DisplayPreferences;
  }
}

/**
 * Display preferences (betting §3, Global display state). The `display` cookie stores them, so that the server applies
 * them too.
 */
export const displaySlice = createSlice({
  name: 'display',
  initialState: defaultDisplay(3),
  reducers: {
    displayChanged: (state, { payload }: PayloadAction<Partial<DisplayPreferences>>) => ({ ...state, ...payload }),
    /** Sets the zone of the browser for a player who has chosen none. */
    browserZoneFound: (state, { payload }: PayloadAction<DisplayPreferences['timeZone']>) =>
      state.isTimeZoneAutomatic ? { ...state, timeZone: payload } : state,
  },
});

export const { displayChanged, browserZoneFound } = displaySlice.actions;
export const selectDisplay = (state: AppState): DisplayPreferences => state.display;
