import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ConsentChoice, OptionalClass } from '#shared/domain/consent/consent-choice.ts';
import type { AppState } from './app-state.ts';

export interface ConsentState {
  /** Classes of storage that the visitor allows on this device; null while nothing was chosen. */
  readonly choice: ConsentChoice | null;
  /** The page asks the visitor. */
  readonly isAsked: boolean;
}

declare module './app-state.ts' {
  interface AppState {
    readonly consent: ConsentState;
  }
}

const initialState: ConsentState = { choice: null, isAsked: false };

/** Cookie consent (shell §3, Global display state: cookie agreement type; §4). Only the device knows it. */
export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    /** Sets the consent: when the page begins, and at every change here or in another tab. */
    consentTaken: (_state, { payload }: PayloadAction<ConsentChoice>): ConsentState => ({
      choice: payload,
      isAsked: false,
    }),
    consentAsked: (state): ConsentState => ({ ...state, isAsked: true }),
    /** Takes the question away from who is not to be asked. */
    consentUnasked: (state): ConsentState => ({ ...state, isAsked: false }),
  },
});

export const { consentAsked, consentTaken, consentUnasked } = consentSlice.actions;
export const selectConsent = (state: AppState): ConsentState => state.consent;

/** Whether the visitor allows a class of storage. */
export const mayKeep = (state: AppState, name: OptionalClass): boolean => state.consent.choice?.includes(name) ?? false;
