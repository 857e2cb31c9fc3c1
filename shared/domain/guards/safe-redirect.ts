/** A host of our own that no address has, to see whether a text stays on the site. */
const HERE = 'http://here.invalid';

/** Signs that browsers drop or turn round before they read an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const TREACHEROUS = /[\u0000-\u0020\u007f\\]/;

function isAllowed(url: URL, hosts: readonly string[]): boolean {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  return url.username === '' && url.password === '' && hosts.includes(url.host);
}

/**
 * The only way for a redirect to leave the product: every answer of a service and every setting that names an address
 * goes through here (shell §2.9, §7).
 *
 * @param target a path of the site, or an address with its scheme
 * @param hosts hosts that a redirect may lead to, with their port where it is not the scheme's own
 * @returns the target, made regular; null when it may not be followed
 */
export function safeRedirect(target: string, hosts: readonly string[]): string | null {
  if (target === '' || TREACHEROUS.test(target) || !URL.canParse(target, HERE)) return null;
  const url = new URL(target, HERE);
  if (target.startsWith('/')) {
    if (url.origin !== HERE || url.pathname.startsWith('//')) return null;
    return `${url.pathname}${url.search}${url.hash}`;
  }
  return isAllowed(url, hosts) ? url.href : null;
}
