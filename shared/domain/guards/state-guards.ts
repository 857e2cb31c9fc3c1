import { type Guard, leadTo } from './access.ts';

/** Pages that explain a block, by its reason (shell §2.9, G-05). */
const PAGE_OF_REASON: Readonly<Record<number, string>> = {
  1: 'block',
  2: 'block',
  3: 'block',
  4: 'site-updates',
  5: 'block',
  8: 'coming-soon',
  13: 'block-ua',
  14: 'block',
  16: 'suspension',
  17: 'block-ie',
};

const BLOCK_PAGES: ReadonlySet<string> = new Set(Object.values(PAGE_OF_REASON));
/** Route of a link that verifies an account: it works during every block. */
const EXEMPT = 'account-verify';

/**
 * Returns the page of a block; null when nothing is blocked. A reason without a page of its own has the general one
 * (shell §2.9).
 */
export function blockPage({ displayTypeId, templateTypeId }: { displayTypeId: 0 | 1; templateTypeId: number | null }) {
  if (displayTypeId !== 1) return null;
  return PAGE_OF_REASON[templateTypeId ?? 0] ?? 'block';
}

/** Leads every visitor to the page of maintenance, and back home after its end. */
export const maintenanceGuard: Guard = (visit, { config }) => {
  const isThere = visit.match?.row.id === 'maintenance';
  if (config.maintenance.isActive === isThere) return isThere ? { kind: 'allow' } : null;
  return leadTo(visit, isThere ? '' : 'maintenance');
};

/** Leads every visitor to the page of a block; without one its pages lead to the language root. */
export const blockGuard: Guard = (visit, { config }) => {
  const id = visit.match?.row.id ?? '';
  const page = blockPage(config.block);
  if (page === null) return BLOCK_PAGES.has(id) ? leadTo(visit, '') : null;
  if (id === EXEMPT) return null;
  return id === page ? { kind: 'allow' } : leadTo(visit, page);
};
