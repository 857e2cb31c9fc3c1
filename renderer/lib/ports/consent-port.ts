import { createAction } from '@reduxjs/toolkit';
import type { ConsentChoice } from '#shared/domain/consent/consent-choice.ts';

/** The visitor chooses what may be kept on this device (shell §4, cookie consent). */
export const consentChosen = createAction<ConsentChoice>('consent/chosen');

/**
 * The visitor allows, or no longer allows, what serves marketing to be kept on this device (shell §4, cookie consent).
 * Said when the choice is known after the start of the page, and at every change of it. Until it is said, nothing is
 * kept.
 */
export const marketingConsentChanged = createAction<boolean>('consent/marketingChanged');

/**
 * The same of what measures how the site is used: nothing of analytics is loaded before it was said to be allowed
 * (trust G2).
 */
export const analyticsConsentChanged = createAction<boolean>('consent/analyticsChanged');
