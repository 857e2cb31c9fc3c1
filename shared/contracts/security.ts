import * as v from 'valibot';
import { SECURE_QUESTIONS } from '../domain/security/secure-questions.ts';
import { CAPTCHA_ERRORS } from './account.ts';
import { defineCall } from './call.ts';
import { codeAskedSchema, codeRequest, typedCode } from './codes.ts';
import { emailAddress } from './email-address.ts';
import { newPassword } from './email-links.ts';
import { shownInstant } from './instant.ts';
import { openPaths } from './paths.ts';
import { PROOF_ERRORS, proofEntries } from './second-proof.ts';
import { SECOND_FACTORS } from './second-step.ts';

/** A question whose answer only the player knows (O-04). */
export const secureQuestionSchema = v.object({
  question: v.picklist(SECURE_QUESTIONS),
  /** The question in the player's words; '' for one that the site offers. */
  ownText: v.string(),
});
export type SecureQuestion = v.InferOutput<typeof secureQuestionSchema>;

/** Methods that protect an account, by the names of betting §3, user config. */
export const protectionMethodsSchema = v.object({
  is_changed_password: v.boolean(),
  enable_two_factor_auth: v.boolean(),
  enable_phone_binding: v.boolean(),
  enable_security_question: v.boolean(),
  enable_email_auth: v.boolean(),
});

/** Confirmed contacts: 0 none, 1 the email, 2 both, 3 the phone (betting §4). */
export const activationTypeSchema = v.picklist([0, 1, 2, 3]);

/** Protection of an account, by the names of betting §3, user config. */
const protectionEntries = {
  /** 0 to 100; its bands are in betting §4. Null where the back end does not rate accounts. */
  protection_level: v.nullable(v.number()),
  protection_methods: protectionMethodsSchema,
  is_active_secure_question: v.boolean(),
  /** The secure question; null for none. Its answer is never sent. */
  secureQuestion: v.nullable(secureQuestionSchema),
};

const sessionSchema = v.object({
  id: v.string(),
  /** Name of the browser; '' when unknown. */
  browser: v.string(),
  /** Name of the operating system; '' when unknown. */
  system: v.string(),
  isPhone: v.boolean(),
  /** IP address at sign-in. */
  address: v.string(),
  /** ISO 3166 alpha-2 at sign-in; null when unknown. */
  country: v.nullable(v.string()),
  /** Server clock, epoch ms. */
  signedInAt: shownInstant,
  /** Last use, server clock, epoch ms, to about a minute. */
  seenAt: shownInstant,
  /** The session of this request. */
  isThis: v.boolean(),
});

const passkeySchema = v.object({
  id: v.number(),
  /** Name that the player gave it; '' for none. */
  name: v.string(),
  /** Server clock, epoch ms. */
  createdAt: shownInstant,
  /** Last use, server clock, epoch ms; null for none. */
  usedAt: v.nullable(shownInstant),
  /** A service copies it to all devices of the player. */
  isSynced: v.boolean(),
});

/** Sign-in methods of a player, and the sessions that are open. */
export const securitySchema = v.object({
  /** Email; '' for a player who registered by phone and has none. */
  email: v.string(),
  /** Confirmed number with its plus sign. */
  phone: v.nullable(v.string()),
  activationType: activationTypeSchema,
  /** A second step follows the first of every sign-in but one by a passkey. */
  twoStep: v.boolean(),
  /** The second step still rests on codes by email: a factor of its own has to be set up. */
  isTwoStepDue: v.boolean(),
  /** The player has a password; one who signs in by networks may have none. */
  hasPassword: v.boolean(),
  /** The player has shown by a linked network in this session that the account is theirs; counts as the password. */
  isProved: v.boolean(),
  /** Factors of which one confirms a change, besides the password; empty while two-step sign-in is off. */
  proofFactors: v.array(v.picklist(SECOND_FACTORS)),
  /** The authenticator; null for none. */
  totp: v.nullable(
    v.object({
      /** Server clock, epoch ms. */
      addedAt: shownInstant,
    }),
  ),
  /** Number of recovery codes that are left. */
  recoveryCodes: v.number(),
  ...protectionEntries,
  /** Whole days since the password was set (betting §3, O-04). */
  changed_pass_day_count: v.number(),
  /** Live sessions: that of this request first, then by last use. */
  sessions: v.array(sessionSchema),
  /** Passkeys in the order of adding. */
  passkeys: v.array(passkeySchema),
});

