import * as v from 'valibot';
import { CAPTCHA_ERRORS } from './account.ts';
import { defineCall } from './call.ts';
import { codeAskedSchema, typedCode } from './codes.ts';
import { shownInstant } from './instant.ts';
import { passkeyOptionsSchema } from './passkey-assertion.ts';
import { openPaths } from './paths.ts';
import { PROOF_ERRORS, proofEntries } from './second-proof.ts';
import { securitySchema } from './security.ts';

/** The security of the player after a change, with new recovery codes where the change has made some. */
const changedSchema = v.object({
  ...securitySchema.entries,
  /** Shown once; null when none were made. */
  newRecoveryCodes: v.nullable(v.array(v.string())),
});
export type ChangedSecurity = v.InferOutput<typeof changedSchema>;

/**
 * Switches two-step sign-in on or off. On needs a phone, a passkey or an authenticator and makes a set of recovery
 * codes; off needs a second factor and deletes them.
 */
export const setTwoStepCall = defineCall({
  id: 'setTwoStep',
  method: 'POST',
  path: openPaths.setTwoStep,
  rate: 'own',
  summary: 'Asks for a second step at every sign-in from now on, or no longer; needs the player’s proof',
  auth: true,
  body: v.object({ isOn: v.boolean(), ...proofEntries }),
  answer: changedSchema,
  errors: ['FACTOR_MISSING', ...PROOF_ERRORS, ...CAPTCHA_ERRORS],
});

/** Begins to set up an authenticator; it counts when its first code is entered. */
export const askTotpCall = defineCall({
  id: 'askTotp',
  method: 'POST',
  path: openPaths.askTotp,
  rate: 'own',
  summary: 'Secret for an authenticator of the player; needs the player’s proof',
  auth: true,
  body: v.object(proofEntries),
  answer: v.object({
    /** Base32, for typing. */
    secret: v.string(),
    /** `otpauth:` address, for a QR code. */
    address: v.string(),
    /** End of the set-up, server clock, epoch ms. */
    endsAt: shownInstant,
  }),
  errors: [...PROOF_ERRORS, ...CAPTCHA_ERRORS],
});

/** Stores the authenticator and switches two-step sign-in on. It replaces the authenticator before. */
export const confirmTotpCall = defineCall({
  id: 'confirmTotp',
  method: 'POST',
  path: openPaths.confirmTotp,
  rate: 'own',
  summary: 'Stores the authenticator by its first code, and switches two-step sign-in on',
  auth: true,
  body: v.object({ code: typedCode }),
  answer: changedSchema,
  errors: ['TOTP_WRONG', 'SETUP_EXPIRED', 'TOO_MANY_ATTEMPTS'],
});

export const removeTotpCall = defineCall({
  id: 'removeTotp',
  method: 'POST',
  path: openPaths.removeTotp,
  rate: 'own',
  summary: 'Removes the authenticator; needs the player’s proof',
  auth: true,
  body: v.object(proofEntries),
  answer: securitySchema,
  errors: ['FACTOR_LAST', ...PROOF_ERRORS, ...CAPTCHA_ERRORS],
});

/** Makes a set of recovery codes, which replaces the one before. */
export const makeRecoveryCodesCall = defineCall({
  id: 'makeRecoveryCodes',
  method: 'POST',
  path: openPaths.makeRecoveryCodes,
  rate: 'own',
  summary: 'New recovery codes of a player with two-step sign-in; needs the player’s proof',
  auth: true,
  body: v.object(proofEntries),
  answer: changedSchema,
  errors: ['FACTOR_MISSING', ...PROOF_ERRORS, ...CAPTCHA_ERRORS],
});

/** Sends the code of a text message that confirms a change. */
export const askProofCodeCall = defineCall({
  id: 'askProofCode',
  method: 'POST',
  path: openPaths.askProofCode,
  rate: 'own',
  summary: 'Sends a code that confirms a change to the phone of the player',
  auth: true,
  answer: codeAskedSchema,
  errors: ['FACTOR_REFUSED', 'TOO_MANY_ATTEMPTS', ...CAPTCHA_ERRORS],
});

export const askProofPasskeyCall = defineCall({
  id: 'askProofPasskey',
  method: 'POST',
  path: openPaths.askProofPasskey,
  rate: 'own',
  summary: 'Options for a passkey that confirms a change',
  auth: true,
  answer: passkeyOptionsSchema,
  errors: ['PASSKEY_UNAVAILABLE', 'TOO_MANY_ATTEMPTS'],
});
