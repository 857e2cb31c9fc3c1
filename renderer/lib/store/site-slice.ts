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
  /** The config as the site has it; absent where nothing is overridden. */
  readonly own?: SiteConfig | undefined;
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
    /** The site's own config, new or as known. An equal one stays the one that is known, so that nothing draws itself anew. */
    configChanged: (state, { payload }: PayloadAction<SiteConfig>) => {
      const config = { ...payload, ...state.overrides };
      const next = state.overrides ? { ...state, own: payload } : state;
      return JSON.stringify(config) === JSON.stringify(state.config) ? next : { ...next, config };
    },
    /** Overrides over the site's own config; null for none. Where real money is played they change nothing. */
    configOverridden: (state, { payload: overrides }: PayloadAction<Partial<SiteConfig> | null>) => {
      const own = state.own ?? state.config;
      if (!state.hasStaffTools || !own.isPlayMoney) return state;
      return { ...state, overrides, config: { ...own, ...overrides }, own: overrides ? own : undefined };
    },
  },
});

export const { configChanged, configOverridden } = siteSlice.actions;

export const selectConfig = (state: AppState): SiteConfig => state.site.config;
/** The config as the site has it, without overrides. */
export const selectOwnConfig = ({ site }: AppState): SiteConfig => site.own ?? site.config;
/** Whether the site offers to open an account. */
export const selectMayRegister = (state: AppState): boolean => mayRegister(selectConfig(state));
export const selectRenderedAt = (state: AppState): number => state.site.renderedAt;
export const selectStaffTools = (state: AppState): boolean => state.site.hasStaffTools ?? false;
