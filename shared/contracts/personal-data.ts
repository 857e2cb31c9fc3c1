import * as v from 'valibot';
import { CAPTCHA_ERRORS } from './account.ts';
import { defineCall } from './call.ts';
import { shownInstant } from './instant.ts';
import { openPaths } from './paths.ts';
import { PROOF_ERRORS, proofEntries } from './second-proof.ts';

/** Reasons that a player may give for closing the account; 'none' for a player who gives none. */
export const CLOSING_REASONS = ['too_much_play', 'other_site', 'missing_feature', 'privacy', 'none'] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];

/**
 * Prepares a download of all data about the player, at most three times a day. The ticket opens it once, within five
 * minutes and in this session only.
 */
export const askDataExportCall = defineCall({
  id: 'askDataExport',
  method: 'POST',
  path: openPaths.askDataExport,
  rate: 'own',
  summary: 'Prepares the archive with all data of the player; needs the proof of a change',
  auth: true,
  body: v.object(proofEntries),
  answer: v.object({
    /** Path of the archive on this site. */
    path: v.string(),
    /** Server clock, epoch ms. */
    endsAt: shownInstant,
  }),
  errors: [...PROOF_ERRORS, ...CAPTCHA_ERRORS],
});

/**
 * Closes the account for good: not while a bet is open or own money is left. All sessions end, and what no law asks to
 * keep is deleted.
 */
export const closeAccountCall = defineCall({
  id: 'closeAccount',
  method: 'POST',
  path: openPaths.closeAccount,
  rate: 'own',
  summary: 'Closes the account of the player for good; needs the proof of a change',
  auth: true,
  body: v.object({ ...proofEntries, reason: v.picklist(CLOSING_REASONS) }),
  answer: v.object({ success: v.literal(true) }),
  errors: ['BETS_LEFT', 'MONEY_LEFT', ...PROOF_ERRORS, ...CAPTCHA_ERRORS],
});
