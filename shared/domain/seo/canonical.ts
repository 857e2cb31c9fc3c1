import type { CustomCanonical } from '../../contracts/seo.ts';
import { safeRedirect } from '../guards/safe-redirect.ts';

interface CanonicalInput {
  /** Scheme and host of the request. */
  readonly origin: string;
  /** Scheme and host of the main domain; null when the site has only one. */
  readonly mainOrigin: string | null;
  /** Canonical spelling of the page's path. */
  readonly path: string;
  readonly custom: CustomCanonical | null;
}

export interface Canonical {
  readonly href: string;
  /** Scheme and host of the page's own canonical addresses; null when another page is its canonical one. */
  readonly origin: string | null;
}

/** Returns the origin of a host named without a scheme; null for an invalid host. */
function originOfHost(host: string): string | null {
  const address = `https://${host}`;
  return /^[a-z0-9.-]+(?::\d{1,5})?$/i.test(host) && URL.canParse(address) ? new URL(address).origin : null;
}

/**
 * Returns the canonical address of a page (shell §3, SEO page data: custom canonical). Mode `url` names another page,
 * mode `mirror` the same page on the main domain; without either, a mirror points to the main domain that its site
 * names, and every other page to itself.
 */
export function canonicalOf({ origin, mainOrigin, path, custom }: CanonicalInput): Canonical {
  const home = mainOrigin ?? origin;
  const own = { href: `${home}${path}`, origin: home };
  if (custom?.mode === 'mirror') {
    const mirrored = originOfHost(custom.domain.host);
    return mirrored === null ? own : { href: `${mirrored}${path}`, origin: mirrored };
  }
  if (custom?.mode !== 'url') return own;
  const host = URL.canParse(custom.targetUrl) ? new URL(custom.targetUrl).host : '';
  const target = safeRedirect(custom.targetUrl, [host]);
  if (target === null) return own;
  const href = target.startsWith('/') ? `${home}${target}` : target;
  return href === own.href ? own : { href, origin: null };
}
