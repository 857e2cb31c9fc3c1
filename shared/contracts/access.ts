import * as v from 'valibot';
import { defineCall } from './call.ts';
import { openPaths } from './paths.ts';

const instant = v.pipe(v.number(), v.safeInteger());

/** shell §3, maintenance; instants are server clock, epoch ms. */
export const maintenanceSchema = v.object({
  isActive: v.boolean(),
  startAt: v.optional(v.nullable(instant), null),
  finishAt: v.optional(v.nullable(instant), null),
  notifyStartDate: v.optional(v.nullable(instant), null),
  notifyEndDate: v.optional(v.nullable(instant), null),
});

/** shell §3, block result. */
export const blockSchema = v.object({
  displayTypeId: v.picklist([0, 1]),
  /** The reason, null when nothing is blocked. */
  templateTypeId: v.optional(v.nullable(v.number()), null),
});

/** shell §7: the agreement rules and whether they changed since the player accepted them. */
export const termsSchema = v.object({ changed: v.boolean(), updatedAt: v.optional(v.nullable(instant), null) });

/** An address, without its language, that leads to another one after signing in (shell §2.9). */
const routePair = v.object({ route_from: v.string(), route_to: v.string() });

/** Entries of site config that decide who may see which page (shell §2.9, §3). An operator may leave any of them out. */
export const accessEntries = {
  /** Numbers of the routes that are there; null: all of them. */
  availableRoutes: v.optional(v.nullable(v.array(v.number())), null),
  /** Paths without their language that answer 404. */
  urlsToRedirectTo404: v.optional(v.array(v.string()), []),
  isShowIdentification: v.optional(v.boolean(), false),
  isShowPaymentPageOnlyAuth: v.optional(v.boolean(), false),
  isAvailableConfirmTerms: v.optional(v.boolean(), false),
  /** The site is reached through its authentication page. */
  isAccountOnly: v.optional(v.boolean(), false),
  /** Which level of a ban still allows withdrawals: 53 in version 1, 45 otherwise. */
  banVersion: v.optional(v.number(), 1),
  promoBonusToOffer: v.optional(v.boolean(), false),
  isFirstDepositRedirect: v.optional(v.boolean(), false),
  isRechargeModal: v.optional(v.boolean(), false),
  /** Ids of routes from which the recharge page opens as a page all the same. */
  rechargeModalRoutes: v.optional(v.array(v.string()), []),
  afterRegistrationRedirectUrl: v.optional(v.nullable(v.string()), null),
  afterRegistrationAndLoginRedirectRoutesV2: v.optional(v.array(routePair), []),
  /** Other hosts that a redirect may lead to. */
  redirectHosts: v.optional(v.array(v.string()), []),
  maintenance: v.optional(maintenanceSchema, { isActive: false }),
  block: v.optional(blockSchema, { displayTypeId: 0 }),
  /** A block check that nobody answers puts the site into maintenance (shell §4, Blocking). */
  isBlockFailureMaintenance: v.optional(v.boolean(), false),
  /** The domain is for invited players: nobody registers here (shell §6). */
  isVipDomain: v.optional(v.boolean(), false),
  /** Accounts are opened on the registration page, never in a dialog (shell §4, registration open). */
  isCustomRegistration: v.optional(v.boolean(), false),
  /** The old registration page is there too (shell §2.6). */
  isOldRegistration: v.optional(v.boolean(), false),
  /** On a VIP domain visitors have to sign in first; the back end says so by country (shell §6). */
  mainVipDomainAuthNeed: v.optional(v.boolean(), false),
} as const;

/** shell §7: whether the rules changed since the player accepted them; a guest has accepted none. */
export const agreementStatusCall = defineCall({
  id: 'agreementStatus',
  method: 'GET',
  path: '/web-api/api-v3/v2/user/agreement-rules/status',
  summary: 'Whether the rules have changed since the player accepted them',
  answer: v.object({ result: v.boolean(), updatedAt: v.nullable(instant) }),
});

export const acceptAgreementCall = defineCall({
  id: 'acceptAgreement',
  method: 'POST',
  path: openPaths.acceptAgreement,
  summary: 'The player accepts the rules as they stand',
  auth: true,
  answer: v.object({ result: v.boolean(), updatedAt: v.nullable(instant) }),
});

const flag = v.picklist(['0', '1']);

/**
 * shell §7: whether this visitor may see the site. Sent when a page is made or looked at again. `stage` says which of the
 * two, `referralParams` the tags of the address as a query, `referralWHNMobile` the host that the visitor comes from
 * without its mobile prefix.
 */
export const blockLightCall = defineCall({
  id: 'blockLight',
  method: 'GET',
  path: '/blocks-api/api/v1/block/light',
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

/** shell §7: the same of one address, asked after going to another page. */
export const blockCall = defineCall({
  id: 'block',
  method: 'POST',
  path: '/blocks-api/api/v2/block',
  summary: 'Whether an address of the site is blocked for this visitor',
  body: v.object({ auth: v.boolean(), url: v.pipe(v.string(), v.maxLength(2000)) }),
  answer: v.object({ data: blockSchema }),
  retries: { times: 2, everyMs: 100 },
});

/** shell §7: where an address that moved is now. What lacks a field is ignored by the caller, so none is demanded here. */
export const redirectLightCall = defineCall({
  id: 'redirectLight',
  method: 'POST',
  path: '/redirects-api/api/v1/redirect-light',
  summary: 'Where an address leads that is no page any more',
  body: v.object({ url: v.pipe(v.string(), v.maxLength(2000)) }),
  answer: v.object({ data: v.record(v.string(), v.unknown()) }),
  retries: { times: 5, everyMs: 100 },
});

export type Maintenance = v.InferOutput<typeof maintenanceSchema>;
export type SiteBlock = v.InferOutput<typeof blockSchema>;
export type Terms = v.InferOutput<typeof termsSchema>;
