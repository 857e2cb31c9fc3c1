import type { CallEntry, CallProblem } from './call-log.ts';

/** Filters of the call list; `any` is every problem. */
export const PROBLEM_FILTERS = ['all', 'any', 'network', 'cancelled', 'session', 'client', 'server'] as const;
export type ProblemFilter = (typeof PROBLEM_FILTERS)[number];

export interface CallFilter {
  readonly word: string;
  readonly problem: ProblemFilter;
}

function isOfClass(problem: CallProblem | null, wanted: ProblemFilter): boolean {
  if (wanted === 'all') return true;
  return wanted === 'any' ? problem !== null : problem === wanted;
}

/**
 * Returns the calls that match a filter, newest first. Every word must occur in the method, the path, the status, the
 * code or the id.
 */
export function filterCalls(calls: readonly CallEntry[], { word, problem }: CallFilter): readonly CallEntry[] {
  const words = word.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = ({ method, path, status, code, requestId }: CallEntry) =>
    `${method} ${path} ${status ?? ''} ${code ?? ''} ${requestId ?? ''}`.toLowerCase();
  return calls
    .filter((call) => isOfClass(call.problem, problem) && words.every((part) => textOf(call).includes(part)))
    .toReversed();
}
