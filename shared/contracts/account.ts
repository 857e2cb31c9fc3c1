import * as v from 'valibot';
import { ACCOUNT_TYPES } from '../domain/money/account-types.ts';
import { defineCall } from './call.ts';
import { emailAddress } from './email-address.ts';
import { CARE_ERRORS, GATE_ERRORS } from './gate-errors.ts';
import { shownInstant } from './instant.ts';
import { openPaths } from './paths.ts';
import { secondStepSchema } from './second-step.ts';
import { storedId } from './stored-numbers.ts';

export const accountSchema = v.object({
  id: v.number(),
  type: v.picklist(ACCOUNT_TYPES),
  /** ISO 4217. */
  iso: v.string(),
  symbol: v.string(),
  /** Balance in minor units of the currency. */
  money: v.number(),
  /** Digits of the minor unit. */
  decimals: v.number(),
  /** ISO 4217 numeric code. */
  currencyId: v.number(),
  isActive: v.boolean(),
  label: v.string(),
  points: v.number(),
  /** 0 not allowed (also when left out), 1 main allowed, 2 additional allowed (shell §3, account convert status). */
  convertStatus: v.optional(v.picklist([0, 1, 2])),
});

export const playerSchema = v.object({
  user_id: v.number(),
  email: v.string(),
  name: v.string(),
  /** Play money without real value: outside production. */
  playMoney: v.boolean(),
  /** Server clock, epoch ms, of the sign-in before this one; null at the first. */
  previousSignInAt: v.nullable(shownInstant),
  signedInAt: shownInstant,
  /** Level of the player's ban; 0 for none (shell §2.9). */
  banLevel: v.optional(v.number(), 0),
  /** The second step rests on codes by email: a factor of its own has to be set up (decision 040). */
  isTwoStepDue: v.optional(v.boolean()),
  /** Devices on which the player has chosen nothing hide balances (betting §3, user config); left out for no. */
  user_hide_balance: v.optional(v.boolean()),
  /** Sports that the player leaves out, ids ascending (betting §3, user config); left out for none. */
  disallow_line_sport: v.optional(v.array(v.number())),
  disallow_live_sport: v.optional(v.array(v.number())),
  /** The session is only for this; left out for a session that is for everything. */
  narrow: v.optional(v.literal('withdrawal')),
});

const accounts = v.object({ accounts: v.array(accountSchema) });
export const sessionSchema = v.object({ player: playerSchema, accounts: v.array(accountSchema), now: shownInstant });
/** Answer to a sign-in: the session, or the second step of a player who signs in by two steps. */
export const signInAnswerSchema = v.union([sessionSchema, v.object({ twoStep: secondStepSchema })]);

/** Errors of a call that may ask for a captcha. */
export const CAPTCHA_ERRORS = ['CAPTCHA_REQUIRED', 'CAPTCHA_WRONG', 'CAPTCHA_EXPIRED', 'CAPTCHA_USED'] as const;

/** Signs a player in by email and password; field names of shell §7, e-mail login. */
export const loginCall = defineCall({
  id: 'login',
  method: 'POST',
  path: openPaths.login,
  rate: 'own',
  summary: 'Signs in with e-mail and password',
  body: v.object({
    uLogin: emailAddress,
    uPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
    save: v.boolean(),
  }),
  answer: signInAnswerSchema,
  fingerprint: true,
  errors: [
    'CREDENTIALS_WRONG',
    'SECOND_STEP_UNAVAILABLE',
    'TOO_MANY_ATTEMPTS',
    'FINGERPRINT_REFUSED',
    ...CARE_ERRORS,
    ...CAPTCHA_ERRORS,
  ],
});

export const logoutCall = defineCall({
  id: 'logout',
  narrow: 'withdrawal',
  method: 'POST',
  path: openPaths.logout,
  rate: 'session',
  summary: 'Ends the session',
  answer: v.object({ success: v.boolean(), message: v.string() }),
});

/**
 * Answers the session of the caller; null for a visitor, never an error. The client asks twice more when no answer
 * comes (shell §4, session).
 */
export const sessionCall = defineCall({
  id: 'session',
  narrow: 'withdrawal',
  method: 'GET',
  path: openPaths.session,
  rate: 'read',
  summary: 'The signed-in player and the accounts, or null for a visitor',
  answer: v.nullable(sessionSchema),
  retries: { times: 2, everyMs: 1500 },
});

/**
 * Answers the token of the specification (shell §7). Scripts get it without its signature; whole it is in the cookie
 * `user_token`, which lives as long as its exp claim (trust G5).
 */
