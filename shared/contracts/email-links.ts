import * as v from 'valibot';
import { PASSWORD_LENGTH } from '../domain/registration/check-registration.ts';
import { CAPTCHA_ERRORS } from './account.ts';
import { defineCall } from './call.ts';
import { GUESS_RATE, perTenMinutes } from './call-rate.ts';
import { emailAddress } from './email-address.ts';
import { shownInstant } from './instant.ts';
import { openPaths } from './paths.ts';

/** Purposes of links that one press of a button confirms (shell §2.7). */
export const LINK_PURPOSES = ['verify', 'activate', 'newsletter'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Purposes of all emails with a link to a player. */
export const EMAIL_PURPOSES = [...LINK_PURPOSES, 'password', 'login', 'withdrawal_link'] as const;
export type EmailPurpose = (typeof EMAIL_PURPOSES)[number];

const token = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** Length of shell §5; what else is asked of a password is the platform's to decide (decision 041). */
export const newPassword = v.pipe(v.string(), v.minLength(PASSWORD_LENGTH.min), v.maxLength(PASSWORD_LENGTH.max));
const done = v.object({ success: v.boolean() });

export const followLinkCall = defineCall({
  id: 'followLink',
  method: 'POST',
  path: openPaths.followLink,
  rate: GUESS_RATE,
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
  rate: perTenMinutes(10),
  summary: 'Sends an email with a link for a new password, if the player exists',
  body: v.object({ email: emailAddress }),
  answer: done,
  errors: ['TOO_MANY_ATTEMPTS', ...CAPTCHA_ERRORS],
});

export const resetPasswordCall = defineCall({
  id: 'resetPassword',
  method: 'POST',
  path: openPaths.resetPassword,
  rate: perTenMinutes(20),
  summary: 'Sets a new password by the token of an email, and ends every session of the player',
  body: v.object({
    token,
    password: newPassword,
    /** Answer of the player's secure question. */
    answer: v.optional(v.pipe(v.string(), v.maxLength(256))),
    /** Other sign-in methods that the player recognises and keeps; all others are removed. */
    keep: v.optional(
      v.object({
        passkeys: v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.maxLength(50)),
        networks: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(50)),
      }),
      { passkeys: [], networks: [] },
    ),
  }),
  answer: done,
  errors: ['LINK_EXPIRED', 'PASSWORD_WEAK', 'ANSWER_REQUIRED', 'ANSWER_WRONG', 'TOO_MANY_ATTEMPTS'],
});

/** Lists the sign-in methods that a reset removes unless the player keeps them; it does not use the token up. */
export const resetMethodsCall = defineCall({
  id: 'resetMethods',
  method: 'POST',
  path: openPaths.resetMethods,
  rate: GUESS_RATE,
  summary: 'Passkeys and networks of the player whose password a token resets',
  body: v.object({ token }),
  answer: v.object({
    passkeys: v.array(
      v.object({
        id: v.number(),
        name: v.string(),
        /** Server clock, epoch ms. */
        createdAt: shownInstant,
        /** Last use, server clock, epoch ms; null for none. */
        usedAt: v.nullable(shownInstant),
      }),
    ),
    networks: v.array(
      v.object({
        network: v.string(),
        /** The network's name of the person. */
        person: v.string(),
        /** Server clock, epoch ms. */
        joinedAt: shownInstant,
      }),
    ),
    /** The second step rests on passkeys: one of them has to stay. */
    needsPasskey: v.boolean(),
  }),
  errors: ['LINK_EXPIRED', 'TOO_MANY_ATTEMPTS'],
});
export type ResetMethods = v.InferOutput<(typeof resetMethodsCall)['answer']>;
