import * as v from 'valibot';

const base64url = (length: number) => v.pipe(v.string(), v.maxLength(length), v.regex(/^[\w-]+$/));

/** Id of a passkey as its device names it. */
export const credentialIdText = base64url(1400);
/** A part of what a device returns. */
export const devicePartText = base64url(32_000);

/** PublicKeyCredentialRequestOptionsJSON (WebAuthn 3). It names no passkey: the device offers those that it has. */
export const passkeyOptionsSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  /** ms */
  timeout: v.number(),
  userVerification: v.literal('required'),
});

/** AuthenticationResponseJSON (WebAuthn 3); the platform trusts only its signed parts. */
export const assertionSchema = v.object({
  id: credentialIdText,
  rawId: credentialIdText,
  type: v.literal('public-key'),
  response: v.object({
    authenticatorData: devicePartText,
    clientDataJSON: devicePartText,
    signature: devicePartText,
    userHandle: v.optional(base64url(200)),
  }),
});

export type PasskeyLoginOptions = v.InferOutput<typeof passkeyOptionsSchema>;
export type PasskeyAssertion = v.InferOutput<typeof assertionSchema>;
