/** betting §3: main time filter options. */
export const TIME_FILTERS = ['all', 'upcoming', 'first', 'second', 'recommended'] as const;

export type TimeFilter = (typeof TIME_FILTERS)[number];

/** The period that a filter asks for, 1-based; none for a filter that asks for something else. */
export const PERIOD_OF_FILTER: Readonly<Partial<Record<TimeFilter, number>>> = { first: 1, second: 2 };
