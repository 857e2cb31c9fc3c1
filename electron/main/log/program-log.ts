import { redact } from './redact.ts';

export type LogLevel = 'error' | 'warn' | 'info';

export interface LogLine {
  /** Epoch ms. */
  readonly at: number;
  readonly level: LogLevel;
  /** The folder of the main process that speaks. */
  readonly area: string;
  /** Without secrets. */
  readonly text: string;
}

/** What an area needs of the log. */
export interface LogPort {
  readonly write: (level: LogLevel, area: string, text: string) => void;
}

const MOST_LINES = 500;

/** The log of the main process: the last 500 lines in memory, each without secrets before it is kept anywhere. */
export class ProgramLog implements LogPort {
  readonly #lines: LogLine[] = [];
  readonly #print: (line: LogLine) => void;
  readonly #now: () => number;

  /** @param print where lines go besides, a terminal for one */
  constructor(print: (line: LogLine) => void, now: () => number = Date.now) {
    this.#print = print;
    this.#now = now;
  }

  write(level: LogLevel, area: string, text: string): void {
    const line = { at: this.#now(), level, area, text: redact(text) };
    this.#lines.push(line);
    if (this.#lines.length > MOST_LINES) this.#lines.shift();
    this.#print(line);
  }

  /** The lines that are still there, oldest first. */
  lines(): readonly LogLine[] {
    return [...this.#lines];
  }
}

/** Prints what went wrong where somebody has started the program by hand. */
export function printToTerminal({ level, area, text }: LogLine): void {
  if (level === 'info') return;
  console[level](`${area}: ${text}`);
}
