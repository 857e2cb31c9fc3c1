import * as v from 'valibot';
import { CAPTCHA_ERRORS, signInAnswerSchema } from './account.ts';
import { defineCall } from './call.ts';
import { GUESS_RATE } from './call-rate.ts';
import { emailAddress } from './email-address.ts';
import { CARE_ERRORS } from './gate-errors.ts';
import { SECOND_STEP_ERRORS } from './identity.ts';
import { shownInstant } from './instant.ts';
import { openPaths } from './paths.ts';
import { PROOF_ERRORS, proofEntries, signInFactorSchema } from './second-proof.ts';
import { secondStepSchema } from './second-step.ts';
import { networkSchema } from './social-config.ts';

const language = v.pipe(v.string(), v.regex(/^[a-z]{2}$/));
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(256));
/** Path of the site with its query; the back end redirects to no other address. */
const returnTo = v.pipe(v.string(), v.maxLength(2000));

/** Query of `socialBeginPath`, which begins a sign-in by a network (shell §7, oauth). */
export const socialBeginQuery = v.object({
  lang: language,
  /** Address to return to after the sign-in of a known player; home when left out. */
  returnTo: v.optional(returnTo),
  /** Stay signed in. */
  save: v.optional(v.picklist(['0', '1']), '0'),
});

/** Answers the client id for the one-tap script (shell §7, one-tap). */
export const oneTapClientCall = defineCall({
  id: 'oneTapClient',
  method: 'GET',
  path: '/social-api/oauth/google-one-tap/clientId',
  rate: 'read',
  summary: 'The client id of one-tap sign-in',
  answer: v.object({ clientId: v.string() }),
  errors: ['NOT_FOUND'],
});

/**
 * Takes the credential of the one-tap script as multipart/form-data (shell §7, one-tap); the browser then goes to
 * `redirectUrl`.
 */
export const oneTapCall = defineCall({
  id: 'oneTap',
  method: 'POST',
  path: '/social-api/oauth/google-one-tap',
  rate: GUESS_RATE,
  summary: 'Signs in by a signed credential of one-tap, once; sent as multipart/form-data',
  body: v.object({
    credential: v.pipe(v.string(), v.minLength(1), v.maxLength(8000)),
    language,
    /** ISO 4217, the currency to offer at registration; '' when unknown. */
    currency: v.pipe(v.string(), v.regex(/^(?:[A-Z]{3})?$/)),
    /** Id of the phone country; '' when unknown. */
    countryId: v.pipe(v.string(), v.regex(/^\d{0,6}$/)),
  }),
  answer: v.object({ redirectUrl: v.string() }),
  isForm: true,
  errors: ['NOT_FOUND', 'CREDENTIAL_REFUSED', 'UNAVAILABLE'],
});

/** Answers the next step for a person who came back from a network; null for none. */
export const socialStepCall = defineCall({
  id: 'socialStep',
  method: 'GET',
  path: openPaths.socialStep,
  rate: 'read',
  summary: 'Next step for a person who came back from a network',
  answer: v.object({
    step: v.nullable(
      v.variant('kind', [
        v.object({ kind: v.literal('join'), network: networkSchema, email: v.string() }),
        v.object({ kind: v.literal('code'), network: networkSchema, asked: secondStepSchema }),
        v.object({
          kind: v.literal('wallet'),
          network: networkSchema,
          /** Path of a script that plays a wallet, outside production; null for the wallet of the browser. */
          script: v.nullable(v.pipe(v.string(), v.startsWith('/'))),
        }),
      ]),
    ),
  }),
});

/**
 * Joins a network to an existing player; field names of shell §7, social login. The person comes from a network whose
 * verified email a player already has: the login is that email and the pass the player's password. From then on the
 * network is a sign-in method. Any other sign-in as that player joins the network as well.
 */
export const socialLoginCall = defineCall({
  id: 'socialLogin',
  method: 'POST',
  path: openPaths.socialLogin,
  rate: GUESS_RATE,
  summary: 'Signs in by the password of the account and joins the network to it',
  body: v.object({
    login: emailAddress,
    pass: password,
    'g-recaptcha-response': v.optional(v.pipe(v.string(), v.maxLength(2000))),
  }),
  answer: signInAnswerSchema,
  fingerprint: true,
  errors: [
    'CREDENTIALS_WRONG',
    'SOCIAL_EXPIRED',
    'TOO_MANY_ATTEMPTS',
    'FINGERPRINT_REFUSED',
    ...CARE_ERRORS,
    ...CAPTCHA_ERRORS,
  ],
});

