import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { MIN_SEARCHED_TEXT } from '#shared/domain/search/search-length.ts';
import { usePopularSearchesQuery, useSearchQuery } from './api.ts';
import { type NamedPage, pagesNamed } from './found-pages.ts';
import { groupRows, type RowGroup, rowsOfAnswer, type SearchRow } from './search-rows.ts';
import { useSettled } from './use-settled.ts';

/** Pause after a key until the search is sent, ms. */
const REST_MS = 120;

const NO_ROWS: readonly SearchRow[] = [];

/** State of the search for one text. */
export interface SearchState {
  readonly groups: readonly RowGroup[];
  /** Rows in the order in which they are shown. */
  readonly rows: readonly SearchRow[];
  /** Text for which the rows were found: that of the last answer, until the answer to the own text comes. */
  readonly answered: string;
  /** Position of the feed at which the prices were read; undefined before the first answer. */
  readonly position: { readonly sequence: number; readonly epoch: string } | undefined;
  /** The text is long enough to be searched for. */
  readonly isAsked: boolean;
  /** The rows are those of this text, not of the one before. */
  readonly isCurrent: boolean;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * Returns what the search shows for a text: rows of the last answer until its own comes. Answers to earlier texts that
 * come late are not shown.
 *
 * @param pages pages of the site, which are found without a call
 */
export function useSearch(text: string, pages: readonly NamedPage[]): SearchState {
  const wanted = useSettled(text.trim(), REST_MS);
  const isAsked = text.trim().length >= MIN_SEARCHED_TEXT;
  const isSent = isAsked && wanted.length >= MIN_SEARCHED_TEXT;
  const { data, currentData, error, isFetching, refetch } = useSearchQuery(
    isSent ? { query: { text: wanted } } : skipToken,
  );
  const [answered, setAnswered] = useState('');
  if (currentData !== undefined && answered !== wanted) setAnswered(wanted);
  const shown = isAsked ? (currentData ?? data) : undefined;
  const found = useMemo(() => (shown ? rowsOfAnswer(shown) : NO_ROWS), [shown]);
  const groups = useMemo(() => {
    const ofPages = isAsked ? pagesNamed(pages, text).map((page): SearchRow => ({ kind: 'page', page })) : NO_ROWS;
    return groupRows([...found, ...ofPages]);
  }, [found, pages, text, isAsked]);
  return {
    groups,
    rows: useMemo(() => groups.flatMap(({ rows }) => rows), [groups]),
    answered,
    position: shown?.epoch ? shown : undefined,
    isAsked,
    isCurrent: wanted === text.trim() && currentData !== undefined && !isFetching,
    isFetching: isFetching || wanted !== text.trim(),
    error,
    retry: useRetry(refetch),
  };
}

/** Returns what is popular, for a search that is empty or finds nothing. */
export function usePopular(isWanted: boolean): Pick<SearchState, 'groups' | 'position' | 'rows'> {
  const { data } = usePopularSearchesQuery(isWanted ? undefined : skipToken);
  const rows = useMemo(() => (isWanted && data ? rowsOfAnswer(data) : NO_ROWS), [isWanted, data]);
  // In one list: what is popular is ranked as a whole.
  const groups = useMemo((): RowGroup[] => groupRows(rows.slice(0, 1)).map((group) => ({ ...group, rows })), [rows]);
  return { groups, rows, position: data?.epoch ? data : undefined };
}
