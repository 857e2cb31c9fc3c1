/** Roles of staff accounts at the desk. An administrator may do everything that the other roles may. */
export const STAFF_ROLES = ['support', 'trader', 'payments', 'content', 'administrator'] as const;

/** One of {@link STAFF_ROLES}. */
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Decides whether an account with these roles may do what `allowed` roles may. */
export function mayAct(roles: readonly StaffRole[], allowed: readonly StaffRole[]): boolean {
  return roles.includes('administrator') || roles.some((role) => allowed.includes(role));
}

/**
 * Entries of the site config that a role may change at the desk; an administrator may change all of them. None takes
 * pages off the site or loads code of another party: `kept-pages.ts` bounds those that could lead away from a page.
 */
export const CONFIG_ENTRIES_OF_ROLES: Readonly<Partial<Record<StaffRole, readonly string[]>>> = {
  content: [
    'isSnowfall',
    'support',
    'seoPages',
    'redirects',
    'isWelcomeModal',
    'hasHints',
    'firstDepositModal',
    'registrationReminder',
    'consultantParams',
    'isAvailableCallback',
    'langsHiddenCallback',
    'ruleTexts',
  ],
  trader: [
    'liabilityLimits',
    'liveDelays',
    'lineDisallowSports',
    'liveDisallowSports',
    'couponCashOut',
    'couponVip',
    'couponAdvance',
    'houseCoupons',
  ],
  payments: ['couponBonuses', 'registrationGifts', 'points', 'friends', 'cashier'],
};

/** Entries of the site config that the operator's file alone sets: the bounds of staff, which staff do not raise. */
export const FILE_ENTRIES: readonly string[] = ['deskGifts'];

/** Returns the entries of a patch of the site config that an account with these roles may not change. */
export function entriesBeyond(roles: readonly StaffRole[], names: readonly string[]): string[] {
  if (roles.includes('administrator')) return [];
  const own = new Set(roles.flatMap((role) => CONFIG_ENTRIES_OF_ROLES[role] ?? []));
  return names.filter((name) => !own.has(name));
}