/**
 * Finishes a sign-in by two steps after a network; field name `code` of shell §7, social two-step. The browser's cookie
 * says which sign-in it is.
 */
export const socialTwoStepCall = defineCall({
  id: 'socialTwoStep',
  method: 'POST',
  path: openPaths.socialTwoStep,
  rate: GUESS_RATE,
  summary: 'Second step of a sign-in by a network',
  body: signInFactorSchema,
  answer: signInAnswerSchema,
  fingerprint: true,
  errors: [...SECOND_STEP_ERRORS, 'SOCIAL_EXPIRED', 'FINGERPRINT_REFUSED', ...CARE_ERRORS],
});

const walletAddress = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/));

/** Answers what the wallet of this browser signs to sign in with one of its accounts (EIP-4361; decision 045). */
export const walletMessageCall = defineCall({
  id: 'walletMessage',
  method: 'POST',
  path: openPaths.walletMessage,
  rate: GUESS_RATE,
  summary: 'Message that the wallet of a browser signs',
  body: v.object({
    /** Address of the account, with or without the capital letters of EIP-55. */
    address: walletAddress,
  }),
  answer: v.object({ message: v.string() }),
  errors: ['SOCIAL_EXPIRED'],
});

/**
 * Ends a sign-in by a wallet, once: the page then goes to `redirectUrl`, which tells every problem as a return from a
 * network does.
 */
export const walletAnswerCall = defineCall({
  id: 'walletAnswer',
  method: 'POST',
  path: openPaths.walletAnswer,
  rate: GUESS_RATE,
  summary: 'Ends a sign-in by the signature of a wallet, once',
  body: v.object({
    address: walletAddress,
    /** Signature of EIP-191; that of a contract is longer. */
    signature: v.pipe(v.string(), v.regex(/^0x(?:[0-9a-fA-F]{2}){1,8000}$/)),
  }),
  answer: v.object({ redirectUrl: v.string() }),
  errors: ['SOCIAL_EXPIRED'],
});

/** Begins to join a network; the page then goes to `redirectUrl`, the network. */
export const joinNetworkCall = defineCall({
  id: 'joinNetwork',
  method: 'POST',
  path: openPaths.joinNetwork,
  rate: 'own',
  summary: 'Begins to add a network to the player’s sign-in methods; needs the player’s proof',
  auth: true,
  body: v.object({ network: networkSchema, language, returnTo: v.optional(returnTo), ...proofEntries }),
  answer: v.object({ redirectUrl: v.string() }),
  errors: ['NOT_FOUND', 'UNAVAILABLE', ...PROOF_ERRORS, ...CAPTCHA_ERRORS],
});

const joinedSchema = v.object({
  networks: v.array(
    v.object({
      network: networkSchema,
      /** Name of the person at the network: an email or a name; '' when it gives neither. */
      person: v.string(),
      /** Server clock, epoch ms. */
      joinedAt: shownInstant,
    }),
  ),
  /** The player can sign in without a network. */
  hasPassword: v.boolean(),
});

export const joinedNetworksCall = defineCall({
  id: 'joinedNetworks',
  method: 'GET',
  path: openPaths.joinedNetworks,
  rate: 'session',
  summary: 'Networks among the player’s sign-in methods',
  auth: true,
  answer: joinedSchema,
});

export const removeNetworkCall = defineCall({
  id: 'removeNetwork',
  method: 'POST',
  path: openPaths.removeNetwork,
  rate: 'own',
  summary: 'Removes a network from the sign-in methods; needs the player’s proof; the last method cannot be removed',
  auth: true,
  body: v.object({ network: networkSchema, ...proofEntries }),
  answer: joinedSchema,
  errors: ['LAST_WAY_IN', ...PROOF_ERRORS, ...CAPTCHA_ERRORS],
});

/**
 * Begins the proof of a player who has no password: the player returns from a network that is linked already, which
 * counts as the password in this session for ten minutes.
 */
export const proveByNetworkCall = defineCall({
  id: 'proveByNetwork',
  method: 'POST',
  path: openPaths.proveByNetwork,
  rate: 'session',
  summary: 'Begins the proof of a player without a password by a linked network',
  auth: true,
  body: v.object({ network: networkSchema, language, returnTo: v.optional(returnTo) }),
  answer: v.object({ redirectUrl: v.string() }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});

export type JoinedNetworks = v.InferOutput<typeof joinedSchema>;
