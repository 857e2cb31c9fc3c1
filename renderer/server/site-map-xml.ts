import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { alternatesOf, listedLanguages } from '#shared/domain/seo/alternates.ts';
import { escapeHtml } from './html-template.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Returns the index of the sitemap files (sitemaps.org). */
export function siteMapIndex(addresses: readonly string[]): string {
  const items = addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${items.join('\n')}\n</sitemapindex>\n`;
}

/**
 * Returns one sitemap file: each page in each of its languages, with its alternates, as the page itself names them.
 * @param origin scheme and host of the canonical addresses
 * @param listed paths in any language
 * @param written languages of the paths that are not written in every language of the site
 */
export function siteMapFile(
  config: SiteConfig,
  origin: string,
  listed: readonly string[],
  written: Readonly<Record<string, readonly string[]>> = {},
): string {
  const items = listed.flatMap((path) => {
    const own = written[path] ?? config.languages;
    const languages = listedLanguages(config).filter((language) => own.includes(language));
    const links = alternatesOf(config, origin, path, own)
      .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`)
      .join('');
    return languages.map(
      (language) => `<url><loc>${escapeHtml(`${origin}${paths.inLanguage(path, language)}`)}</loc>${links}</url>`,
    );
  });
  return `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${items.join('\n')}\n</urlset>\n`;
}
