type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const removesAll = (value: unknown) => isObject(value) && Object.values(value).every((part) => part === null);

/**
 * Entries of the site config that give players money beyond what their bets win, or let it out, and how a merge patch of each only ends
 * such a gift. Other patches can widen one, also by removing a condition.
 */
const MONEY_ENTRIES: Readonly<Record<string, (value: unknown) => boolean>> = {
  registrationGifts: removesAll,
  couponBonuses: (value) =>
    isObject(value) &&
    Object.entries(value).every(
      ([name, part]) => (name === 'hyperBonus' && part === null) || (name === 'bonusBet' && part === false),
    ),
  // Share codes and the generator give nothing; the express of the day pays more than its odds.
  houseCoupons: (value) =>
    isObject(value) &&
    Object.entries(value).every(([name, part]) => part !== null && (name !== 'express' || removesAll(part))),
  retiredCurrencies: removesAll,
  points: (value) => value === null,
  friends: (value) => value === null,
  // Its bounds say which withdrawals one person, or none, decides.
  cashier: () => false,
};

/**
 * Returns the entries of a merge patch of the site config by which players may get money; a second person approves such
 * a patch (decision 042). What only ends a gift, such as `{"registrationGifts": {"CODE": null}}`, is not among them: it
 * takes effect at once.
 */
export function givingEntries(patch: Json): string[] {
  return Object.entries(patch)
    .filter(([name, value]) => Object.hasOwn(MONEY_ENTRIES, name) && !MONEY_ENTRIES[name]?.(value))
    .map(([name]) => name);
}

/** Returns the entries among `names` whose return to the operator's file may give players money. */
export const givingNames = (names: readonly string[]): string[] =>
  names.filter((name) => Object.hasOwn(MONEY_ENTRIES, name));
