import * as v from 'valibot';

/** Sizes of the page in percent: Chromium's zoom steps from 50 to 300. */
export const ZOOM_STEPS = [50, 67, 75, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300] as const;
export type Zoom = (typeof ZOOM_STEPS)[number];

/** Choices of the player about the app itself. */
export interface AppSettings {
  /** Whether the operating system starts the app when the player signs in to the computer. */
  readonly launchAtSignIn: boolean;
  /** Whether closing the window hides it while the app stays in the tray. */
  readonly closeToTray: boolean;
  /** Whether only notifications about limits and playing time are shown. */
  readonly muteNotices: boolean;
  /** Size of the page, percent. */
  readonly zoom: Zoom;
  readonly spellCheck: boolean;
}

/** Sections of the dialog "App settings". */
export type SettingsSectionId = 'general' | 'network' | 'notifications' | 'profiles' | 'updates';

/** Settings with their values, and which of them this machine and this build support. */
export interface SettingsState extends AppSettings {
  readonly available: Readonly<Record<'closeToTray' | 'launchAtSignIn' | 'spellCheck', boolean>>;
}

/** Result of a change: the state after it, and what refused it. */
export interface SettingsChanged {
  readonly state: SettingsState;
  /** `system`: the operating system refused; `disk`: the change could not be stored. */
  readonly refused: 'disk' | 'system' | null;
}

/** Settings of the app itself, stored by the main process for all profiles of this installation. */
export interface SettingsPort {
  readonly read: () => Promise<SettingsState>;
  /** Changes the named settings; never rejects, because a refusal is part of the answer. */
  readonly change: (change: Partial<AppSettings>) => Promise<SettingsChanged>;
  /** Called when a setting was changed elsewhere: by the menu, the tray or the wheel. Returns the undo. */
  readonly onChange: (listener: (state: SettingsState) => void) => () => void;
}

const change = v.strictObject({
  launchAtSignIn: v.exactOptional(v.boolean()),
  closeToTray: v.exactOptional(v.boolean()),
  muteNotices: v.exactOptional(v.boolean()),
  zoom: v.exactOptional(v.picklist(ZOOM_STEPS)),
  spellCheck: v.exactOptional(v.boolean()),
});

/** Calls about the settings of the app. */
export const settingsCalls = {
  'settings:read': v.strictTuple([]),
  'settings:change': v.strictTuple([change]),
} as const;

export interface SettingsAnswers {
  readonly 'settings:read': SettingsState;
  readonly 'settings:change': SettingsChanged;
}

export interface SettingsEvents {
  readonly 'settings:changed': SettingsState;
}
