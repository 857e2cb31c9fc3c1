import * as v from 'valibot';

export type LogLevel = 'error' | 'info' | 'warn';

/** One line of the main process' log. */
export interface LogLine {
  /** Counts the lines of this run of the app, from 1. */
  readonly number: number;
  /** Epoch ms. */
  readonly at: number;
  readonly level: LogLevel;
  /** The folder of the main process that speaks. */
  readonly area: string;
  /** Without secrets. */
  readonly text: string;
}

/** What the main process writes down; the build of support staff alone lets its page read it (Z-06). */
export interface DesktopLogPort {
  /** The lines that are still there, oldest first. */
  readonly lines: () => Promise<readonly LogLine[]>;
  /** Called with each line as it is written; returns the undo. */
  readonly onLine: (listener: (line: LogLine) => void) => () => void;
}

/** Calls about the log. They are no part of `ipcCalls`, so that no other build holds their names. */
export const desktopLogCalls = { 'log:lines': v.strictTuple([]) } as const;

export interface DesktopLogAnswers {
  readonly 'log:lines': readonly LogLine[];
}

export interface DesktopLogEvents {
  readonly 'log:written': LogLine;
}
