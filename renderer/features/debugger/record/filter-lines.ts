import type { LogLevel, LogLine } from '#shared/host/desktop/desktop-log.ts';
import { redactText } from './redact.ts';

/** Which lines are wanted: all, from warnings on, errors alone. */
export const LEVEL_FILTERS = ['all', 'warn', 'error'] as const;
export type LevelFilter = (typeof LEVEL_FILTERS)[number];

const WANTED: Readonly<Record<LevelFilter, readonly LogLevel[]>> = {
  all: ['error', 'warn', 'info'],
  warn: ['error', 'warn'],
  error: ['error'],
};

/** Lines of a level that hold every word, in their area or their text. */
export function filterLines(lines: readonly LogLine[], level: LevelFilter, words: string): readonly LogLine[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return lines.filter((line) => {
    const said = `${line.area} ${line.text}`.toLowerCase();
    return WANTED[level].includes(line.level) && wanted.every((word) => said.includes(word));
  });
}

/** Lines as a text that may be passed on: redacted once more, by the rules of the page. */
export function textOfLines(lines: readonly LogLine[]): string {
  return lines
    .map(({ at, level, area, text }) => `${new Date(at).toISOString()} ${level} ${area}: ${redactText(text)}`)
    .join('\n');
}
