import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { mayRegister } from '#shared/domain/guards/site-offers.ts';
import type { ZoneChanges } from '#shared/domain/time/zone.ts';
import type { AppState } from './app-state.ts';

export interface SiteState {
  readonly config: SiteConfig;
  /** Server clock (epoch ms) of rendering: the first render in the browser uses it too. */
  readonly renderedAt: number;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** How the server knows the zone that it drew the page in (decision 062); absent for an offset. */
  readonly zone?: ZoneChanges;
  /** The support tools are enabled: never in production. */
  readonly hasStaffTools?: boolean;
  /** Settings that support staff overrides in this tab. */
  readonly overrides?: Partial<SiteConfig> | null;
  /** Config without overrides; absent where nothing is overridden. */
  readonly own?: SiteConfig | undefined;
}

declare module './app-state.ts' {
  interface AppState {
    readonly site: SiteState;
  }
}

/** Site state of the page. The config follows the site while the page is open. */
export const siteSlice = createSlice({
  name: 'site',
  // Every store is made with this part preloaded.
  initialState: null as unknown as SiteState,
  reducers: {
    /** Sets the site's own config. An equal config keeps the known object, so that nothing is redrawn. */
    configChanged: (state, { payload }: PayloadAction<SiteConfig>) => {
      const config = { ...payload, ...state.overrides };
      const next = state.overrides ? { ...state, own: payload } : state;
      return JSON.stringify(config) === JSON.stringify(state.config) ? next : { ...next, config };
    },
    /** Sets overrides of the site's own config; null for none. They have no effect where real money is played. */
    configOverridden: (state, { payload: overrides }: PayloadAction<Partial<SiteConfig> | null>) => {
      const own = state.own ?? state.config;
      if (!state.hasStaffTools || !own.isPlayMoney) return state;
      return { ...state, overrides, config: { ...own, ...overrides }, own: overrides ? own : undefined };
    },
  },
});

export const { configChanged, configOverridden } = siteSlice.actions;

export const selectConfig = (state: AppState): SiteConfig => state.site.config;
/** Returns the config without overrides. */
export const selectOwnConfig = ({ site }: AppState): SiteConfig => site.own ?? site.config;
/** Whether the site offers registration. */
export const selectMayRegister = (state: AppState): boolean => mayRegister(selectConfig(state));
export const selectRenderedAt = (state: AppState): number => state.site.renderedAt;
export const selectStaffTools = (state: AppState): boolean => state.site.hasStaffTools ?? false;
