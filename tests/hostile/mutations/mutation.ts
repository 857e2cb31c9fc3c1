import type { SourceFault } from '#tests/fixtures/mutate.ts';

/** A defence that is taken away from the source, and the test that has to fail without it. */
export interface HostileMutation extends SourceFault {
  /** Path of the test file. */
  readonly test: string;
  /** Part of the test's full title, in which ` > ` follows each describe block; a part that tests of a table share. */
  readonly title: string;
}

type Row = readonly [fault: string, module: string, from: string, to: string, title: string];

/** Returns mutations that one test file has to find, each written as fault, module, text, its replacement and title. */
export const foundBy = (test: string, rows: readonly Row[]): readonly HostileMutation[] =>
  rows.map(([fault, module, from, to, title]) => ({ fault, module, from, to, test, title }));
