/** Account types (betting §3). */
export const ACCOUNT_TYPE = { main: 0, bonus: 4, currency: 9 } as const;
