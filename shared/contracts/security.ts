import * as v from 'valibot';
import { CAPTCHA_ERRORS, email } from './account.ts';
import { defineCall } from './call.ts';
import { codeAskedSchema, codeRequest, typedCode } from './codes.ts';
import { openPaths } from './paths.ts';

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(256));

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
  signedInAt: v.number(),
  /** Last use, server clock, epoch ms, to about a minute. */
  seenAt: v.number(),
  /** The session of this request. */
  isThis: v.boolean(),
});

const passkeySchema = v.object({
  id: v.number(),
  /** Name that the player gave it; '' for none. */
  name: v.string(),
  /** Server clock, epoch ms. */
  createdAt: v.number(),
  /** Last use, server clock, epoch ms; null for none. */
  usedAt: v.nullable(v.number()),
  /** A service copies it to all devices of the player. */
  isSynced: v.boolean(),
});

/** Sign-in methods of a player, and the sessions that are open. */
export const securitySchema = v.object({
  /** Email; '' for a player who registered by phone and has none. */
  email: v.string(),
  /** Confirmed number with its plus sign. */
  phone: v.nullable(v.string()),
  /** Confirmed contacts: 0 none, 1 the email, 2 both, 3 the phone (betting §4). */
  activationType: v.picklist([0, 1, 2, 3]),
  twoStep: v.boolean(),
  /** Live sessions: that of this request first, then by last use. */
  sessions: v.array(sessionSchema),
  /** Passkeys in the order of adding. */
  passkeys: v.array(passkeySchema),
});

export const securityCall = defineCall({
  id: 'security',
  method: 'GET',
  path: openPaths.security,
  summary: 'Sign-in methods of the player, and the live sessions',
  auth: true,
  answer: securitySchema,
});

export const endSessionCall = defineCall({
  id: 'endSession',
  method: 'POST',
  path: openPaths.endSession,
  summary: 'Signs the player out on another device',
  auth: true,
  body: v.object({ id: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
  answer: securitySchema,
});

export const endOtherSessionsCall = defineCall({
  id: 'endOtherSessions',
  method: 'POST',
  path: openPaths.endOtherSessions,
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
  summary: 'Sends a code to a new phone number of the player',
  auth: true,
  body: v.object({
    'phone-number': v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
    'phone-code': v.pipe(v.string(), v.regex(/^\+\d{1,4}$/)),
    uPassword: password,
  }),
  answer: codeAskedSchema,
  errors: ['PHONE_WRONG', 'PASSWORD_WRONG', 'TOO_MANY_ATTEMPTS', ...CAPTCHA_ERRORS],
});

export const confirmPhoneCall = defineCall({
  id: 'confirmPhone',
  method: 'POST',
  path: openPaths.confirmPhone,
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
  summary: 'Sends a code to the first email address of the player',
  auth: true,
  body: v.object({ email, uPassword: password }),
  answer: codeAskedSchema,
  errors: ['EMAIL_SET', 'PASSWORD_WRONG', 'TOO_MANY_ATTEMPTS', ...CAPTCHA_ERRORS],
});

export const confirmEmailCall = defineCall({
  id: 'confirmEmail',
  method: 'POST',
  path: openPaths.confirmEmail,
  summary: 'Sets the email address of the player by the code that was sent to it',
  auth: true,
  body: v.object({ request: codeRequest, code: typedCode }),
  answer: securitySchema,
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'EMAIL_SET', 'EMAIL_TAKEN'],
});

export const setTwoStepCall = defineCall({
  id: 'setTwoStep',
  method: 'POST',
  path: openPaths.setTwoStep,
  summary: 'Asks for a code at every sign-in from now on, or no longer; needs the password',
  auth: true,
  body: v.object({ isOn: v.boolean(), uPassword: password }),
  answer: securitySchema,
  errors: ['EMAIL_MISSING', 'PASSWORD_WRONG', 'TOO_MANY_ATTEMPTS', ...CAPTCHA_ERRORS],
});

export type Security = v.InferOutput<typeof securitySchema>;
export type SecuritySession = v.InferOutput<typeof sessionSchema>;
export type SecurityPasskey = v.InferOutput<typeof passkeySchema>;
