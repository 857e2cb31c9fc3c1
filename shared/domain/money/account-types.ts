/** Types of a player's accounts (betting §3). In SQL, `is_own_account` knows which hold the player's own money. */
export const ACCOUNT_TYPE = { main: 0, bonus: 4, currency: 9 } as const;

export type AccountType = (typeof ACCOUNT_TYPE)[keyof typeof ACCOUNT_TYPE];
export const ACCOUNT_TYPES: readonly AccountType[] = Object.values(ACCOUNT_TYPE);
