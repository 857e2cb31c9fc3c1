import { OFFICE_ROWS } from '#shared/domain/routing/rows/office-rows.ts';
import type { IconName } from '../../ui/icons/icon-paths.ts';

/** Id of a page of the office that a menu can name: one whose address has no parameters. */
export type OfficeEntryId = keyof typeof ICONS;

/** Icons of the entries, by the ids of their routes. The name of an entry is `title_<id>` in the namespace `office`. */
const ICONS = {
  account: 'user',
  history: 'coupon',
  rewards: 'trophy',
  'bring-friend': 'share',
  recharge: 'plus',
  deduce: 'leave',
  'history-pay': 'clock',
  'payment-requests': 'copy',
  paycheck: 'calculator',
  'bonuses-deposit': 'star',
  'bonuses-wager': 'refresh',
  'vip-cashback': 'star',
  'premium-cashback': 'star',
  'office-promotion': 'coupon',
  responsible: 'clock',
  security: 'lock',
  verification: 'check',
  identification: 'info',
  settings: 'settings',
  support: 'phone',
  manager: 'user',
  'share-idea': 'pencil',
} as const satisfies Readonly<Record<string, IconName>>;

/** Entry of the menu of the office. */
export interface OfficeEntry {
  readonly id: OfficeEntryId;
  readonly icon: IconName;
  /** Path without the language. */
  readonly path: string;
}

/** Entries by the ids of their routes; a page that is not built has none. */
const ENTRIES: ReadonlyMap<string, OfficeEntry> = new Map(
  OFFICE_ROWS.flatMap(({ id, page, patterns: [path] }) => {
    if (page === null || path === undefined || !Object.hasOwn(ICONS, id)) return [];
    const known = id as OfficeEntryId;
    return [[id, { id: known, icon: ICONS[known], path }] as const];
  }),
);

/** Categories as a menu that did not come leaves them: limits and sign-in methods stay in reach. */
const WITHOUT_MENU = [{ id: 'safety', routes: ['account', 'history', 'responsible', 'security', 'support'] }];

/** Category of the menu with its entries. */
export interface OfficeCategory {
  readonly id: string;
  readonly entries: readonly OfficeEntry[];
}

/**
 * Returns the categories of an answered menu with the entries that this product has; a back end may name others.
 *
 * @param categories undefined where the menu did not come
 */
export function officeCategories(
  categories: readonly { readonly id: string; readonly routes: readonly string[] }[] = WITHOUT_MENU,
): readonly OfficeCategory[] {
  return categories
    .map(({ id, routes }) => ({ id, entries: routes.flatMap((route) => ENTRIES.get(route) ?? []) }))
    .filter(({ entries }) => entries.length > 0);
}
