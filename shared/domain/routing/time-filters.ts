/** betting §3: main time filter options. */
export const TIME_FILTERS = ['all', 'upcoming', 'first', 'second', 'recommended'] as const;

export type TimeFilter = (typeof TIME_FILTERS)[number];
