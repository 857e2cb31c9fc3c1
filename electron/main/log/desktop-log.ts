import type { LogLevel, LogLine } from '#shared/host/desktop/desktop-log.ts';
import { redactLine } from './redact.ts';

/** Part of the log that an area writes to. */
export interface LogPort {
  readonly write: (level: LogLevel, area: string, text: string) => void;
}

const MAX_LINES = 500;

/** Log of the main process: the last 500 lines in memory, redacted before they are stored or printed. */
export class DesktopLog implements LogPort {
  readonly #lines: LogLine[] = [];
  readonly #print: (line: LogLine) => void;
  readonly #now: () => number;
  readonly #listeners = new Set<(line: LogLine) => void>();
  #count = 0;

  /** @param print receives every line too, for a terminal */
  constructor(print: (line: LogLine) => void, now: () => number = Date.now) {
    this.#print = print;
    this.#now = now;
  }

  write(level: LogLevel, area: string, text: string): void {
    const line = { number: ++this.#count, at: this.#now(), level, area, text: redactLine(text) };
    this.#lines.push(line);
    if (this.#lines.length > MAX_LINES) this.#lines.shift();
    this.#print(line);
    for (const listener of this.#listeners) listener(line);
  }

  /** Returns the stored lines, oldest first. */
  lines(): readonly LogLine[] {
    return [...this.#lines];
  }

  /** Registers a listener for every line that is written. */
  onLine(listener: (line: LogLine) => void): void {
    this.#listeners.add(listener);
  }
}

/** Prints warnings and errors for a user who has started the app from a terminal. */
export function printToTerminal({ level, area, text }: LogLine): void {
  if (level === 'info') return;
  console[level](`${area}: ${text}`);
}
