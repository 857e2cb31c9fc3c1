import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { isCallbackOffered } from '#shared/domain/support/support-hours.ts';

/** Dialogs that open over the page. */
export type SupportDialog = 'callback' | 'chat' | 'question' | 'requests';

/** Line of the menu: a dialog, or a link that leads away. */
export type MenuOption =
  | { readonly kind: SupportDialog }
  | { readonly kind: 'email'; readonly href: string }
  | { readonly kind: 'social'; readonly href: string; readonly name: string };

type Site = Pick<SiteConfig, 'isAvailableCallback' | 'langsHiddenCallback' | 'support'>;

/** Returns the support options for this language, in the order of the site config (shell §1; N-07). */
export function supportOptions(site: Site, language: string): MenuOption[] {
  const { email, options, socials } = site.support;
  return options.flatMap((kind): MenuOption[] => {
    if (kind === 'callback') return isCallbackOffered(site, language) ? [{ kind }] : [];
    if (kind === 'email') return [{ kind, href: `mailto:${email}` }];
    if (kind === 'social') return socials.map(({ name, url }) => ({ kind, name, href: url }));
    return [{ kind }];
  });
}

/**
 * Returns what the support panel offers. Links of texts open it also on a site without options: it has the email there,
 * which every page names.
 */
export function panelOptions(site: Site, language: string): MenuOption[] {
  const options = supportOptions(site, language);
  return options.length > 0 ? options : [{ kind: 'email', href: `mailto:${site.support.email}` }];
}
