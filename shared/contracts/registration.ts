import * as v from 'valibot';
import { BONUS_CHOICE } from '../domain/registration/bonus-choice.ts';
import { REGISTRATION_FIELDS, REGISTRATION_TYPES } from '../domain/registration/registration-fields.ts';
import { sessionSchema } from './account.ts';
import { bonusChoiceSchema } from './bonus-choice.ts';
import { defineCall } from './call.ts';
import { GUESS_RATE, perTenMinutes } from './call-rate.ts';
import { codeAskedSchema, codeRequest, typedCode } from './codes.ts';
import { shownInstant } from './instant.ts';
import { openPaths } from './paths.ts';

const type = v.picklist(REGISTRATION_TYPES);
const language = v.pipe(v.string(), v.regex(/^[a-z]{2}$/));

/** Fields that a site asks newcomers for (shell §3, registration types and personal data fields). */
export const registrationDescriptionSchema = v.object({
  type,
  fields: v.pipe(v.array(v.object({ name: v.picklist(REGISTRATION_FIELDS), isRequired: v.boolean() })), v.minLength(1)),
});

/** Answers how accounts can be opened here, with all that a form needs to know before it is sent. */
export const registrationSettingsCall = defineCall({
  id: 'registrationSettings',
  method: 'GET',
  path: openPaths.registrationSettings,
  rate: 'read',
  summary: 'Types of registration and the fields of each',
  answer: v.object({
    types: v.array(registrationDescriptionSchema),
    minAge: v.number(),
    /** Smallest age in countries where it is higher, by country, ISO 3166 alpha-2. */
    countryAges: v.optional(v.record(v.string(), v.number()), {}),
    /** Usual currency of a country's players, ISO 4217, by country; other countries have the site's default. */
    countryCurrencies: v.optional(v.record(v.string(), v.string()), {}),
    /** Newcomers can enter promo codes. */
    hasPromo: v.boolean(),
    /** ISO 3166 alpha-2; the site opens no accounts for residents of these countries. */
    excludedCountries: v.array(v.string()),
    /** Last change of the rules that a newcomer accepts, server clock, epoch ms; null for never. */
    termsUpdatedAt: v.nullable(shownInstant),
    /** Server clock, epoch ms. */
    now: shownInstant,
  }),
});

/** Answers the facts of a social network about a newcomer (shell §3); null for an ended or unknown request. */
export const socialProfileCall = defineCall({
  id: 'socialProfile',
  method: 'GET',
  path: openPaths.socialProfile,
  rate: 'read',
  summary: 'Facts that a social network tells about a newcomer',
  query: v.object({ request: codeRequest }),
  answer: v.nullable(
    v.object({
      network: v.string(),
      email: v.nullable(v.string()),
      isEmailVerified: v.boolean(),
      name: v.nullable(v.string()),
      surname: v.nullable(v.string()),
    }),
  ),
});

/**
 * Begins a registration (shell §3, §5). The account opens only after a code has confirmed the email or the number. A
 * person who already has an account gets the same answer in the same time, and a message that says so.
 */
export const registerCall = defineCall({
  id: 'register',
  method: 'POST',
  path: openPaths.register,
  rate: perTenMinutes(20),
  summary: 'Begins a registration: sends the code that confirms its email or phone',
  body: v.object({
    type,
    language,
    values: v.record(v.picklist(REGISTRATION_FIELDS), v.pipe(v.string(), v.maxLength(300))),
    /** Country of a number that does not name its country, ISO 3166 alpha-2. */
    phoneCountry: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
    /** The newcomer declares to have reached the site's age and to accept the rules. */
    adult: v.literal(true),
    promo: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    /** News that the newcomer agrees to receive (shell §3, mailing settings). */
    news: v.optional(v.object({ email: v.boolean(), sms: v.boolean() }), { email: false, sms: false }),
    /** Request of the social network, for soc_reg. */
    request: v.optional(codeRequest),
    /** Welcome bonus that the newcomer chooses (betting §3). */
    bonusChoice: v.optional(bonusChoiceSchema, BONUS_CHOICE.sport),
  }),
  /** The code that was sent, or the session itself for an email that the social network has confirmed. */
  answer: v.union([v.object({ code: codeAskedSchema }), sessionSchema]),
  fingerprint: true,
  errors: [
    'EMAIL_TAKEN',
    'CURRENCY_UNKNOWN',
    'PASSWORD_WEAK',
    'PHONE_WRONG',
    'PROMO_UNKNOWN',
    'PROMO_OVER',
    'COUNTRY_EXCLUDED',
    'SIGN_UP_EXPIRED',
    'TOO_MANY_ATTEMPTS',
    'FINGERPRINT_REFUSED',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_WRONG',
    'CAPTCHA_EXPIRED',
    'CAPTCHA_USED',
  ],
});

/** Opens the account by the code of a registration and signs the player in. */
export const confirmRegistrationCall = defineCall({
  id: 'confirmRegistration',
  method: 'POST',
  path: openPaths.confirmRegistration,
  rate: GUESS_RATE,
  summary: 'Opens the account by the code of its registration and signs in',
  body: v.object({ request: codeRequest, code: typedCode }),
  answer: sessionSchema,
  fingerprint: true,
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'EMAIL_TAKEN', 'PHONE_TAKEN', 'SIGN_UP_EXPIRED', 'FINGERPRINT_REFUSED'],
});

export type RegistrationBody = v.InferInput<NonNullable<(typeof registerCall)['body']>>;
