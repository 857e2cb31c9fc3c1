import * as v from 'valibot';
import { defineCall } from './call.ts';
import { instant } from './instant.ts';
import { openPaths } from './paths.ts';

const language = v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'is no language such as en'));

/** Own texts by language; `maintenance-words.ts` decides which of them a player reads. */
const maintenanceTexts = v.record(language, v.pipe(v.string(), v.maxLength(1000)));

/** Maintenance of the site (shell §3); instants are server clock, epoch ms. */
export const maintenanceSchema = v.object({
  isActive: v.boolean(),
  startAt: v.optional(v.nullable(instant), null),
  finishAt: v.optional(v.nullable(instant), null),
  notifyStartDate: v.optional(v.nullable(instant), null),
  notifyEndDate: v.optional(v.nullable(instant), null),
  /** Text of the maintenance page in place of the product's. */
  texts: v.exactOptional(maintenanceTexts),
  /** Text of the announcement in place of the product's. */
  notifyTexts: v.exactOptional(maintenanceTexts),
});

/** Block of the site for a visitor (shell §3, block result). */
export const blockSchema = v.object({
  displayTypeId: v.picklist([0, 1]),
  /** Id of the reason; null when nothing is blocked. */
  templateTypeId: v.optional(v.nullable(v.number()), null),
});

/** State of the agreement rules, and whether they changed since the player accepted them (shell §7). */
export const termsSchema = v.object({ changed: v.boolean(), updatedAt: v.optional(v.nullable(instant), null) });

/** Address without its language that leads to another one after sign-in (shell §2.9). */
const routePair = v.object({ route_from: v.string(), route_to: v.string() });

/**
 * Entries of site config that decide who may see which page (shell §2.9, §3). An operator may leave any of them out.
 */
export const accessEntries = {
  /** Numbers of the routes that the site offers; null offers all. */
  availableRoutes: v.optional(v.nullable(v.array(v.number())), null),
  /** Paths without their language that answer 404. */
  urlsToRedirectTo404: v.optional(v.array(v.string()), []),
  isShowIdentification: v.optional(v.boolean(), false),
  /** Bets earn points, and the site has their page; follows from the entry `points` and `availableRoutes`. */
  hasPoints: v.optional(v.boolean(), false),
  isShowPaymentPageOnlyAuth: v.optional(v.boolean(), false),
  isAvailableConfirmTerms: v.optional(v.boolean(), false),
  /** Leads visitors to the authentication page first, because the site is for accounts only. */
  isAccountOnly: v.optional(v.boolean(), false),
  /** Version of the ban rules: the level that still allows withdrawals is 53 in version 1, 45 otherwise. */
  banVersion: v.optional(v.number(), 1),
  promoBonusToOffer: v.optional(v.boolean(), false),
  isFirstDepositRedirect: v.optional(v.boolean(), false),
  isRechargeModal: v.optional(v.boolean(), false),
  /** Ids of routes from which the recharge page opens as a page, not as a dialog. */
  rechargeModalRoutes: v.optional(v.array(v.string()), []),
  afterRegistrationRedirectUrl: v.optional(v.nullable(v.string()), null),
  afterRegistrationAndLoginRedirectRoutesV2: v.optional(v.array(routePair), []),
  /** Other hosts to which a redirect may lead. */
  redirectHosts: v.optional(v.array(v.string()), []),
  maintenance: v.optional(maintenanceSchema, { isActive: false }),
  block: v.optional(blockSchema, { displayTypeId: 0 }),
  /** A block check that gets no answer puts the site into maintenance (shell §4, Blocking). */
  isBlockFailureMaintenance: v.optional(v.boolean(), false),
  /** Admits invited players alone: registration is closed on this domain (shell §6). */
  isVipDomain: v.optional(v.boolean(), false),
  /** Opens accounts on the registration page only, never in a dialog (shell §4, registration open). */
  isCustomRegistration: v.optional(v.boolean(), false),
  /** Offers the old registration page as well (shell §2.6). */
  isOldRegistration: v.optional(v.boolean(), false),
  /** Makes visitors of a VIP domain sign in first; the back end decides it by country (shell §6). */
  mainVipDomainAuthNeed: v.optional(v.boolean(), false),
} as const;

