import * as v from 'valibot';
import { CAPTCHA_ERRORS, email } from './account.ts';
import { defineCall } from './call.ts';
import { codeAskedSchema, codeRequest, typedCode } from './codes.ts';
import { openPaths } from './paths.ts';

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(256));

const sessionSchema = v.object({
  id: v.string(),
  /** Name of the browser, '' when it is not known. */
  browser: v.string(),
  /** Name of the operating system, '' when it is not known. */
  system: v.string(),
  isPhone: v.boolean(),
  /** IP address at sign-in. */
  address: v.string(),
  /** ISO 3166 alpha-2 at sign-in; null when it is not known. */
  country: v.nullable(v.string()),
  /** Server clock, epoch ms. */
  signedInAt: v.number(),
  /** Server clock, epoch ms, to about a minute. */
  seenAt: v.number(),
  /** The one that asks. */
  isThis: v.boolean(),
});

const passkeySchema = v.object({
  id: v.number(),
  /** As the player calls it; '' when nothing was known to call it by. */
  name: v.string(),
  /** Server clock, epoch ms. */
  createdAt: v.number(),
  /** Server clock, epoch ms; null when it was never used. */
  usedAt: v.nullable(v.number()),
  /** A service shares it among the player's devices. */
  isSynced: v.boolean(),
});

/** How a player signs in, and where. */
export const securitySchema = v.object({
  /** '' for a player who came by phone and has none. */
  email: v.string(),
  /** Confirmed number with its plus sign. */
  phone: v.nullable(v.string()),
  /** What is confirmed: 0 nothing, 1 the e-mail, 2 both, 3 the phone (betting §4). */
  activationType: v.picklist([0, 1, 2, 3]),
  twoStep: v.boolean(),
  /** Those that live, the one that asks first, then the last used. */
  sessions: v.array(sessionSchema),
  /** In the order in which they were added. */
  passkeys: v.array(passkeySchema),
});

export const securityCall = defineCall({
  id: 'security',
  method: 'GET',
  path: openPaths.security,
  summary: 'How the player signs in, and the sessions that live',
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

/** A number that another player has is found out by its code alone, so that nobody can ask who has which. */
export const askPhoneCall = defineCall({
  id: 'askPhone',
  method: 'POST',
  path: openPaths.askPhone,
  summary: 'Sends a code to a number that is to be the player’s',
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
  summary: 'Makes a number the player’s, by the code that was sent to it',
  auth: true,
  body: v.object({ request: codeRequest, code: typedCode }),
  answer: securitySchema,
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'PHONE_TAKEN'],
});

/** Whose address it is already gets an email, and who asks the same answer as everybody. */
export const askEmailCall = defineCall({
  id: 'askEmail',
  method: 'POST',
  path: openPaths.askEmail,
  summary: 'Sends a code to an address that is to be the first one of the player',
  auth: true,
  body: v.object({ email, uPassword: password }),
  answer: codeAskedSchema,
  errors: ['EMAIL_SET', 'PASSWORD_WRONG', 'TOO_MANY_ATTEMPTS', ...CAPTCHA_ERRORS],
});

export const confirmEmailCall = defineCall({
  id: 'confirmEmail',
  method: 'POST',
  path: openPaths.confirmEmail,
  summary: 'Makes an address the player’s, by the code that was sent to it',
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
