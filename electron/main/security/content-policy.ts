import { TRUSTED_TYPES_DIRECTIVES } from '#shared/host/trusted-types.ts';

/**
 * Returns the content security policy of the window. Sockets cannot use the app's own scheme, so the policy names their
 * host.
 *
 * @param nonce number of one answer; allows the style element of the dialog library
 */
export function contentPolicy(socketOrigin: string, nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${socketOrigin}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    ...TRUSTED_TYPES_DIRECTIVES,
  ].join('; ');
}