export const securityCall = defineCall({
  id: 'security',
  method: 'GET',
  path: openPaths.security,
  rate: 'session',
  summary: 'Sign-in methods of the player, and the live sessions',
  auth: true,
  answer: securitySchema,
});

export const endSessionCall = defineCall({
  id: 'endSession',
  method: 'POST',
  path: openPaths.endSession,
  rate: 'session',
  summary: 'Signs the player out on another device',
  auth: true,
  body: v.object({ id: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
  answer: securitySchema,
});

export const endOtherSessionsCall = defineCall({
  id: 'endOtherSessions',
  method: 'POST',
  path: openPaths.endOtherSessions,
  rate: 'session',
  summary: 'Signs the player out on all devices but this one',
  auth: true,
  answer: securitySchema,
});

/**
 * Sends a code to a new number. Only the right code reveals that another player has the number, so that a caller cannot
 * search for numbers.
 */
export const askPhoneCall = defineCall({
  id: 'askPhone',
  method: 'POST',
  path: openPaths.askPhone,
  rate: 'own',
  summary: 'Sends a code to a new phone number of the player',
  auth: true,
  body: v.object({
    'phone-number': v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
    'phone-code': v.pipe(v.string(), v.regex(/^\+\d{1,4}$/)),
    ...proofEntries,
  }),
  answer: codeAskedSchema,
  errors: ['PHONE_WRONG', ...PROOF_ERRORS, ...CAPTCHA_ERRORS],
});

export const confirmPhoneCall = defineCall({
  id: 'confirmPhone',
  method: 'POST',
  path: openPaths.confirmPhone,
  rate: 'session',
  summary: 'Sets the phone number of the player by the code that was sent to it',
  auth: true,
  body: v.object({ request: codeRequest, code: typedCode }),
  answer: securitySchema,
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'PHONE_TAKEN'],
});

/**
 * Sends a code to a new address. If a player already has the address, that player gets an email that says so; the
 * caller gets the same answer.
 */
export const askEmailCall = defineCall({
  id: 'askEmail',
  method: 'POST',
  path: openPaths.askEmail,
  rate: 'own',
  summary: 'Sends a code to a new email address of the player',
  auth: true,
  body: v.object({ email: emailAddress, ...proofEntries }),
  answer: codeAskedSchema,
  errors: ['EMAIL_SET', ...PROOF_ERRORS, ...CAPTCHA_ERRORS],
});

export const confirmEmailCall = defineCall({
  id: 'confirmEmail',
  method: 'POST',
  path: openPaths.confirmEmail,
  rate: 'session',
  summary: 'Sets the email address of the player by the code that was sent to it',
  auth: true,
  body: v.object({ request: codeRequest, code: typedCode }),
  answer: securitySchema,
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'EMAIL_TAKEN'],
});

export const changePasswordCall = defineCall({
  id: 'changePassword',
  method: 'POST',
  path: openPaths.changePassword,
  rate: 'own',
  summary: 'Sets a new password and signs the player out on all other devices; needs the player’s proof',
  auth: true,
  body: v.object({ password: newPassword, ...proofEntries }),
  answer: securitySchema,
  errors: ['PASSWORD_WEAK', 'PASSWORD_SAME', ...PROOF_ERRORS, ...CAPTCHA_ERRORS],
});

export type Security = v.InferOutput<typeof securitySchema>;
export type SecuritySession = v.InferOutput<typeof sessionSchema>;
export type SecurityPasskey = v.InferOutput<typeof passkeySchema>;
export type ProtectionMethods = v.InferOutput<typeof protectionMethodsSchema>;
