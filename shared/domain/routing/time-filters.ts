/** Options of the main time filter (betting §3). */
export const TIME_FILTERS = ['all', 'upcoming', 'first', 'second', 'recommended'] as const;

export type TimeFilter = (typeof TIME_FILTERS)[number];

/** Period that a filter asks for, 1-based; absent for filters without a period. */
export const PERIOD_OF_FILTER: Readonly<Partial<Record<TimeFilter, number>>> = { first: 1, second: 2 };
