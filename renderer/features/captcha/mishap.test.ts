import { expect, test } from 'vitest';
import { lockOf, minutesLeft, mishapOf } from './mishap.ts';

const NOW = 1_000_000;
const failure = { success: false, type: 1, reason: 'wrong', time: 0, message: '' } as const;

test.each([
  ['misread', failure, 'wrong', null],
  ['too late', { ...failure, reason: 'over' }, 'over', null],
  ['too many wrong answers', { ...failure, time: 61 }, 'locked', NOW + 61_000],
  ['the logout type', { ...failure, type: 2, time: 600 }, 'logout', NOW + 600_000],
  ['the logout type without a time', { ...failure, type: 2 }, 'logout', NOW + 60_000],
  ['no answer', null, 'failed', null],
] as const)('[A-10] %s', (_, answer, kind, until) => {
  expect(mishapOf(answer, NOW)).toEqual({ kind, until, words: '' });
});

test('[A-10] a captcha keeps the back end’s own words', () => {
  expect(mishapOf({ ...failure, message: 'Encore' }, NOW).words).toBe('Encore');
});

test('[A-10] a captcha waits for the time that the back end names, in whole minutes', () => {
  expect(lockOf(0, NOW)).toBeNull();
  const lock = lockOf(61, NOW);
  expect(lock).toMatchObject({ kind: 'locked' });
  const left = (passed: number) => (lock ? minutesLeft(lock, NOW + passed) : -1);
  expect([left(0), left(1000), left(60_999), left(61_000), left(99_000)]).toEqual([2, 1, 1, 0, 0]);
});
