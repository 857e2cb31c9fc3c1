import type { FastifyReply } from 'fastify';

/** Hosts beside the site's own that its pages may turn to. */
export interface PolicyHosts {
  readonly mirrors?: readonly string[];
  readonly analyticsHosts?: readonly string[];
  readonly isOneTapAuthEnabled?: boolean;
  /** Where the one-tap script comes from: a path, or an https address. */
  readonly oneTapScript?: string;
}

/**
 * Content security policy of a page. One inline script (the theme, before the first paint) carries the nonce; the same
 * nonce lets the dialog library add its own style element. Everything else comes from this origin; the site's mirrors
 * may be asked whether they answer, the hosts of its analytics may run their scripts and be told, and where one-tap is on
 * its host may run its script, dress and frame its prompt and be asked.
 */
export function contentSecurityPolicy(
  nonce: string,
  host: string,
  secure: boolean,
  { mirrors = [], analyticsHosts = [], isOneTapAuthEnabled = false, oneTapScript = '' }: PolicyHosts = {},
): string {
  const oneTap = isOneTapAuthEnabled && oneTapScript.startsWith('https:') ? [new URL(oneTapScript).origin] : [];
  const socket = `${secure ? 'wss' : 'ws'}://${host}`;
  return [
    "default-src 'none'",
    `script-src ${["'self'", `'nonce-${nonce}'`, ...analyticsHosts, ...oneTap].join(' ')}`,
    `style-src ${["'self'", `'nonce-${nonce}'`, ...oneTap].join(' ')}`,
    `img-src ${["'self'", 'data:', ...analyticsHosts].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", socket, ...mirrors, ...analyticsHosts, ...oneTap].join(' ')}`,
    ...(oneTap.length > 0 ? [`frame-src ${oneTap.join(' ')}`] : []),
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
