import type { Rectangle } from 'electron';
import Store from 'electron-store';
import type { KeptClicks } from '../notifications/click-store.ts';

/** What the program keeps between two runs, in `state.json` of its folder. */
export interface ProgramState {
  /** Sealed text of the vault. */
  session?: string;
  bounds?: Rectangle;
  /** What the page keeps through its host port. */
  values?: Record<string, string>;
  /** Where the notices lead that the system may still show. */
  notices?: KeptClicks;
}

/** One kept value behind its key, for the areas that need to know no more. */
export interface Kept<Value> {
  readonly get: () => Value | undefined;
  readonly set: (value: Value) => void;
  readonly delete: () => void;
}

/** The program's state. A file that is no JSON is begun anew. */
export function openState(): Store<ProgramState> {
  return new Store<ProgramState>({ name: 'state', clearInvalidConfig: true });
}

/** One key of the state. */
export function keptIn<Key extends keyof ProgramState>(
  store: Pick<Store<ProgramState>, 'get' | 'set' | 'delete'>,
  key: Key,
): Kept<NonNullable<ProgramState[Key]>> {
  return {
    get: () => store.get(key) as NonNullable<ProgramState[Key]> | undefined,
    set: (value) => store.set(key, value),
    delete: () => store.delete(key),
  };
}
