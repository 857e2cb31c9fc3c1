import * as v from 'valibot';
import { defineCall } from './call.ts';
import { openPaths } from './paths.ts';

/** Purposes of links that one press of a button confirms (shell §2.7). */
export const LINK_PURPOSES = ['verify', 'activate', 'newsletter'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Purposes of all emails with a link to a player. */
export const EMAIL_PURPOSES = [...LINK_PURPOSES, 'password', 'login'] as const;
export type EmailPurpose = (typeof EMAIL_PURPOSES)[number];

const token = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const done = v.object({ success: v.boolean() });

export const followLinkCall = defineCall({
  id: 'followLink',
  method: 'POST',
  path: openPaths.followLink,
  summary: 'Verifies an e-mail, activates an account or ends the newsletter, by the token of an email',
  body: v.object({ purpose: v.picklist(LINK_PURPOSES), token }),
  answer: done,
  errors: ['LINK_EXPIRED'],
});

/** Sends an email with a link for a new password. The answer does not tell whether the player exists. */
export const askPasswordCall = defineCall({
  id: 'askPassword',
  method: 'POST',
  path: openPaths.askPassword,
  summary: 'Sends an email with a link for a new password, if the player exists',
  body: v.object({ email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254)) }),
  answer: done,
  errors: ['TOO_MANY_ATTEMPTS'],
});

export const resetPasswordCall = defineCall({
  id: 'resetPassword',
  method: 'POST',
  path: openPaths.resetPassword,
  summary: 'Sets a new password by the token of an email, and ends every session of the player',
  body: v.object({ token, password: v.pipe(v.string(), v.minLength(8), v.maxLength(256)) }),
  answer: done,
  errors: ['LINK_EXPIRED', 'TOO_MANY_ATTEMPTS'],
});
