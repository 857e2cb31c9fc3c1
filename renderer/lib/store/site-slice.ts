import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import type { AppState } from './app-state.ts';

export interface SiteState {
  readonly config: SiteConfig;
  /** Server clock (epoch ms) at which the page was made: the first render is of this instant, on both sides. */
  readonly renderedAt: number;
  /** Scheme and host of the site. */
  readonly origin: string;
}

declare module './app-state.ts' {
  interface AppState {
    readonly site: SiteState;
  }
}

/** What the page was made with. The config follows the site while the page is open. */
export const siteSlice = createSlice({
  name: 'site',
  // A store is always made with this part preloaded.
  initialState: null as unknown as SiteState,
  reducers: {
    /** An equal config stays the one that is known, so that nothing draws itself anew. */
    configChanged: (state, { payload }: PayloadAction<SiteConfig>) =>
      JSON.stringify(payload) === JSON.stringify(state.config) ? state : { ...state, config: payload },
  },
});

export const { configChanged } = siteSlice.actions;

export const selectConfig = (state: AppState): SiteConfig => state.site.config;
export const selectRenderedAt = (state: AppState): number => state.site.renderedAt;
