import * as v from 'valibot';
import { CAPTCHA_ERRORS, signInAnswerSchema } from './account.ts';
import { defineCall } from './call.ts';
import { GUESS_RATE } from './call-rate.ts';
import { codeAskedSchema, codeRequest, typedCode } from './codes.ts';
import { emailAddress } from './email-address.ts';
import { CARE_ERRORS } from './gate-errors.ts';
import { passkeyOptionsSchema } from './passkey-assertion.ts';
import { openPaths } from './paths.ts';
import { FACTOR_ERRORS, secondStepBodySchema } from './second-proof.ts';

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(256));
const done = v.object({ success: v.boolean() });

/** Phone number as people write it; a plus sign at its beginning means that it names its country. */
const phoneNumber = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
/** ISO 3166-1, two letters (shell §3, phone country). */
const countryCode = v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/));
const phoneCode = v.pipe(v.string(), v.regex(/^\+\d{1,4}$/));

/** Field names of shell §7, send SMS. */
const phoneEntries = { 'phone-number': phoneNumber, 'phone-code': phoneCode };
/** Result of a captcha; the header may carry it instead. */
const captcha = v.optional(v.pipe(v.string(), v.maxLength(2000)));

const SIGN_IN_ERRORS = [
  'TOO_MANY_ATTEMPTS',
  'SECOND_STEP_UNAVAILABLE',
  'FINGERPRINT_REFUSED',
  ...CARE_ERRORS,
  ...CAPTCHA_ERRORS,
];

/** Signs a player in by phone and password; field names of shell §7, phone login. */
export const phoneLoginCall = defineCall({
  id: 'phoneLogin',
  method: 'POST',
  path: openPaths.phoneLogin,
  rate: 'own',
  summary: 'Signs in with a confirmed phone number and the password',
  body: v.object({ phone_number: phoneNumber, country_code: countryCode, uPassword: password, save: v.boolean() }),
  answer: signInAnswerSchema,
  fingerprint: true,
  errors: ['CREDENTIALS_WRONG', 'PHONE_WRONG', ...SIGN_IN_ERRORS],
});

/** Sends a code by SMS. The answer does not tell whether a player has the number. */
export const sendSmsCall = defineCall({
  id: 'sendSms',
  method: 'POST',
  path: openPaths.sendSms,
  rate: 'own',
  summary: 'Sends a code for signing in to a phone number, if a player has it',
  body: v.object({ ...phoneEntries, captcha }),
  answer: codeAskedSchema,
  fingerprint: true,
  errors: ['PHONE_WRONG', ...SIGN_IN_ERRORS],
});

/**
 * Signs a player in by an SMS code; field names of shell §7, SMS-code login, with the request that the code belongs to.
 */
export const smsLoginCall = defineCall({
  id: 'smsLogin',
  method: 'POST',
  path: openPaths.smsLogin,
  rate: GUESS_RATE,
  summary: 'Signs in with the code of a text message',
  body: v.object({ 'sms-code': typedCode, request: codeRequest, save: v.boolean() }),
  answer: signInAnswerSchema,
  fingerprint: true,
  errors: [
    'CODE_WRONG',
    'CODE_EXPIRED',
    'SECOND_STEP_UNAVAILABLE',
    'TOO_MANY_ATTEMPTS',
    'FINGERPRINT_REFUSED',
    ...CARE_ERRORS,
  ],
});

/** Errors of a second step, besides those of a sign-in. */
export const SECOND_STEP_ERRORS = ['SIGN_IN_EXPIRED', ...FACTOR_ERRORS] as const;

/**
 * Finishes a sign-in by two steps; field names `code` and `save` of shell §7, two-step, with the request of the first
 * step and the factor that the player chose.
 */
export const twoStepLoginCall = defineCall({
  id: 'twoStepLogin',
  method: 'POST',
  path: openPaths.twoStepLogin,
  rate: GUESS_RATE,
  summary: 'Second step of a sign-in: a code of an authenticator, of a message or of the recovery codes, or a passkey',
  body: secondStepBodySchema,
  answer: signInAnswerSchema,
  fingerprint: true,
  errors: [...SECOND_STEP_ERRORS, 'FINGERPRINT_REFUSED', ...CARE_ERRORS],
});

