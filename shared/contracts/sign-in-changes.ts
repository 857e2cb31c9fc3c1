import * as v from 'valibot';
import { CAPTCHA_ERRORS } from './account.ts';
import { defineCall } from './call.ts';
import { GUESS_RATE } from './call-rate.ts';
import { shownInstant } from './instant.ts';
import { openPaths } from './paths.ts';
import { PROOF_ERRORS, proofEntries } from './second-proof.ts';

/** Changes of how a player signs in that the player is told about; each has its texts (decision 041). */
export const SIGN_IN_CHANGE_KINDS = [
  'email_changed',
  'network_joined',
  'network_removed',
  'new_device',
  'passkey_added',
  'passkey_removed',
  'password_changed',
  'password_reset',
  'phone_added',
  'phone_changed',
  'recovery_code_used',
  'recovery_codes_made',
  'secure_question_changed',
  'totp_added',
  'totp_removed',
  'two_step_off',
  'two_step_on',
] as const;
export type SignInChangeKind = (typeof SIGN_IN_CHANGE_KINDS)[number];

/**
 * What taking changes back needs besides the link: nothing; the password that was valid before them; a session of the
 * player, confirmed like any change of the sign-in, because two-step sign-in is on; or, where no password from before
 * proves the owner, a session that is confirmed by a passkey or a linked network.
 */
export const UNDO_PROOFS = ['link', 'password', 'second_step', 'owner'] as const;
export type UndoProof = (typeof UNDO_PROOFS)[number];

const token = v.pipe(v.string(), v.minLength(1), v.maxLength(400));

const changeSchema = v.object({
  kind: v.picklist(SIGN_IN_CHANGE_KINDS),
  /** Server clock, epoch ms. */
  at: shownInstant,
  /** Network of the caller, without its last part; '' when unknown. */
  address: v.string(),
  /** ISO 3166 alpha-2; null when unknown. */
  country: v.nullable(v.string()),
  /** Name of the browser; '' when unknown. */
  browser: v.string(),
  /** Name of the operating system; '' when unknown. */
  system: v.string(),
});
export type SignInChange = v.InferOutput<typeof changeSchema>;

/** Says what the link of a message would take back; nothing changes yet, because mail services open links too. */
export const readSignInChangeCall = defineCall({
  id: 'readSignInChange',
  method: 'POST',
  path: openPaths.readSignInChange,
  rate: GUESS_RATE,
  summary: 'What the link of a message about a change of the sign-in takes back',
  body: v.object({ token }),
  answer: v.object({
    /** The change of the message and all later ones, newest first: they are taken back together. */
    changes: v.array(changeSchema),
    proof: v.picklist(UNDO_PROOFS),
  }),
  errors: ['LINK_EXPIRED'],
});

/** Takes back a change and all later ones, ends every session and answers a token that sets a new password. */
export const undoSignInChangeCall = defineCall({
  id: 'undoSignInChange',
  method: 'POST',
  path: openPaths.undoSignInChange,
  rate: GUESS_RATE,
  summary: 'Takes back changes of the sign-in by the link of a message, and signs out everywhere',
  body: v.object({ token, ...proofEntries }),
  answer: v.object({
    /** For `resetPassword`; the password that was valid before no longer is. */
    token: v.string(),
  }),
  errors: ['LINK_EXPIRED', 'EMAIL_TAKEN', 'PHONE_TAKEN', ...PROOF_ERRORS, ...CAPTCHA_ERRORS],
});
