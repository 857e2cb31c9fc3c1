import * as v from 'valibot';
import { ZOOM_STEPS } from '#shared/host/desktop/settings.ts';

const off = v.fallback(v.boolean(), false);

/** What the file of the settings holds. A value of another form counts as the one that the app comes with. */
const preferencesSchema = v.object({
  closeToTray: off,
  muteNotices: off,
  zoom: v.fallback(v.picklist(ZOOM_STEPS), 100),
  spellCheck: off,
  /** The language that the page told last, two letters. */
  language: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))), null),
  /** The player has been told once that a closed window goes on in the tray. */
  isTrayTold: off,
});

export type PreferenceValues = v.InferOutput<typeof preferencesSchema>;

/** Where the settings lie between two runs. */
export interface PreferencesFile {
  /** Whatever is there. */
  readonly get: () => unknown;
  /** @throws where the disk takes nothing */
  readonly set: (values: PreferenceValues) => void;
}

/** Settings of the app itself, checked when they are read; the same for every profile. */
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
   * Changes what is named, here and on the disk.
   *
   * @throws where the disk takes nothing; then nothing is changed
   */
  change(change: Partial<PreferenceValues>): void {
    const next = { ...this.#values, ...change };
    if (this.#isSame(next)) return;
    this.#file.set(next);
    this.#take(next);
  }

  /** Changes what is named, for this run at least: what a disk does not take is no reason to refuse a press. */
  keep(change: Partial<PreferenceValues>): void {
    try {
      this.change(change);
    } catch (error) {
      console.warn(`settings could not be written: ${error instanceof Error ? error.message : String(error)}`);
      this.#take({ ...this.#values, ...change });
    }
  }

  /** Calls back after every change; returns the undo. */
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
