import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { baseApi } from '../api/base-api.ts';
import type { ThunkExtra } from './thunk-extra.ts';

/**
 * The state of the store. A slice registers its part beside itself, so that nobody below the app has to import it:
 * `declare module '#renderer/lib/store/app-state.ts' { interface AppState { readonly example: ExampleState } }`.
 */
export interface AppState {
  readonly api: ReturnType<typeof baseApi.reducer>;
}

export type AppDispatch = ThunkDispatch<AppState, ThunkExtra, UnknownAction>;
