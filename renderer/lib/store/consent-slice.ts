import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ConsentChoice, OptionalClass } from '#shared/domain/consent/consent-choice.ts';
import type { AppState } from './app-state.ts';

export interface ConsentState {
  /** What the visitor allows to be kept on this device; null while nothing was chosen. */
  readonly choice: ConsentChoice | null;
  /** The visitor is to be asked. */
  readonly isAsked: boolean;
}

declare module './app-state.ts' {
  interface AppState {
    readonly consent: ConsentState;
  }
}

const initialState: ConsentState = { choice: null, isAsked: false };

/** The choice about cookies (shell §3, Global display state: cookie agreement type; §4). Only the device knows it. */
export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    /** What holds from now on: said when the page begins, and at every change here or in another tab. */
    consentTaken: (_state, { payload }: PayloadAction<ConsentChoice>): ConsentState => ({
      choice: payload,
      isAsked: false,
    }),
    consentAsked: (state): ConsentState => ({ ...state, isAsked: true }),
  },
});

export const { consentAsked, consentTaken } = consentSlice.actions;
export const selectConsent = (state: AppState): ConsentState => state.consent;

/** Whether the visitor allows a class of what is kept on the device. */
export const mayKeep = (state: AppState, name: OptionalClass): boolean => state.consent.choice?.includes(name) ?? false;
