import * as v from 'valibot';
import { codeRequest, typedCode } from './codes.ts';
import { assertionSchema } from './passkey-assertion.ts';

/** Characters of a recovery code; without those that look alike (0 O 1 I L). */
export const RECOVERY_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Number of characters of a recovery code, shown in two groups with a dash. */
export const RECOVERY_LENGTH = 10;
/** Number of recovery codes in a set. */
export const RECOVERY_COUNT = 10;

/** Recovery code as the player typed it: capitals or not, with or without dash and spaces. */
const typedRecoveryCode = v.pipe(
  v.string(),
  v.maxLength(60),
  v.transform((text) => text.replaceAll(/[\s\u2010-\u2015-]/g, '').toUpperCase()),
  v.regex(new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_LENGTH}}$`), 'Ten letters and digits'),
);

/** Entries of a second factor, by its kind; the field name `code` is that of shell §7, two-step. */
const totpEntries = { factor: v.literal('totp'), code: typedCode };
const sentEntries = { factor: v.picklist(['sms', 'email']), code: typedCode };
const recoveryEntries = { factor: v.literal('recovery'), code: typedRecoveryCode };
const passkeyEntries = { factor: v.literal('passkey'), passkey: assertionSchema };

/** The second factor of a sign-in by a network; the browser's cookie names the sign-in. */
export const signInFactorSchema = v.variant('factor', [
  v.object(totpEntries),
  v.object(sentEntries),
  v.object(recoveryEntries),
  v.object(passkeyEntries),
]);
export type SignInFactor = v.InferOutput<typeof signInFactorSchema>;

const stepEntries = { request: codeRequest, save: v.boolean() };

/** The second factor of a sign-in, with the request of its first step. */
export const secondStepBodySchema = v.variant('factor', [
  v.object({ ...stepEntries, ...totpEntries }),
  v.object({ ...stepEntries, ...sentEntries }),
  v.object({ ...stepEntries, ...recoveryEntries }),
  v.object({ ...stepEntries, ...passkeyEntries }),
]);

/** The second factor that confirms a change of the sign-in methods; a code names the request that it was sent for. */
const proofFactorSchema = v.variant('factor', [
  v.object(totpEntries),
  v.object({ factor: v.literal('sms'), code: typedCode, request: codeRequest }),
  v.object(recoveryEntries),
  v.object(passkeyEntries),
]);
export type ProofFactor = v.InferOutput<typeof proofFactorSchema>;

/**
 * Entries of every call that changes how a player signs in: the password, which a player without one leaves out, and
 * the second factor where two-step sign-in is on.
 */
export const proofEntries = {
  uPassword: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(256))),
  proof: v.optional(proofFactorSchema),
};

/** What a player has shown to confirm a change. */
export interface ProofBody {
  readonly uPassword?: string | undefined;
  readonly proof?: ProofFactor | undefined;
}

/** Errors of a call that carries a second factor. */
export const FACTOR_ERRORS = [
  'FACTOR_REFUSED',
  'TOTP_WRONG',
  'RECOVERY_CODE_WRONG',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'PASSKEY_WRONG',
  'PASSKEY_EXPIRED',
  'PASSKEY_UNAVAILABLE',
  'TOO_MANY_ATTEMPTS',
] as const;

/** Errors of every call with `proofEntries`, besides those of the captcha. */
export const PROOF_ERRORS = ['PASSWORD_WRONG', 'PROOF_REQUIRED', 'FACTOR_REQUIRED', ...FACTOR_ERRORS] as const;
