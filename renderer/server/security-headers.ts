import type { FastifyReply } from 'fastify';

/** Hosts beside the site's own that its pages may turn to. */
export interface PolicyHosts {
  readonly mirrors?: readonly string[];
  readonly analyticsHosts?: readonly string[];
}

/**
 * Content security policy of a page. One inline script (the theme, before the first paint) carries the nonce; the same
 * nonce lets the dialog library add its own style element. Everything else comes from this origin; the site's mirrors
 * may be asked whether they answer, and the hosts of its analytics may run their scripts and be told.
 */
export function contentSecurityPolicy(
  nonce: string,
  host: string,
  secure: boolean,
  { mirrors = [], analyticsHosts = [] }: PolicyHosts = {},
): string {
  const socket = `${secure ? 'wss' : 'ws'}://${host}`;
  return [
    "default-src 'none'",
    `script-src ${["'self'", `'nonce-${nonce}'`, ...analyticsHosts].join(' ')}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${["'self'", 'data:', ...analyticsHosts].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", socket, ...mirrors, ...analyticsHosts].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
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

/** Headers of every answer of the site, whatever it is. */
export function setFixedHeaders(reply: FastifyReply, secure: boolean): void {
  reply.headers(fixedHeaders);
  if (secure) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
}
