import type { LogLevel, LogLine } from '#shared/host/desktop/desktop-log.ts';
import { redactLine } from './redact.ts';

/** What an area needs of the log. */
export interface LogPort {
  readonly write: (level: LogLevel, area: string, text: string) => void;
}

const MAX_LINES = 500;

/** The log of the main process: the last 500 lines in memory, each without secrets before it is kept anywhere. */
export class DesktopLog implements LogPort {
  readonly #lines: LogLine[] = [];
  readonly #print: (line: LogLine) => void;
  readonly #now: () => number;
  readonly #listeners = new Set<(line: LogLine) => void>();
  #count = 0;

  /** @param print where lines go besides, a terminal for one */
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

  /** The lines that are still there, oldest first. */
  lines(): readonly LogLine[] {
    return [...this.#lines];
  }

  /** Calls back with each line after it was written. */
  onLine(listener: (line: LogLine) => void): void {
    this.#listeners.add(listener);
  }
}

/** Prints what went wrong where somebody has started the app by hand. */
export function printToTerminal({ level, area, text }: LogLine): void {
  if (level === 'info') return;
  console[level](`${area}: ${text}`);
}
