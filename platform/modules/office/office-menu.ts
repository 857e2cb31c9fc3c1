import type { CallAnswer } from '#shared/contracts/call.ts';
import type { officeMenuCall } from '#shared/contracts/office.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { OFFICE_ROWS } from '#shared/domain/routing/rows/office-rows.ts';

/** Categories of the account pages and the ids of their routes, in the order of the menu (shell §2.5). */
const CATEGORIES: readonly (readonly [id: string, routes: readonly string[]])[] = [
  ['account', ['account', 'history', 'rewards', 'bring-friend']],
  ['money', ['recharge', 'deduce', 'history-pay', 'payment-requests', 'paycheck']],
  ['bonuses', ['bonuses-deposit', 'bonuses-wager', 'vip-cashback', 'premium-cashback', 'office-promotion']],
  ['safety', ['responsible', 'security', 'verification', 'identification']],
  ['help', ['settings', 'support', 'manager', 'share-idea']],
];

type Site = Pick<SiteConfig, 'availableRoutes' | 'isShowIdentification'>;

/** Returns the menu of the account pages without routes that the site has switched off. */
export function officeMenu({
  availableRoutes,
  isShowIdentification,
}: Site): CallAnswer<typeof officeMenuCall>['categories'] {
  const rows = new Map(OFFICE_ROWS.map((row) => [row.id, row]));
  const isThere = (id: string) => {
    const row = rows.get(id);
    if (!row || (row.requires === 'identification' && !isShowIdentification)) return false;
    return row.flag === undefined || availableRoutes === null || availableRoutes.includes(row.flag);
  };
  return CATEGORIES.map(([id, routes]) => ({ id, routes: routes.filter(isThere) })).filter(
    ({ routes }) => routes.length > 0,
  );
}
