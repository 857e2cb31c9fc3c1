import * as v from 'valibot';
import { choiceOfType } from '../domain/consent/consent-choice.ts';
import { defineCall } from './call.ts';
import { instant } from './instant.ts';
import { openPaths } from './paths.ts';

const cookieAgreementSchema = v.object({
  /** Instant of the choice, server clock, epoch ms; one in the future counts as now. */
  cookiesAgreeTime: instant,
  /** `all`, `disabled`, or the chosen classes joined by `+`. */
  agreementType: v.pipe(
    v.string(),
    v.check(
      (type) => choiceOfType(type) !== null,
      'agreementType is all, disabled, or classes of functional, marketing and analytics in this order, joined by +',
    ),
  ),
});

/**
 * Records the cookie choice of a signed-in player (shell §7, cookies-agreement log). The same choice sent again changes
 * nothing; the answer is the last choice on record.
 */
export const logCookieAgreementCall = defineCall({
  id: 'logCookieAgreement',
  method: 'POST',
  path: openPaths.cookieAgreement,
  rate: 'session',
  summary: 'Records the cookie choice of a player and its instant',
  auth: true,
  body: cookieAgreementSchema,
  answer: cookieAgreementSchema,
});

/** Answers the last recorded cookie choice of a player (shell §4); null for none. */
export const cookieAgreementCall = defineCall({
  id: 'cookieAgreement',
  method: 'GET',
  path: openPaths.cookieAgreement,
  rate: 'session',
  summary: 'The last recorded cookie choice of the player, or null',
  auth: true,
  answer: v.nullable(cookieAgreementSchema),
});

export type CookieAgreement = v.InferOutput<typeof cookieAgreementSchema>;
