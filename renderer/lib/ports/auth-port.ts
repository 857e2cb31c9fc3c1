import { createAction } from '@reduxjs/toolkit';

/** Why a visitor is asked to sign in; it decides one sentence of the dialog. */
export type SignInReason = 'place' | 'history' | 'none';

/** Opens the sign-in dialog. */
export const signInAsked = createAction<{ readonly reason: SignInReason }>('auth/signInAsked');

/** Opens the registration dialog, with a registration code filled in where one is given. */
export const signUpAsked = createAction<{ readonly reason: SignInReason; readonly promo?: string }>('auth/signUpAsked');

/** Opens the dialog for a new password. */
export const passwordAsked = createAction('auth/passwordAsked');

/** Opens the settings for safer gambling. */
export const careAsked = createAction('auth/careAsked');

/** Signs the player out, as the button does; a captcha may trigger it too (shell §9, captcha logout type). */
export const signOutAsked = createAction('auth/signOutAsked');

/** The player has signed out by a press, here or in another tab. */
export const signedOut = createAction('auth/signedOut');
