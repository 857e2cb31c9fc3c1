import { expect, test } from 'vitest';
import { isCallbackOffered, isConsultantWorking } from './support-hours.ts';

const at = (hour: number, minute = 0) => Date.UTC(2026, 4, 9, hour, minute);
const day = { from: 9, to: 21 };
const night = { from: 22, to: 6.5 };

test.each([
  ['no consultant', null, null, 12, 0, false],
  ['an empty id', '', null, 12, 0, false],
  ['around the clock', 'c', null, 3, 0, true],
  ['before the day begins', 'c', day, 8, 59, false],
  ['when it begins', 'c', day, 9, 0, true],
  ['in its last minute', 'c', day, 20, 59, true],
  ['when it ends', 'c', day, 21, 0, false],
  ['in the evening of a night', 'c', night, 23, 0, true],
  ['in its morning', 'c', night, 6, 29, true],
  ['when the night ends', 'c', night, 6, 30, false],
  ['hours that are none', 'c', { from: 9, to: 9 }, 9, 0, false],
])('[N-07] the hours decide whether an agent answers: %s (case %#)', (_, consultant_id, hours, hour, minute, works) => {
  expect(isConsultantWorking({ consultant_id, hours }, at(hour, minute))).toBe(works);
});

test.each([
  [true, [], 'en', true],
  [true, ['ar', 'tr'], 'en', true],
  [true, ['ar', 'tr'], 'tr', false],
  [false, [], 'en', false],
])(
  '[N-07] a call back that is available (%s) and hidden in %j is offered to a reader of %s: %s',
  (isAvailableCallback, hidden, language, is) => {
    expect(isCallbackOffered({ isAvailableCallback, langsHiddenCallback: hidden }, language)).toBe(is);
  },
);
