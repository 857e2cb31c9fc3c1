import { createAction } from '@reduxjs/toolkit';
import type { ConsentChoice } from '#shared/domain/consent/consent-choice.ts';

/** The visitor chose what may be stored on this device (shell §4, cookie consent). */
export const consentChosen = createAction<ConsentChoice>('consent/chosen');

/**
 * The visitor allowed or withdrew storage for marketing (shell §4, cookie consent). Dispatched when the choice is known
 * after the start of the page, and at every change. Until then nothing is stored.
 */
export const marketingConsentChanged = createAction<boolean>('consent/marketingChanged');

/** The visitor allowed or withdrew analytics: nothing of analytics loads before it is allowed (trust G2). */
export const analyticsConsentChanged = createAction<boolean>('consent/analyticsChanged');
