import * as v from 'valibot';

export type LogLevel = 'error' | 'info' | 'warn';

/** Line of the main process's log. */
export interface LogLine {
  /** Number of the line in this run of the app, from 1. */
  readonly number: number;
  /** Epoch ms. */
  readonly at: number;
  readonly level: LogLevel;
  /** Folder of the main process that has written the line. */
  readonly area: string;
  /** Text of the line, with secrets hidden. */
  readonly text: string;
}

/** Log of the main process; only the build of support staff lets its page read it (Z-06). */
export interface DesktopLogPort {
  /** Returns the stored lines, oldest first. */
  readonly lines: () => Promise<readonly LogLine[]>;
  /** Registers a listener for every new line; returns a function that removes it. */
  readonly onLine: (listener: (line: LogLine) => void) => () => void;
}

/** Calls about the log. `ipcCalls` leaves them out, so that no other build contains their names. */
export const desktopLogCalls = { 'log:lines': v.strictTuple([]) } as const;

export interface DesktopLogAnswers {
  readonly 'log:lines': readonly LogLine[];
}

export interface DesktopLogEvents {
  readonly 'log:written': LogLine;
}
