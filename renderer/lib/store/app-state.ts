import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { baseApi } from '../api/base-api.ts';
import type { ThunkExtra } from './thunk-extra.ts';

/**
 * State of the store. Each slice declares its part next to itself, so that code below the app need not import it:
 * `declare module '#renderer/lib/store/app-state.ts' { interface AppState { readonly example: ExampleState } }`.
 */
export interface AppState {
  readonly api: ReturnType<typeof baseApi.reducer>;
}

export type AppDispatch = ThunkDispatch<AppState, ThunkExtra, UnknownAction>;
