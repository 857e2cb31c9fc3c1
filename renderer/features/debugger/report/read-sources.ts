import { redactData } from '../record/redact.ts';

interface SourceState {
  readonly name: string;
  /** Without private values; a word for a part that could not tell. */
  readonly state: unknown;
}

/** What every part says of itself, by name. One that fails says so, and the others are heard all the same. */
export function readSources(sources: ReadonlyMap<string, () => unknown>): readonly SourceState[] {
  const read = ([name, tell]: [string, () => unknown]): SourceState => {
    try {
      return { name, state: redactData(tell()) };
    } catch (error) {
      return { name, state: { failed: error instanceof Error ? error.name : 'unknown' } };
    }
  };
  return [...sources].map(read).sort((a, b) => a.name.localeCompare(b.name));
}
