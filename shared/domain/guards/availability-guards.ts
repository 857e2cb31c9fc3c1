import type { SiteConfig } from '../../contracts/site-config.ts';
import { type Guard, leadTo, NOT_FOUND, pagePathOf } from './access.ts';
import { offersRoute } from './site-offers.ts';

/** Follows redirects of the route table (shell §2.6–§2.8); they keep the query. */
export const tableRedirectGuard: Guard = (visit, { config }) => {
  const { redirect } = visit.match?.row ?? {};
  if (!visit.match || !redirect) return null;
  if (redirect.when && config[redirect.when.setting] !== redirect.when.is) return null;
  const { params } = visit.match;
  const to = redirect.to
    .split('/')
    .map((segment) => (segment.startsWith(':') ? (params[segment.slice(1)] ?? '') : segment))
    .join('/');
  const query = new URLSearchParams(visit.query);
  for (const [name, value] of Object.entries(redirect.query ?? {})) query.set(name, value);
  return leadTo(visit, to, query.size > 0 ? `?${query}` : '', redirect.status);
};

/** Whether a path is an entry of the site's list: of every language, or of the one that the entry starts with. */
function isListed(path: string, listed: string, { languages }: SiteConfig): boolean {
  const [first = '', ...rest] = listed.split('/').filter((segment) => segment !== '');
  if (!languages.includes(first)) return pagePathOf(`/--/${listed}`) === pagePathOf(path);
  return path.slice(1, 3) === first && rest.join('/') === pagePathOf(path);
}

/**
 * Answers 404 for routes whose number is off, whose feature the site does not offer, or that are not for production
 * (G-01, G-11).
 */
export const availabilityGuard: Guard = ({ match, path }, { config, hasStaffTools = false }) => {
  if (!match || config.urlsToRedirectTo404.some((listed) => isListed(path, listed, config))) return NOT_FOUND;
  const { row, params } = match;
  const flag = row.flag ?? row.sectionFlags?.[params.section ?? ''];
  if (!offersRoute(flag, row.requires, config)) return NOT_FOUND;
  if (row.production === false && !hasStaffTools) return NOT_FOUND;
  return null;
};

/** Answers 404 for an address of the table without content. */
export const contentGuard: Guard = ({ match }) => (match?.row.page ? null : NOT_FOUND);
