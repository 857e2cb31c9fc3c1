import type { AppSettings, SettingsChanged, SettingsState, settingsCalls } from '#shared/host/desktop/settings.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';
import type { LaunchPort } from '../sign-in/launch-port.ts';
import type { Preferences } from './preferences.ts';

interface ControllerOptions {
  readonly preferences: Preferences;
  readonly launch: LaunchPort;
  /** Whether a hidden window can be opened from a tray icon. */
  readonly hasTray: () => boolean;
  /** Whether this build has its own dictionaries. */
  readonly hasDictionaries: boolean;
  readonly tell: (state: SettingsState) => void;
}

const OWN = ['closeToTray', 'muteNotices', 'zoom', 'spellCheck'] as const;

/** Settings of the app as the window shows them: the settings file, and the state of the operating system. */
export class SettingsController {
  readonly #options: ControllerOptions;
  #isAnswering = false;

  constructor(options: ControllerOptions) {
    this.#options = options;
    // A change from the window is answered; a change from menu, tray or wheel is pushed to it.
    options.preferences.onChange(() => !this.#isAnswering && options.tell(this.state()));
  }

  state(): SettingsState {
    const { preferences, launch, hasTray, hasDictionaries } = this.#options;
    const { closeToTray, muteNotices, zoom, spellCheck } = preferences.values;
    const available = { launchAtSignIn: launch.isAvailable, closeToTray: hasTray(), spellCheck: hasDictionaries };
    return {
      launchAtSignIn: launch.isAvailable && launch.read(),
      closeToTray: closeToTray && available.closeToTray,
      muteNotices,
      zoom,
      spellCheck: spellCheck && available.spellCheck,
      available,
    };
  }

  /** Changes the named settings that are available, and returns the state with the part that refused. */
  change(change: Partial<AppSettings>): SettingsChanged {
    const { launchAtSignIn } = change;
    if (launchAtSignIn !== undefined && !this.#launch(launchAtSignIn)) return this.#answer('system');
    const own = Object.fromEntries(OWN.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]])));
    this.#isAnswering = true;
    try {
      this.#options.preferences.change(own);
      return this.#answer(null);
    } catch {
      return this.#answer('disk');
    } finally {
      this.#isAnswering = false;
    }
  }

  handlers(): HandlersOf<typeof settingsCalls> {
    return { 'settings:read': () => this.state(), 'settings:change': (change) => this.change(change) };
  }

  /** Operating systems refuse without an error: only the state afterwards counts. */
  #launch(isOn: boolean): boolean {
    const { launch } = this.#options;
    if (!launch.isAvailable) return false;
    try {
      launch.write(isOn);
      return launch.read() === isOn;
    } catch {
      return false;
    }
  }

  #answer(refused: SettingsChanged['refused']): SettingsChanged {
    return { state: this.state(), refused };
  }
}
