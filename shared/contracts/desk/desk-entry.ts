import * as v from 'valibot';
import { latinDigits, withoutDirectionMarks } from '../../domain/money/number-marks.ts';
import { STAFF_ROLES } from '../../domain/staff/staff-roles.ts';
import { defineCall } from '../call.ts';
import { emailAddress } from '../email-address.ts';
import { DESK_PREFIX } from './desk-call.ts';

/** E-mail address of a staff account. */
export const staffEmail = emailAddress;
/** Six digits of an authenticator, of any script; spaces and hyphens between them are dropped. */
export const authenticatorCode = v.pipe(
  v.string(),
  v.transform((code) => latinDigits(withoutDirectionMarks(code)).replaceAll(/[\s-]/g, '')),
  v.regex(/^\d{6}$/, 'Must be the six digits of the authenticator'),
);
/** A password that a staff account chooses; the platform also measures how soon it would be guessed. */
export const staffPassword = v.pipe(v.string(), v.minLength(14, 'Must have 14 characters or more'), v.maxLength(200));
/** Token of an enrolment link. */
export const enrolmentToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'Is not the token of an enrolment link'));

/** A staff account as it sees itself. */
export const staffSchema = v.object({
  id: v.number(),
  email: v.string(),
  name: v.string(),
  roles: v.array(v.picklist(STAFF_ROLES)),
});

/** Signs in with password and authenticator together; the answer does not tell which of them was wrong. */
export const deskSignInCall = defineCall({
  id: 'deskSignIn',
  method: 'POST',
  path: `${DESK_PREFIX}/sign-in`,
  rate: 'own',
  summary: 'Signs a staff account in; the session is a cookie of the desk',
  body: v.strictObject({
    email: staffEmail,
    password: v.pipe(v.string(), v.maxLength(200)),
    code: authenticatorCode,
  }),
  answer: v.object({ staff: staffSchema }),
  errors: ['CREDENTIALS_WRONG', 'TOO_MANY_ATTEMPTS'],
});

/** Answers what an enrolment link leads to: the key for the authenticator is shown until it is confirmed. */
export const deskEnrolmentCall = defineCall({
  id: 'deskEnrolment',
  method: 'POST',
  path: `${DESK_PREFIX}/enrolment`,
  rate: 'own',
  summary: 'The account of an enrolment link, and the key for its authenticator',
  body: v.strictObject({ token: enrolmentToken }),
  answer: v.object({
    email: v.string(),
    name: v.string(),
    /** Base32. */
    secret: v.string(),
    /** The key as an address that authenticators read: otpauth. */
    uri: v.string(),
  }),
  errors: ['LINK_EXPIRED', 'TOO_MANY_ATTEMPTS'],
});

export const deskEnrolCall = defineCall({
  id: 'deskEnrol',
  method: 'POST',
  path: `${DESK_PREFIX}/enrol`,
  rate: 'own',
  summary: 'Sets the password of the account and confirms its authenticator; signs it in',
  body: v.strictObject({ token: enrolmentToken, password: staffPassword, code: authenticatorCode }),
  answer: v.object({ staff: staffSchema }),
  errors: ['LINK_EXPIRED', 'PASSWORD_WEAK', 'CODE_WRONG', 'TOO_MANY_ATTEMPTS'],
});

export const deskSessionCall = defineCall({
  id: 'deskSession',
  method: 'GET',
  path: `${DESK_PREFIX}/session`,
  rate: 'staff',
  summary: 'The staff account that is signed in',
  auth: true,
  answer: v.object({ staff: staffSchema }),
});

export const deskSignOutCall = defineCall({
  id: 'deskSignOut',
  method: 'POST',
  path: `${DESK_PREFIX}/sign-out`,
  rate: 'staff',
  summary: 'Ends the session of the staff account',
  auth: true,
  answer: v.object({ success: v.boolean() }),
});

export type Staff = v.InferOutput<typeof staffSchema>;
