import type { FastifyReply } from 'fastify';
import { policyReportsCall } from '#shared/contracts/policy-reports.ts';
import { type CallPaths, callPath } from '#shared/domain/transport/call-path.ts';
import { TRUSTED_TYPES_DIRECTIVES } from '#shared/host/trusted-types.ts';

/** Other hosts that pages of the site may contact. */
export interface PolicyHosts {
  readonly mirrors?: readonly string[];
  readonly analyticsHosts?: readonly string[];
  readonly paymentOrigins?: readonly string[];
  readonly isOneTapAuthEnabled?: boolean;
  /** Address of the one-tap script: a path, or an https address. */
  readonly oneTapScript?: string;
  /** Paths of calls that differ, by the id of the call. */
  readonly paths?: CallPaths;
}

const reportsPath = ({ paths }: PolicyHosts) => callPath(paths, policyReportsCall);

/**
 * Returns the value of the header `reporting-endpoints`: where browsers report what a page's policy has refused; null
 * when the back end takes no reports.
 */
export function reportingEndpoints(hosts: PolicyHosts): string | null {
  const path = reportsPath(hosts);
  return path === null ? null : `policy="${path}"`;
}

/**
 * Returns the content security policy of a page. One inline script (the theme, before the first paint) carries the
 * nonce, which also lets the dialog library add its style element. Everything else comes from this origin, except:
 * mirrors may be tested, analytics hosts may run scripts and receive events, the one-tap host may run its script and
 * show its prompt in a frame, and payment providers may show their pages in one. Trusted Types are demanded where all
 * scripts are the site's own: scripts of other hosts do not keep to them (decision 043).
 */
export function contentSecurityPolicy(nonce: string, host: string, secure: boolean, hosts: PolicyHosts = {}): string {
  const { mirrors = [], analyticsHosts = [], paymentOrigins = [] } = hosts;
  const { isOneTapAuthEnabled = false, oneTapScript = '' } = hosts;
  const oneTap = isOneTapAuthEnabled && oneTapScript.startsWith('https:') ? [new URL(oneTapScript).origin] : [];
  const framed = [...oneTap, ...paymentOrigins];
  const reports = reportsPath(hosts);
  const socket = `${secure ? 'wss' : 'ws'}://${host}`;
  return [
    "default-src 'none'",
    `script-src ${["'self'", `'nonce-${nonce}'`, ...analyticsHosts, ...oneTap].join(' ')}`,
    `style-src ${["'self'", `'nonce-${nonce}'`, ...oneTap].join(' ')}`,
    `img-src ${["'self'", 'data:', ...analyticsHosts].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", socket, ...mirrors, ...analyticsHosts, ...oneTap].join(' ')}`,
    ...(framed.length > 0 ? [`frame-src ${framed.join(' ')}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(analyticsHosts.length + oneTap.length === 0 ? TRUSTED_TYPES_DIRECTIVES : []),
    ...(secure ? ['upgrade-insecure-requests'] : []),
    ...(reports === null ? [] : [`report-uri ${reports}`, ...(secure ? ['report-to policy'] : [])]),
  ].join('; ');
}

export const fixedHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
} as const;

/** Value of the header that keeps browsers on https. */
export const TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains';

/** Sets the headers of every answer of the site. */
export function setFixedHeaders(reply: FastifyReply, secure: boolean): void {
  reply.headers(fixedHeaders);
  if (secure) reply.header('strict-transport-security', TRANSPORT_SECURITY);
}
