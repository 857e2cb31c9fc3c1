import * as v from 'valibot';
import { CAPTCHA_ERRORS, signInAnswerSchema } from './account.ts';
import { defineCall } from './call.ts';
import { CARE_ERRORS } from './gate-errors.ts';
import { PASSKEY_NAME_LENGTH } from './passkey-name.ts';
import { openPaths } from './paths.ts';
import { securitySchema } from './security.ts';

const MAX_ID_LENGTH = 1400;
const MAX_PART_LENGTH = 32_000;

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(256));
const base64url = (length: number) => v.pipe(v.string(), v.maxLength(length), v.regex(/^[\w-]+$/));
const credentialType = v.literal('public-key');
const name = v.pipe(v.string(), v.trim(), v.maxLength(PASSKEY_NAME_LENGTH));
const passkeyId = v.pipe(v.number(), v.safeInteger());

const descriptor = v.object({ id: v.string(), type: credentialType, transports: v.array(v.string()) });

/** PublicKeyCredentialRequestOptionsJSON (WebAuthn 3). It names no passkey: the device offers those that it has. */
const loginOptionsSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  /** ms */
  timeout: v.number(),
  userVerification: v.literal('required'),
});

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

/** AuthenticationResponseJSON (WebAuthn 3); the platform trusts only its signed parts. */
const assertionSchema = v.object({
  id: base64url(MAX_ID_LENGTH),
  rawId: base64url(MAX_ID_LENGTH),
  type: credentialType,
  response: v.object({
    authenticatorData: base64url(MAX_PART_LENGTH),
    clientDataJSON: base64url(MAX_PART_LENGTH),
    signature: base64url(MAX_PART_LENGTH),
    userHandle: v.optional(base64url(200)),
  }),
});

/** RegistrationResponseJSON (WebAuthn 3). */
const attestationSchema = v.object({
  id: base64url(MAX_ID_LENGTH),
  rawId: base64url(MAX_ID_LENGTH),
  type: credentialType,
  response: v.object({
    attestationObject: base64url(MAX_PART_LENGTH),
    clientDataJSON: base64url(MAX_PART_LENGTH),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10))),
  }),
});

/** Begins a sign-in by passkey. A cookie ties the answer to this browser; the answer is the same for all callers. */
export const askPasskeyLoginCall = defineCall({
  id: 'askPasskeyLogin',
  method: 'POST',
  path: openPaths.askPasskeyLogin,
  summary: 'Options for a sign-in by passkey',
  answer: loginOptionsSchema,
  errors: ['PASSKEY_UNAVAILABLE', 'TOO_MANY_ATTEMPTS'],
});

/** Signs in by a passkey. It counts as both steps, because the device has verified its user. */
export const passkeyLoginCall = defineCall({
  id: 'passkeyLogin',
  method: 'POST',
  path: openPaths.passkeyLogin,
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
  summary: 'Options for a new passkey of the player; needs the password',
  auth: true,
  body: v.object({ uPassword: password }),
  answer: addingOptionsSchema,
  errors: ['PASSWORD_WRONG', 'PASSKEY_UNAVAILABLE', 'PASSKEYS_FULL', 'TOO_MANY_ATTEMPTS', ...CAPTCHA_ERRORS],
});

export const addPasskeyCall = defineCall({
  id: 'addPasskey',
  method: 'POST',
  path: openPaths.addPasskey,
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
  summary: 'Renames a passkey of the player',
  auth: true,
  body: v.object({ id: passkeyId, name: v.pipe(name, v.minLength(1)) }),
  answer: securitySchema,
});

/** Removes a passkey. The password that confirms the call remains as a sign-in method. */
export const removePasskeyCall = defineCall({
  id: 'removePasskey',
  method: 'POST',
  path: openPaths.removePasskey,
  summary: 'Removes a passkey of the player; needs the password',
  auth: true,
  body: v.object({ id: passkeyId, uPassword: password }),
  answer: securitySchema,
  errors: ['PASSWORD_WRONG', 'TOO_MANY_ATTEMPTS', ...CAPTCHA_ERRORS],
});

export type PasskeyLoginOptions = v.InferOutput<typeof loginOptionsSchema>;
export type PasskeyAddingOptions = v.InferOutput<typeof addingOptionsSchema>;
export type PasskeyAssertion = v.InferOutput<typeof assertionSchema>;
export type PasskeyAttestation = v.InferOutput<typeof attestationSchema>;
