import type { CustomCanonical } from '../../contracts/seo.ts';
import { safeRedirect } from '../guards/safe-redirect.ts';

interface CanonicalInput {
  /** Scheme and host that the page was asked at. */
  readonly origin: string;
  /** Scheme and host of the main domain; null when the site has only one. */
  readonly mainOrigin: string | null;
  /** The only spelling of the page's path. */
  readonly path: string;
  readonly custom: CustomCanonical | null;
}

export interface Canonical {
  readonly href: string;
  /** Scheme and host of the page's own canonical addresses; null when it stands for another page. */
  readonly origin: string | null;
}

/** Origin of a host that is named without a scheme; null for what is no host. */
function originOfHost(host: string): string | null {
  const address = `https://${host}`;
  return /^[a-z0-9.-]+(?::\d{1,5})?$/i.test(host) && URL.canParse(address) ? new URL(address).origin : null;
}

/**
 * The address that stands for a page (shell §3, SEO page data: custom canonical). Mode `url` names another page, mode
 * `mirror` the same page on the main domain; without either, a mirror of a site that names its main domain stands for
 * that one, and every other page for itself.
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
