import { createContext, type ReactNode, useContext } from 'react';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { isLinkTarget } from '#shared/contracts/content-words.ts';
import { addressedId } from '#shared/domain/routing/bonus-address.ts';
import { paths } from '#shared/domain/routing/paths.ts';

/**
 * Query that links to pages of the site keep, with its question mark: a landing passes the referral tags of its address
 * on. Other pages keep none.
 */
export const KeptQuery = createContext('');

/**
 * Returns a function that makes an address of the site out of a page: its path without the language, or `a/b#part`. Texts
 * name pages of bonuses by their ids; the address is the one that the site shows now.
 */
export function useSiteAddress(): (page: string) => string {
  const language = useLanguage();
  const query = useContext(KeptQuery);
  const { promoBonusToOffer } = useAppSelector(selectConfig);
  return (page) => {
    const [named = '', part] = page.replace(/^\//, '').split('#');
    const path = addressedId(named, promoBonusToOffer);
    const address = `${paths.home(language)}${path === '' ? '' : `/${path}`}${query}`;
    return part === undefined ? address : `${address}#${part}`;
  };
}

interface ContentLinkProps {
  /** `/page` of the site, `#panel`, or an address elsewhere; null for one that Markdown refuses. */
  readonly target: string | null | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Draws a link of a page's texts. What leads nowhere, or to an address that no text may name, is text alone. */
export function ContentLink({ target, className, children }: ContentLinkProps) {
  const siteAddress = useSiteAddress();
  if (target === null || target === undefined || !isLinkTarget(target)) return children;
  if (target.startsWith('/')) {
    return (
      <Link className={className} to={siteAddress(target)}>
        {children}
      </Link>
    );
  }
  return (
    <a className={className} href={target} rel={target.startsWith('#') ? undefined : 'noopener noreferrer'}>
      {children}
    </a>
  );
}
