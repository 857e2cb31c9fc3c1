import type { RouteMatch } from '#shared/domain/routing/route-row.ts';

/** Returns the name under which a state page has its texts: of its route, with the outcome of a payment. */
export function stateName({ row, params }: RouteMatch): string {
  if (row.page === 'login') return row.page;
  const name = row.id.replaceAll('-', '_');
  return params.outcome === undefined ? name : `${name}_${params.outcome}`;
}
