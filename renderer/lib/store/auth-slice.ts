import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  careAsked,
  passwordAsked,
  type SignInReason,
  signedOut,
  signInAsked,
  signUpAsked,
} from '../ports/auth-port.ts';
import type { AppState } from './app-state.ts';

export type AuthDialog = 'signIn' | 'signUp' | 'account' | 'password';

export interface AuthState {
  readonly dialog: AuthDialog | null;
  readonly reason: SignInReason;
  /** First part of the account dialog; null for its overview. */
  readonly part: 'care' | 'security' | null;
  /** Registration code that the form begins with; null for none. */
  readonly promo: string | null;
  /** Greeting to show once: after signing in, or after registering. */
  readonly greeting: 'back' | 'new' | null;
}

declare module '#renderer/lib/store/app-state.ts' {
  interface AppState {
    readonly auth: AuthState;
  }
}

const initialState: AuthState = { dialog: null, reason: 'none', part: null, promo: null, greeting: null };

/** State of the player's dialogs; the session query says who the player is. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    accountOpened: (_state, { payload }: PayloadAction<'care' | 'security' | undefined>): AuthState => ({
      ...initialState,
      dialog: 'account',
      part: payload ?? null,
    }),
    authDialogClosed: (state): AuthState => ({ ...state, dialog: null }),
    /** Closes the dialog after a sign-in. */
    signedIn: (_state, { payload }: PayloadAction<'back' | 'new'>): AuthState => ({
      ...initialState,
      greeting: payload,
    }),
    greetingClosed: (state): AuthState => ({ ...state, greeting: null }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(
        signInAsked,
        (_state, { payload }): AuthState => ({ ...initialState, dialog: 'signIn', reason: payload.reason }),
      )
      .addCase(
        signUpAsked,
        (_state, { payload: { reason, promo = null } }): AuthState => ({
          ...{ ...initialState, dialog: 'signUp' as const, reason, promo },
        }),
      )
      .addCase(passwordAsked, (): AuthState => ({ ...initialState, dialog: 'password' }))
      .addCase(careAsked, (): AuthState => ({ ...initialState, dialog: 'account', part: 'care' }))
      .addCase(signedOut, (): AuthState => initialState),
});

export const { accountOpened, authDialogClosed, greetingClosed, signedIn } = authSlice.actions;
export const selectAuth = (state: AppState): AuthState => state.auth;
