import * as v from 'valibot';
import { defineCall } from './call.ts';
import { perMinute } from './call-rate.ts';

const address = v.optional(v.pipe(v.string(), v.maxLength(2000)));
const name = v.optional(v.pipe(v.string(), v.maxLength(2000)));

/** A violation as `report-uri` sends it (Content Security Policy 2). */
const reportByAddress = v.object({
  'csp-report': v.object({
    'document-uri': address,
    'effective-directive': name,
    'violated-directive': name,
    'blocked-uri': address,
  }),
});

/** A violation as `report-to` sends it (Reporting API), beside reports of other types. */
const reportByEndpoint = v.object({
  type: v.pipe(v.string(), v.maxLength(100)),
  body: v.optional(v.nullable(v.object({ documentURL: address, effectiveDirective: name, blockedURL: address })), null),
});

/**
 * Takes what browsers report about content security policies of pages: what a page wanted to load or run and was refused
 * (decision 043). Only the kind of page, the directive and the blocked host are used; addresses and samples are dropped.
 */
export const policyReportsCall = defineCall({
  id: 'policyReports',
  method: 'POST',
  path: '/web-api/policy-reports',
  rate: perMinute(60),
  summary: 'Takes reports of browsers about content security policies',
  body: v.union([reportByAddress, v.pipe(v.array(reportByEndpoint), v.maxLength(50))]),
  answer: v.object({
    /** Number of violations taken in. */
    taken: v.number(),
  }),
  errors: ['TOO_MANY_ATTEMPTS'],
});

export type PolicyReports = v.InferOutput<typeof policyReportsCall.body>;
