import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { mayRegister } from '#shared/domain/guards/site-offers.ts';
import type { AppState } from './app-state.ts';

export interface SiteState {
  readonly config: SiteConfig;
  /** Server clock (epoch ms) at which the page was made: the first render is of this instant, on both sides. */
  readonly renderedAt: number;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** The tools of support staff are there: never on a site in production. */
  readonly hasStaffTools?: boolean;
  /** What support staff has put in the place of the site's own settings, in this tab alone. */
  readonly overrides?: Partial<SiteConfig> | null;
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
    configChanged: (state, { payload }: PayloadAction<SiteConfig>) => {
      const config = { ...payload, ...state.overrides };
      return JSON.stringify(config) === JSON.stringify(state.config) ? state : { ...state, config };
    },
    /** Overrides over the site's own config; null for none. Where real money is played they change nothing. */
    configOverridden: (
      state,
      { payload: { own, overrides } }: PayloadAction<{ own: SiteConfig; overrides: SiteState['overrides'] }>,
    ) =>
      state.hasStaffTools && own.isPlayMoney
        ? { ...state, overrides: overrides ?? null, config: { ...own, ...overrides } }
        : state,
  },
});

export const { configChanged, configOverridden } = siteSlice.actions;

export const selectConfig = (state: AppState): SiteConfig => state.site.config;
/** Whether the site offers to open an account. */
export const selectMayRegister = (state: AppState): boolean => mayRegister(selectConfig(state));
export const selectRenderedAt = (state: AppState): number => state.site.renderedAt;
export const selectStaffTools = (state: AppState): boolean => state.site.hasStaffTools ?? false;
