import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useServerClock } from '#renderer/lib/time/use-now.ts';
import type { HistoryQuery } from '../api.ts';
import { type HistoryFilter, queryOfFilter, readFilter, writeFilter } from './history-filter.ts';

export interface FilterControl {
  readonly filter: HistoryFilter;
  readonly change: (part: Partial<HistoryFilter>) => void;
}

/** Returns the filter of the address and a function that changes it. */
export function useHistoryFilter(): FilterControl {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readFilter(query), [query]);
  return {
    filter,
    change: (part) => setQuery(writeFilter({ ...filter, ...part }), { replace: true, preventScrollReset: true }),
  };
}

/** Returns the request for a filter; the same object until the filter changes. */
export function useHistoryQuery(filter: HistoryFilter, userId: number): HistoryQuery {
  const clock = useServerClock();
  const { timeZone } = useAppSelector(selectDisplay);
  const key = `${userId}?${writeFilter(filter)}@${timeZone}`;
  const make = () => ({ key, query: queryOfFilter(filter, userId, clock.now(), timeZone) });
  const [kept, keep] = useState(make);
  if (kept.key === key) return kept.query;
  const made = make();
  keep(made);
  return made.query;
}
