import type { LogLevel, LogLine } from '#shared/host/desktop/desktop-log.ts';
import { redactText } from './redact.ts';

/** Filters by level: all, warnings and errors, errors only. */
export const LEVEL_FILTERS = ['all', 'warn', 'error'] as const;
export type LevelFilter = (typeof LEVEL_FILTERS)[number];

const WANTED: Readonly<Record<LevelFilter, readonly LogLevel[]>> = {
  all: ['error', 'warn', 'info'],
  warn: ['error', 'warn'],
  error: ['error'],
};

/** Returns the lines of a level whose area or text contains every word. */
export function filterLines(lines: readonly LogLine[], level: LevelFilter, words: string): readonly LogLine[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return lines.filter((line) => {
    const said = `${line.area} ${line.text}`.toLowerCase();
    return WANTED[level].includes(line.level) && wanted.every((word) => said.includes(word));
  });
}

/** Returns lines as a text to share, redacted again by the rules of the page. */
export function textOfLines(lines: readonly LogLine[]): string {
  return lines
    .map(({ at, level, area, text }) => `${new Date(at).toISOString()} ${level} ${area}: ${redactText(text)}`)
    .join('\n');
}
