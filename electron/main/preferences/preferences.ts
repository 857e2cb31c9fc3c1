import * as v from 'valibot';
import { ZOOM_STEPS } from '#shared/host/desktop/settings.ts';

const off = v.fallback(v.boolean(), false);

/** Schema of the settings file. A value of another form counts as the default. */
const preferencesSchema = v.object({
  closeToTray: off,
  muteNotices: off,
  zoom: v.fallback(v.picklist(ZOOM_STEPS), 100),
  spellCheck: off,
  /** Language that the page reported last, two letters. */
  language: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))), null),
  /** Whether the player has been told that a closed window stays in the tray. */
  isTrayTold: off,
});

export type PreferenceValues = v.InferOutput<typeof preferencesSchema>;

/** Storage of the settings between two runs. */
export interface PreferencesFile {
  /** Returns the stored values, unchecked. */
  readonly get: () => unknown;
  /** @throws the error of the file system */
  readonly set: (values: PreferenceValues) => void;
}

/** Settings of the app itself, checked when they are read and shared by all profiles. */
export class Preferences {
  readonly #file: PreferencesFile;
  readonly #listeners = new Set<(values: PreferenceValues) => void>();
  #values: PreferenceValues;

  constructor(file: PreferencesFile) {
    this.#file = file;
    const parsed = v.safeParse(preferencesSchema, file.get());
    this.#values = parsed.success ? parsed.output : v.parse(preferencesSchema, {});
  }

  get values(): PreferenceValues {
    return this.#values;
  }

  /**
   * Changes the named settings in memory and on disk.
   *
   * @throws the error of the file system; then nothing is changed
   */
  change(change: Partial<PreferenceValues>): void {
    const next = { ...this.#values, ...change };
    if (this.#isSame(next)) return;
    this.#file.set(next);
    this.#take(next);
  }

  /**
   * Changes the named settings for this run, and on disk where that is possible: a full disk must not refuse a menu
   * entry.
   */
  keep(change: Partial<PreferenceValues>): void {
    try {
      this.change(change);
    } catch (error) {
      console.warn(`settings could not be written: ${error instanceof Error ? error.message : String(error)}`);
      this.#take({ ...this.#values, ...change });
    }
  }

  /** Registers a listener for every change; returns a function that removes it. */
  onChange(listener: (values: PreferenceValues) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #isSame(next: PreferenceValues): boolean {
    const keys = Object.keys(next) as (keyof PreferenceValues)[];
    return keys.every((key) => this.#values[key] === next[key]);
  }

  #take(next: PreferenceValues): void {
    this.#values = next;
    for (const listener of this.#listeners) listener(next);
  }
}
