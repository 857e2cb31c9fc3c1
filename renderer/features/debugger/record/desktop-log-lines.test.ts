import { expect, test } from 'vitest';
import type { LogLevel, LogLine } from '#shared/host/desktop/desktop-log.ts';
import { createDesktopLogLines } from './desktop-log-lines.ts';
import { filterLines, textOfLines } from './filter-lines.ts';

const line = (number: number, level: LogLevel = 'info', text = `line ${number}`): LogLine => ({
  number,
  at: Date.UTC(2026, 10, 20, 9, 5, 7, 42),
  level,
  area: number % 2 === 0 ? 'ipc' : 'network',
  text,
});

function play(before: readonly LogLine[]) {
  const { promise, resolve } = Promise.withResolvers<readonly LogLine[]>();
  const ears = new Set<(line: LogLine) => void>();
  const lines = createDesktopLogLines({
    lines: () => promise,
    onLine: (listener) => {
      ears.add(listener);
      return () => ears.delete(listener);
    },
  });
  return {
    lines,
    ears,
    write: (next: LogLine) => {
      for (const ear of ears) ear(next);
    },
    answer: async () => {
      resolve(before);
      await promise;
      await Promise.resolve();
    },
    numbers: () => lines.entries().map(({ number }) => number),
  };
}

test('[Z-06] earlier lines of the desktop log and lines that arrive meanwhile appear once, in order', async () => {
  const desktop = play([line(1), line(2), line(3)]);
  let told = 0;
  desktop.lines.subscribe(() => told++);
  desktop.write(line(3));
  desktop.write(line(4));
  expect(desktop.numbers()).toEqual([3, 4]);
  await desktop.answer();
  desktop.write(line(5));
  expect(desktop.numbers()).toEqual([1, 2, 3, 4, 5]);
  expect(told).toBe(4);
  const kept = desktop.lines.entries();
  expect(desktop.lines.entries()).toBe(kept);
});

test('the desktop log is not followed without listeners, and keeps no more lines than the app', async () => {
  const desktop = play(Array.from({ length: 500 }, (_, index) => line(index + 1)));
  const [one, two] = [desktop.lines.subscribe(() => {}), desktop.lines.subscribe(() => {})];
  expect(desktop.ears.size).toBe(1);
  await desktop.answer();
  desktop.write(line(501));
  expect([desktop.numbers().length, desktop.numbers()[0], desktop.numbers().at(-1)]).toEqual([500, 2, 501]);
  one();
  expect(desktop.ears.size).toBe(1);
  two();
  expect(desktop.ears.size).toBe(0);
});

test('lines of the desktop log are found by level and by words of their area or text', () => {
  const lines = [line(1), line(2, 'warn', 'A link was refused'), line(3, 'error', 'The proxy refused')];
  const found = (...asked: [Parameters<typeof filterLines>[1], string]) =>
    filterLines(lines, ...asked).map(({ number }) => number);
  expect(found('all', '')).toEqual([1, 2, 3]);
  expect(found('warn', '')).toEqual([2, 3]);
  expect(found('error', '')).toEqual([3]);
  expect(found('all', ' REFUSED  network ')).toEqual([3]);
  expect(found('all', 'nowhere')).toEqual([]);
});

test('[Z-06] copied lines of the desktop log are redacted again', () => {
  const text = textOfLines([line(1, 'warn', 'mail to ana.perez@example.com failed'), line(2)]);
  expect(text).toBe(
    '2026-11-20T09:05:07.042Z warn network: mail to ‹hidden› failed\n2026-11-20T09:05:07.042Z info ipc: line 2',
  );
});
