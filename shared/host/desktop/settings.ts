import * as v from 'valibot';

/** Sizes of the page in percent: Chromium's own steps from a half to three times. */
export const ZOOM_STEPS = [50, 67, 75, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300] as const;
export type Zoom = (typeof ZOOM_STEPS)[number];

/** What the player chooses about the app itself. */
export interface AppSettings {
  /** The system starts the app when the player signs in to the computer. */
  readonly launchAtSignIn: boolean;
  /** Closing the window hides it; the app goes on in the tray. */
  readonly closeToTray: boolean;
  /** Notices of the system that are no reminder of limits or of time are not shown. */
  readonly muteNotices: boolean;
  /** Size of the page, percent. */
  readonly zoom: Zoom;
  readonly spellCheck: boolean;
}

/** Sections of the dialog "App settings". */
export type SettingsSectionId = 'general' | 'network' | 'notifications' | 'profiles' | 'updates';

/** The settings as they are now, and which of them this machine and this build have to offer. */
export interface SettingsState extends AppSettings {
  readonly available: Readonly<Record<'closeToTray' | 'launchAtSignIn' | 'spellCheck', boolean>>;
}

/** What came of a change: the state after it, and who refused it. */
export interface SettingsChanged {
  readonly state: SettingsState;
  /** `system`: the operating system did not allow it; `disk`: it could not be kept. */
  readonly refused: 'disk' | 'system' | null;
}

/** Settings of the app itself: kept by the main process, for everybody who uses this app on this machine. */
export interface SettingsPort {
  readonly read: () => Promise<SettingsState>;
  /** Changes what is named; nothing is thrown where the system refuses, it is told. */
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