/** Sends the code of a second step, or another one that replaces it. */
export const sendSecondStepCall = defineCall({
  id: 'sendSecondStep',
  method: 'POST',
  path: openPaths.sendSecondStep,
  rate: 'own',
  summary: 'Sends the code for the second step of a sign-in',
  body: v.object({ request: codeRequest }),
  answer: codeAskedSchema,
  errors: ['SIGN_IN_EXPIRED', 'FACTOR_REFUSED', 'CODE_RESEND_EARLY', ...SIGN_IN_ERRORS],
});

export const askSecondStepPasskeyCall = defineCall({
  id: 'askSecondStepPasskey',
  method: 'POST',
  path: openPaths.askSecondStepPasskey,
  rate: 'own',
  summary: 'Options for a passkey as the second step of a sign-in',
  body: v.object({ request: codeRequest }),
  answer: passkeyOptionsSchema,
  errors: ['SIGN_IN_EXPIRED', 'FACTOR_REFUSED', 'PASSKEY_UNAVAILABLE', 'TOO_MANY_ATTEMPTS'],
});

/** Signs a player in by a token; field names of shell §7, token login. */
export const tokenLoginCall = defineCall({
  id: 'tokenLogin',
  method: 'POST',
  path: openPaths.tokenLogin,
  rate: GUESS_RATE,
  summary: 'Signs in by the link of an email, once',
  body: v.object({
    method_id: v.pipe(v.number(), v.safeInteger()),
    token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    sign: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    lng: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
  }),
  answer: signInAnswerSchema,
  fingerprint: true,
  errors: ['LINK_EXPIRED', 'SECOND_STEP_UNAVAILABLE', 'TOO_MANY_ATTEMPTS', 'FINGERPRINT_REFUSED', ...CARE_ERRORS],
});

/** Sends an email with a link that signs in. The answer does not tell whether the player exists. */
export const askLoginLinkCall = defineCall({
  id: 'askLoginLink',
  method: 'POST',
  path: openPaths.askLoginLink,
  rate: 'own',
  summary: 'Sends an email with a link that signs in, if the player exists',
  body: v.object({ email: emailAddress }),
  answer: done,
  errors: SIGN_IN_ERRORS,
});

/**
 * Sends an email with a link that opens a session for withdrawing money, to a player who may not sign in or play and may
 * withdraw. The answer tells nothing about that.
 */
export const askWithdrawalLinkCall = defineCall({
  id: 'askWithdrawalLink',
  method: 'POST',
  path: openPaths.askWithdrawalLink,
  rate: 'own',
  summary: 'Sends an excluded player who has money an email with a link for withdrawing it',
  body: v.object({ email: emailAddress }),
  answer: done,
  errors: SIGN_IN_ERRORS,
});

export const resendCodeCall = defineCall({
  id: 'resendCode',
  method: 'POST',
  path: openPaths.resendCode,
  rate: GUESS_RATE,
  summary: 'Sends a code that replaces the previous one',
  body: v.object({ request: codeRequest }),
  answer: codeAskedSchema,
  errors: ['CODE_EXPIRED', 'CODE_RESEND_EARLY', ...SIGN_IN_ERRORS],
});

/**
 * Sends a code for a new password; an email carries a link as well. The answer does not tell whether the player exists.
 */
export const askPasswordCodeCall = defineCall({
  id: 'askPasswordCode',
  method: 'POST',
  path: openPaths.askPasswordCode,
  rate: 'own',
  summary: 'Sends a code for a new password to an address or a number, if a player has it',
  body: v.union([v.object({ email: emailAddress }), v.object(phoneEntries)]),
  answer: codeAskedSchema,
  errors: ['PHONE_WRONG', ...SIGN_IN_ERRORS],
});

export const checkPasswordCodeCall = defineCall({
  id: 'checkPasswordCode',
  method: 'POST',
  path: openPaths.checkPasswordCode,
  rate: GUESS_RATE,
  summary: 'Exchanges a code for a token that sets a new password',
  body: v.object({ code: typedCode, request: codeRequest }),
  answer: v.object({ token: v.string() }),
  errors: ['CODE_WRONG', 'CODE_EXPIRED'],
});
