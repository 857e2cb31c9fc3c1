import { createAction } from '@reduxjs/toolkit';

/** Why somebody is asked to sign in: it decides one sentence of the dialog. */
export type SignInReason = 'place' | 'history' | 'none';

/** Opens the sign-in dialog. */
export const signInAsked = createAction<{ readonly reason: SignInReason }>('auth/signInAsked');

/** Opens the dialog that makes an account. */
export const signUpAsked = createAction<{ readonly reason: SignInReason }>('auth/signUpAsked');

/** Opens the dialog that asks for a new password. */
export const passwordAsked = createAction('auth/passwordAsked');

/** Opens what the player can set against too much play. */
export const careAsked = createAction('auth/careAsked');

/** Signs the player out, as the button does: a captcha may ask for it (shell §9, captcha logout type). */
export const signOutAsked = createAction('auth/signOutAsked');

/** The player has signed out by a press of a button, here or in another tab. */
export const signedOut = createAction('auth/signedOut');
