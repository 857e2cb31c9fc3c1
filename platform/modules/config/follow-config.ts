import { type ConfigProblem, ConfigRefused, listProblems } from './config-problems.ts';
import type { ConfigStore, StoredPatch } from './config-store.ts';
import { type ConfigFileState, createFileOverlay } from './file-overlay.ts';
import { type JsonObject, mergePatch, patchBetween } from './merge-patch.ts';
import type { SiteConfigFile } from './site-config-file.ts';
import { outsideProblems, problemsOfChange, withinBounds } from './stored-bounds.ts';

/** A config that follows its store and its file; `State` is what the product reads from the merged entries. */
export interface FollowedConfig<State> {
  state(): State;
  /** Version of the site's gate that the state belongs to. */
  version(): number;
  patch(): JsonObject;
  whole(): JsonObject;
  file(): ConfigFileState | null;
  /** Values outside their bounds, with what is in force instead. */
  outside(): ConfigProblem[];
  problemsOf(patch: JsonObject): ConfigProblem[];
  /** The whole config without stored changes of entries, and what is wrong with it. */
  restored(names: readonly string[]): RestoredConfig;
  reload(): Promise<void>;
  merge(patch: JsonObject): Promise<void>;
  /** Drops stored changes of entries, for all processes: the file or the brand decides them again. */
  restore(names: readonly string[]): Promise<void>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** A config as it would be without some of its changes. */
export interface RestoredConfig {
  readonly whole: JsonObject;
  readonly problems: readonly ConfigProblem[];
}

interface FollowInput<State> {
  readonly store: ConfigStore;
  readonly file: SiteConfigFile | undefined;
  /** The brand's own config. */
  readonly brand: JsonObject;
  /** Reads a merged config, or returns what is wrong with it. */
  readonly read: (merged: JsonObject) => State | ConfigProblem[];
  /** Returns entries of a patch that no part of the product reads. */
  readonly unknown: (patch: JsonObject) => ConfigProblem[];
  readonly onTaken: () => void;
  readonly report: (error: unknown) => void;
}

/** Number of attempts to save a change while other processes change the config too. */
const ATTEMPTS = 8;

const merged = (...parts: readonly JsonObject[]) =>
  parts.reduce((under, over) => mergePatch(under, over) as JsonObject);

const without = (patch: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(patch).filter(([name]) => !names.includes(name)));

/** Returns the layers under the stored patch: the brand's config, and the operator's file over it. */
function layersOf<State>({ file, brand, read, unknown, report }: FollowInput<State>, patch: () => JsonObject) {
  const problemsOf = (whole: JsonObject) => {
    const state = read(withinBounds(whole).config);
    return Array.isArray(state) ? state : [];
  };
  const overlay =
    file &&
    createFileOverlay({
      file,
      report,
      check: (operator) => [...unknown(operator), ...problemsOf(merged(brand, operator, patch()))],
    });
  const base = () => merged(brand, overlay?.patch() ?? {});

  const whole = (over = patch()) => merged(base(), over);
  const outside = (over?: JsonObject) => outsideProblems(withinBounds(whole(over)));
  /** Values outside their bounds that were reported last. */
  let reported = '';

  function stateWith(next: JsonObject): State {
    const state = read(withinBounds(whole(next)).config);
    if (Array.isArray(state)) throw new ConfigRefused(state);
    return state;
  }

  /** Returns the state that comes into force, and reports what is stored otherwise. */
  function takenState(next: JsonObject): State {
    const state = stateWith(next);
    const found = listProblems(outside(next));
    if (found !== '' && found !== reported) {
      report(new Error(`The site config has values outside their bounds, which are not in force:\n  ${found}`));
    }
    reported = found;
    return state;
  }

  /** Refuses what a change sets outside its bounds; what is there already stays. */
  function checkChange(next: JsonObject): void {
    stateWith(next);
    const found = problemsOfChange(whole(), whole(next));
    if (found.length > 0) throw new ConfigRefused(found);
  }

  const problemsOfResult = (after: JsonObject) => [...problemsOf(after), ...problemsOfChange(whole(), after)];
  const problemsOfPatch = (added: JsonObject) => [...unknown(added), ...problemsOfResult(merged(whole(), added))];
  const restored = (names: readonly string[]) => {
    const after = whole(without(patch(), names));
    return { whole: after, problems: problemsOfResult(after) };
  };

  return { overlay, base, whole, outside, problemsOfPatch, restored, stateWith, takenState, checkChange };
}

/**
 * Opens a config and follows its store and its file until it is closed.
 *
 * @throws ConfigRefused with every problem of the file
 */
export async function followConfig<State>(input: FollowInput<State>): Promise<FollowedConfig<State>> {
  const { store, file, onTaken, report } = input;
  let { patch, version } = await store.load();
  const layers = layersOf(input, () => patch);
  const { overlay, base, whole, outside, problemsOfPatch, restored, stateWith, takenState, checkChange } = layers;
  await overlay?.read();
  const found = overlay?.problems() ?? [];
  if (file && found.length > 0) throw new ConfigRefused(found, `SITE_CONFIG=${file.path} is not usable:\n  `);
  let state = takenState(patch);
  /** Hash that this process noted in the database; undefined before its first note. */
  let noted: string | null | undefined;

  /** A read that began before a change and ends after it is outdated. */
  function take(next: StoredPatch): void {
    if (next.version < version) return;
    const taken = takenState(next.patch);
    ({ patch, version } = next);
    state = taken;
    onTaken();
  }

  /**
   * Reads the file after the stored patch was loaded: the facts may be newer than the version that they count as, and
   * never older. A content that is new to this process is noted, which moves the gate for all processes.
   */
  async function takeWithFile(stored: StoredPatch): Promise<void> {
    await overlay?.read();
    const hash = overlay?.hash() ?? null;
    const isNote = hash !== noted && hash !== stored.file;
    const moved = isNote ? await store.noteFile(hash) : stored.version;
    noted = hash;
    overlay?.compare(isNote ? hash : stored.file);
    take({ ...stored, version: moved });
  }

  let queue: Promise<unknown> = Promise.resolve();
  /** Loads and reads in turn, so that an older read never comes after a newer one. */
  function reload(): Promise<void> {
    const done = queue.then(async () => takeWithFile(await store.load()));
    queue = done.catch(() => undefined);
    return done;
  }

  async function look(): Promise<void> {
    const isOther = await overlay?.read();
    if (isOther || (overlay?.hash() ?? null) !== noted) await takeWithFile(await store.load());
  }

  async function save(change: () => JsonObject, check: (next: JsonObject) => unknown = checkChange): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const next = change();
      check(next);
      const saved = await store.save(next, version);
      if (saved !== null) {
        take({ patch: next, version: saved, file: overlay?.hash() ?? null });
        return;
      }
      await reload();
    }
    throw new Error('The site config keeps changing; try again');
  }

  const unfollow = await store.onChange(overlay ? () => void reload().catch(report) : take);
  await reload();
  const stopLooking = file?.onLook(() => {
    queue = queue.then(look).catch(report);
  });

  return {
    state: () => state,
    version: () => version,
    patch: () => patch,
    whole: () => whole(),
    file: () => overlay?.state() ?? null,
    outside: () => outside(),
    problemsOf: problemsOfPatch,
    restored,
    reload,
    merge: (added) => save(() => patchBetween(base(), merged(whole(), added))),
    restore: (names) => save(() => without(patch, names)),
    reset: () => save(() => ({}), stateWith),
    async close() {
      stopLooking?.();
      await unfollow();
      await queue;
    },
  };
}
