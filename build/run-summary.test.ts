import { expect, test } from 'vitest';
import { describeRun, durationText, type EndedStep } from './run-summary.ts';

const UNIT: EndedStep = {
  name: 'unit and HTTP tests',
  ok: true,
  ms: 125_400,
  summary: {
    passed: 40,
    failed: 0,
    skipped: 1,
    repeated: [],
    tests: Array.from({ length: 12 }, (_, index) => ({ title: `test ${index}`, ms: index * 1000 })),
  },
};
const JOURNEYS: EndedStep = {
  name: 'journeys',
  ok: false,
  ms: 61_000,
  summary: {
    passed: 7,
    failed: 1,
    skipped: 0,
    repeated: ['a bet is placed'],
    tests: [{ title: 'a bet is placed', ms: 90_000 }],
  },
};

test('a run ends with its time by step, its ten slowest tests, what failed, and its counts', () => {
  expect(describeRun([{ name: 'checks', ok: true, ms: 30_000, summary: null }, UNIT, JOURNEYS], 200_000)).toEqual([
    'Time by step:',
    '  checks                     30.0 s',
    '  unit and HTTP tests    2 min 05 s',
    '  journeys               1 min 01 s',
    '  all                    3 min 20 s',
    'Slowest tests:',
    '    1 min 30 s  a bet is placed',
    ...[11, 10, 9, 8, 7, 6, 5, 4, 3].map((at) => `${`${at}.0 s`.padStart(14)}  test ${at}`),
    'failed step: journeys',
    'flaky: a bet is placed',
    '47 passed, 1 failed, 1 repeated, 1 skipped',
  ]);
});

test('a run without tests has no slowest ones', () => {
  expect(describeRun([{ name: 'checks', ok: true, ms: 400, summary: null }], 400)).toEqual([
    'Time by step:',
    '  checks         0.4 s',
    '  all            0.4 s',
    '0 passed, 0 failed, 0 repeated, 0 skipped',
  ]);
});

test.each([
  [59_949, '59.9 s'],
  [60_000, '1 min 00 s'],
  [3_599_600, '60 min 00 s'],
])('%d ms are %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});
