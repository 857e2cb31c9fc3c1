import { describe, expect, test } from 'vitest';
import { monthsOfRange } from './history-months.ts';

const at = (text: string) => Date.parse(`${text}Z`);
const DAY = 86_400_000;

describe('a range of a history', () => {
  test('without ends has whole months only', () => {
    const { whole, rest } = monthsOfRange(undefined, undefined);
    expect(rest).toEqual([]);
    expect(whole?.first).toBeLessThan(at('1970-01-01T00:00'));
    expect(whole?.end).toBeGreaterThan(at('9999-01-01T00:00'));
  });

  test('from the first to the last instant of months has whole months only', () => {
    const first = at('2024-12-01T00:00');
    const end = at('2025-03-01T00:00');
    expect(monthsOfRange(first, end - 1)).toEqual({ whole: { first, end }, rest: [] });
  });

  test('that begins and ends within months leaves both ends to be read', () => {
    const [from, to] = [at('2025-01-15T12:00'), at('2025-04-02T08:00')];
    const [first, end] = [at('2025-02-01T00:00'), at('2025-04-01T00:00')];
    expect(monthsOfRange(from, to)).toEqual({
      whole: { first, end },
      rest: [
        { from, to: first - 1 },
        { from: end, to },
      ],
    });
  });

  test.each([
    ['within a month', '2025-02-03T00:00', '2025-02-27T00:00'],
    ['across the turn of a month', '2025-01-15T00:00', '2025-02-15T00:00'],
    ['whose end is before its beginning', '2025-05-15T00:00', '2025-02-15T00:00'],
  ])('%s has no whole month and is read completely', (_, begin, until) => {
    const [from, to] = [at(begin), at(until)];
    expect(monthsOfRange(from, to)).toEqual({ whole: null, rest: [{ from, to }] });
  });

  test('with one end has whole months up to the other', () => {
    const from = at('2025-01-15T12:00');
    expect(monthsOfRange(from, undefined).rest).toEqual([{ from, to: at('2025-02-01T00:00') - 1 }]);
    expect(monthsOfRange(undefined, from).rest).toEqual([{ from: at('2025-01-01T00:00'), to: from }]);
  });

  test('never loses or doubles an instant, wherever its ends are', () => {
    const begin = at('2023-11-20T00:00');
    for (let index = 0; index < 400; index++) {
      const from = begin + index * 5 * 3_600_000;
      const to = from + ((index * 7919) % 200) * DAY;
      const { whole, rest } = monthsOfRange(from, to);
      const spans = [...rest, ...(whole ? [{ from: whole.first, to: whole.end - 1 }] : [])]
        .map((span) => ({ from: span.from ?? 0, to: span.to ?? 0 }))
        .sort((a, b) => a.from - b.from);
      expect(spans[0]?.from).toBe(from);
      expect(spans.at(-1)?.to).toBe(to);
      for (const [place, span] of spans.entries())
        if (place > 0) expect(span.from).toBe((spans[place - 1]?.to ?? 0) + 1);
    }
  });

  test.each([Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 0, -62_000_000_000_000])(
    'may begin at the instant %i, beyond all months',
    (from) => {
      const { whole, rest } = monthsOfRange(from, undefined);
      for (const bound of [whole?.first, whole?.end, ...rest.flatMap((span) => [span.from, span.to])])
        expect(Number.isNaN(bound ?? 0)).toBe(false);
    },
  );
});
