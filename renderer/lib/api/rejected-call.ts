import type { UnknownAction } from '@reduxjs/toolkit';
import { type CallError, toCallError } from './call-error.ts';

interface RejectedAction extends UnknownAction {
  readonly payload: unknown;
  readonly meta: {
    readonly condition: boolean;
    readonly aborted: boolean;
    readonly arg: { readonly queryCacheKey?: string };
  };
}

/** Failed call with the query that sent it. */
export interface RejectedCall {
  readonly error: CallError;
  /** Key of the query in the store; undefined for a mutation. */
  readonly queryKey: string | undefined;
}

/** Returns the failed call of an action; null for every other action and for cancelled calls. */
export function rejectedCall(action: UnknownAction): RejectedCall | null {
  if (!/^api\/execute(Query|Mutation)\/rejected$/.test(action.type)) return null;
  const { payload, meta } = action as RejectedAction;
  if (meta.condition || meta.aborted || payload === undefined) return null;
  const error = toCallError(payload);
  return error.code === 'CANCELLED' ? null : { error, queryKey: meta.arg.queryCacheKey };
}
