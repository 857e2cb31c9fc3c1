/** Base host that no address has, to detect whether a text stays on the site. */
const HERE = 'http://here.invalid';

/** Characters that browsers drop or turn round before they read an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const TREACHEROUS = /[\u0000-\u0020\u007f\\]/;

function isAllowed(url: URL, hosts: readonly string[]): boolean {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  return url.username === '' && url.password === '' && hosts.includes(url.host);
}

/**
 * Returns the target of a redirect if it may be followed. Every redirect off the site is checked here: each answer of a
 * service and each setting that names an address (shell §2.9, §7).
 *
 * @param target a path of the site, or an address with its scheme
 * @param hosts hosts that a redirect may lead to, with their port where it is not the scheme's default
 * @returns the normalised target; null when it may not be followed
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
