/** Hours of the filter by start: games that begin within them. */
export const LIST_HOURS = [1, 2, 3, 6, 12, 24] as const;
export type ListHours = (typeof LIST_HOURS)[number];

/** Orders of a list of games. */
export const LIST_SORTS = ['competition', 'time'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** What the query of a list's address chooses. */
export interface ListChoice {
  readonly sort: ListSort;
  /** Undefined for games of any time. */
  readonly hours: ListHours | undefined;
}

const SORT = 'sort';
const HOURS = 'hours';

/** Returns what a query chooses; missing and unknown values choose nothing (decision 052). */
export function readListChoice(query: URLSearchParams): ListChoice {
  const hours = query.get(HOURS);
  return {
    sort: LIST_SORTS.find((one) => one === query.get(SORT)) ?? 'competition',
    hours: LIST_HOURS.find((one) => String(one) === hours),
  };
}

/** Returns the query of a choice with its question mark; empty for the usual list, which has one address only. */
export function listChoiceQuery({ sort, hours }: ListChoice): string {
  const parts = [...(sort === 'competition' ? [] : [`${SORT}=${sort}`]), ...(hours ? [`${HOURS}=${hours}`] : [])];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
