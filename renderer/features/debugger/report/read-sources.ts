import { redactData } from '../record/redact.ts';

interface SourceState {
  readonly name: string;
  /** State without private values; a message for a part that failed. */
  readonly state: unknown;
}

/** Reads the state of every part by name. A failing part reports its error and affects no other. */
export function readSources(sources: ReadonlyMap<string, () => unknown>): readonly SourceState[] {
  const read = ([name, tell]: [string, () => unknown]): SourceState => {
    try {
      return { name, state: redactData(tell()) };
    } catch (error) {
      return { name, state: { failed: error instanceof Error ? error.name : 'unknown' } };
    }
  };
  return [...sources].map(read).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