export const tokenCall = defineCall({
  id: 'token',
  method: 'GET',
  path: '/web-api/user/gettoken',
  rate: 'session',
  summary: 'A short-lived user_token',
  auth: true,
  query: v.object({ force_refresh: v.optional(v.string()) }),
  answer: v.object({ data: v.object({ token: v.string() }) }),
});

/** Answers a token that opens video and nothing else (shell §7); pages hold it in memory. */
export const videoTokenCall = defineCall({
  id: 'videoToken',
  method: 'POST',
  path: '/web-api/user/updatetoken',
  rate: 'session',
  summary: 'A short-lived token for video',
  auth: true,
  answer: v.object({ data: v.object({ token: v.string() }) }),
});

/**
 * Sets the values `ggru` and `grant` (shell §7). They are cookies that no script can read (trust G5), so the answer
 * says only until when the grant holds.
 */
export const secureDataCall = defineCall({
  id: 'secureData',
  method: 'GET',
  path: openPaths.secureData,
  rate: 'read',
  summary: 'Sets the cookies ggru and grant',
  answer: v.object({
    data: v.nullable(
      v.object({
        /** Server clock, epoch ms. */
        grantedUntil: shownInstant,
      }),
    ),
  }),
});

/** Reports that the player is active (shell §7); the client ignores the answer. */
export const sessionTouchCall = defineCall({
  id: 'sessionTouch',
  method: 'GET',
  path: '/web-api/session',
  rate: 'read',
  summary: 'Marks the session as in use, if there is one',
  answer: v.null(),
});

export const accountsCall = defineCall({
  id: 'accounts',
  method: 'GET',
  path: openPaths.accounts,
  rate: 'session',
  summary: 'Accounts with their balances',
  auth: true,
  answer: accounts,
});

/**
 * Makes another account the active one (betting §8). Success answers with the message key main_account_will_set and the
 * id of the account.
 */
export const switchAccountCall = defineCall({
  id: 'switchAccount',
  method: 'POST',
  path: openPaths.switchAccount,
  rate: 'session',
  summary: 'Makes another account the active one',
  auth: true,
  body: v.object({ id: storedId }),
  answer: v.object({
    success: v.boolean(),
    message: v.string(),
    /** Account that is active now. */
    accountId: v.optional(storedId),
    accounts: v.array(accountSchema),
  }),
  errors: ['ACCOUNT_UNKNOWN'],
});

const currencyChange = {
  method: 'POST',
  auth: true,
  body: v.object({ currencyId: storedId }),
  answer: v.object({ data: v.object({ message: v.string() }) }),
} as const;

/**
 * Opens an empty account of type 9 in a currency that the site offers (betting §7, office). The list of accounts may
 * show it a moment later, so the client repeats that call until it does.
 */
export const addCurrencyCall = defineCall({
  ...currencyChange,
  id: 'addCurrency',
  path: openPaths.addCurrency,
  rate: 'session',
  summary: 'Opens an account in another currency',
  errors: ['CURRENCY_UNKNOWN', 'CURRENCY_TAKEN'],
});

/**
 * Closes the account of type 9 in this currency if it is empty and has no open bet (betting §7, office). The main
 * account becomes the active one where the closed account was active.
 */
export const removeCurrencyCall = defineCall({
  ...currencyChange,
  id: 'removeCurrency',
  path: openPaths.removeCurrency,
  rate: 'session',
  summary: 'Closes an empty currency account',
  errors: ['ACCOUNT_UNKNOWN', 'ACCOUNT_FIXED', 'ACCOUNT_NOT_EMPTY', 'ACCOUNT_HAS_BETS'],
});

/** Adds play money to the active account, up to a ceiling; outside production only. */
export const playMoneyCall = defineCall({
  id: 'playMoney',
  method: 'POST',
  path: openPaths.playMoney,
  rate: 'session',
  summary: 'Adds play money to an account (404 in production)',
  auth: true,
  idempotent: true,
  body: v.object({ accountId: storedId }),
  answer: accounts,
  errors: ['ACCOUNT_UNKNOWN', 'PLAY_MONEY_CEILING', 'DEPOSIT_LIMIT', ...GATE_ERRORS],
});

export type Account = v.InferOutput<typeof accountSchema>;
export type Player = v.InferOutput<typeof playerSchema>;
export type SessionAnswer = v.InferOutput<typeof sessionSchema>;
export type SignInAnswer = v.InferOutput<typeof signInAnswerSchema>;
