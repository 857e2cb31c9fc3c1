import type { RouteMatch } from '#shared/domain/routing/route-row.ts';

/** Returns the suffix of the title of a page of the office, which is the id of its route with underscores. */
export const officeTitleOf = ({ row }: Pick<RouteMatch, 'row'>): string => row.id.replaceAll('-', '_');