/** Answers whether the rules changed since the player accepted them (shell §7); a guest has accepted none. */
export const agreementStatusCall = defineCall({
  id: 'agreementStatus',
  method: 'GET',
  path: '/web-api/api-v3/v2/user/agreement-rules/status',
  rate: 'read',
  summary: 'Whether the rules have changed since the player accepted them',
  answer: v.object({ result: v.boolean(), updatedAt: v.nullable(instant) }),
});

export const acceptAgreementCall = defineCall({
  id: 'acceptAgreement',
  method: 'POST',
  path: openPaths.acceptAgreement,
  rate: 'session',
  summary: 'Records that the player accepts the current rules',
  auth: true,
  answer: v.object({ result: v.boolean(), updatedAt: v.nullable(instant) }),
});

const ruleText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5000));

/** Section of the rules: plain text, one entry for each paragraph. */
const ruleSectionSchema = v.object({
  heading: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  paragraphs: v.pipe(v.array(ruleText), v.minLength(1), v.maxLength(100)),
});

/** Rules of the operator in each language in which they are written; at most 200 sections. */
export const ruleTextsSchema = v.record(language, v.pipe(v.array(ruleSectionSchema), v.minLength(1), v.maxLength(200)));

/** Rules in one language, as the operator wrote them. */
export const rulesSchema = v.object({
  /** Language of the text. */
  language,
  sections: v.pipe(v.array(ruleSectionSchema), v.minLength(1)),
});

const flag = v.picklist(['0', '1']);

/**
 * Answers whether this visitor may see the site (shell §7). The client asks when it makes a page or looks at it again:
 * `stage` says which of the two, `referralParams` carries the tags of the address as a query, `referralWHNMobile` the
 * host that the visitor comes from without its mobile prefix.
 */
export const blockLightCall = defineCall({
  id: 'blockLight',
  method: 'GET',
  path: '/blocks-api/api/v1/block/light',
  rate: 'read',
  summary: 'Whether the site is blocked for this visitor, and for which reason',
  query: v.object({
    stage: v.picklist(['load', 'watch']),
    auth: flag,
    referralParams: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
    referralWHNMobile: v.optional(v.pipe(v.string(), v.maxLength(253)), ''),
    mainVipDomainAuthNeed: flag,
  }),
  answer: v.object({ data: blockSchema }),
  retries: { times: 2, everyMs: 100 },
});

/** Answers whether this visitor may see one address (shell §7); the client asks after each change of page. */
export const blockCall = defineCall({
  id: 'block',
  method: 'POST',
  path: '/blocks-api/api/v2/block',
  rate: 'read',
  summary: 'Whether an address of the site is blocked for this visitor',
  body: v.object({ auth: v.boolean(), url: v.pipe(v.string(), v.maxLength(2000)) }),
  answer: v.object({ data: blockSchema }),
  retries: { times: 2, everyMs: 100 },
});

/**
 * Answers the new address of a page that moved (shell §7). The caller ignores an answer that lacks a field, so the
 * schema demands none.
 */
export const redirectLightCall = defineCall({
  id: 'redirectLight',
  method: 'POST',
  path: '/redirects-api/api/v1/redirect-light',
  rate: 'read',
  summary: 'New address of a page that moved',
  body: v.object({ url: v.pipe(v.string(), v.maxLength(2000)) }),
  answer: v.object({ data: v.record(v.string(), v.unknown()) }),
  retries: { times: 5, everyMs: 100 },
});

export type Maintenance = v.InferOutput<typeof maintenanceSchema>;
export type SiteBlock = v.InferOutput<typeof blockSchema>;
export type RuleTexts = v.InferOutput<typeof ruleTextsSchema>;
export type Terms = v.InferOutput<typeof termsSchema>;
