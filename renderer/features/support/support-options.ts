import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { isCallbackOffered } from '#shared/domain/support/support-hours.ts';

/** What is opened over the page. */
export type SupportDialog = 'callback' | 'chat' | 'question' | 'requests';

/** One line of the menu: something to be opened, or a link that leads away. */
export type MenuOption =
  | { readonly kind: SupportDialog }
  | { readonly kind: 'email'; readonly href: string }
  | { readonly kind: 'social'; readonly href: string; readonly name: string };

type Site = Pick<SiteConfig, 'isAvailableCallback' | 'langsHiddenCallback' | 'support'>;

/** What the button offers to who reads this language, in the order of the site config (shell §1; N-07). */
export function supportOptions(site: Site, language: string): MenuOption[] {
  const { email, options, socials } = site.support;
  return options.flatMap((kind): MenuOption[] => {
    if (kind === 'callback') return isCallbackOffered(site, language) ? [{ kind }] : [];
    if (kind === 'email') return [{ kind, href: `mailto:${email}` }];
    if (kind === 'social') return socials.map(({ name, url }) => ({ kind, name, href: url }));
    return [{ kind }];
  });
}
