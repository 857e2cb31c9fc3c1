import * as v from 'valibot';
import { CAPTCHA_ERRORS, signInAnswerSchema } from './account.ts';
import { defineCall } from './call.ts';
import { GUESS_RATE, perTenMinutes } from './call-rate.ts';
import { CARE_ERRORS } from './gate-errors.ts';
import { assertionSchema, credentialIdText, devicePartText, passkeyOptionsSchema } from './passkey-assertion.ts';
import { PASSKEY_NAME_LENGTH } from './passkey-name.ts';
import { openPaths } from './paths.ts';
import { PROOF_ERRORS, proofEntries } from './second-proof.ts';
import { securitySchema } from './security.ts';

const credentialType = v.literal('public-key');
const name = v.pipe(v.string(), v.trim(), v.maxLength(PASSKEY_NAME_LENGTH));
const passkeyId = v.pipe(v.number(), v.safeInteger());

const descriptor = v.object({ id: v.string(), type: credentialType, transports: v.array(v.string()) });

/** PublicKeyCredentialCreationOptionsJSON (WebAuthn 3). */
const addingOptionsSchema = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: credentialType })),
  /** ms */
  timeout: v.number(),
  /** Passkeys of the player: a device that holds one of them is not asked for another. */
  excludeCredentials: v.array(descriptor),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
});

/** RegistrationResponseJSON (WebAuthn 3). */
const attestationSchema = v.object({
  id: credentialIdText,
  rawId: credentialIdText,
  type: credentialType,
  response: v.object({
    attestationObject: devicePartText,
    clientDataJSON: devicePartText,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10))),
  }),
});

/** Begins a sign-in by passkey. A cookie ties the answer to this browser; the answer is the same for all callers. */
export const askPasskeyLoginCall = defineCall({
  id: 'askPasskeyLogin',
  method: 'POST',
  path: openPaths.askPasskeyLogin,
  rate: perTenMinutes(200),
  summary: 'Options for a sign-in by passkey',
  answer: passkeyOptionsSchema,
  errors: ['PASSKEY_UNAVAILABLE', 'TOO_MANY_ATTEMPTS'],
});

/** Signs in by a passkey. It counts as both steps, because the device has verified its user. */
export const passkeyLoginCall = defineCall({
  id: 'passkeyLogin',
  method: 'POST',
  path: openPaths.passkeyLogin,
  rate: GUESS_RATE,
  summary: 'Signs in with a passkey',
  body: v.object({ passkey: assertionSchema, save: v.boolean() }),
  answer: signInAnswerSchema,
  fingerprint: true,
  errors: [
    'PASSKEY_WRONG',
    'PASSKEY_EXPIRED',
    'PASSKEY_UNAVAILABLE',
    'TOO_MANY_ATTEMPTS',
    'FINGERPRINT_REFUSED',
    ...CARE_ERRORS,
  ],
});

export const askPasskeyCall = defineCall({
  id: 'askPasskey',
  method: 'POST',
  path: openPaths.askPasskey,
  rate: 'own',
  summary: 'Options for a new passkey of the player; needs the player’s proof',
  auth: true,
  body: v.object(proofEntries),
  answer: addingOptionsSchema,
  errors: ['PASSKEYS_FULL', ...PROOF_ERRORS, ...CAPTCHA_ERRORS],
});

export const addPasskeyCall = defineCall({
  id: 'addPasskey',
  method: 'POST',
  path: openPaths.addPasskey,
  rate: 'session',
  summary: 'Stores the passkey that a device has made; without a name it is named by browser and system',
  auth: true,
  body: v.object({ passkey: attestationSchema, name }),
  answer: securitySchema,
  errors: ['PASSKEY_WRONG', 'PASSKEY_EXPIRED', 'PASSKEY_UNAVAILABLE', 'PASSKEYS_FULL'],
});

export const renamePasskeyCall = defineCall({
  id: 'renamePasskey',
  method: 'POST',
  path: openPaths.renamePasskey,
  rate: 'session',
  summary: 'Renames a passkey of the player',
  auth: true,
  body: v.object({ id: passkeyId, name: v.pipe(name, v.minLength(1)) }),
  answer: securitySchema,
});

/** Removes a passkey that is neither the last factor of a second step nor the last sign-in method. */
export const removePasskeyCall = defineCall({
  id: 'removePasskey',
  method: 'POST',
  path: openPaths.removePasskey,
  rate: 'own',
  summary: 'Removes a passkey of the player; needs the player’s proof',
  auth: true,
  body: v.object({ id: passkeyId, ...proofEntries }),
  answer: securitySchema,
  errors: ['FACTOR_LAST', 'LAST_WAY_IN', ...PROOF_ERRORS, ...CAPTCHA_ERRORS],
});

export type PasskeyAddingOptions = v.InferOutput<typeof addingOptionsSchema>;
export type PasskeyAttestation = v.InferOutput<typeof attestationSchema>;
