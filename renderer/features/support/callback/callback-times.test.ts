import { expect, test } from 'vitest';
import { callbackSlots } from './callback-times.ts';

const at = (text: string) => Date.parse(text);
const firstOf = (now: string, zone: number) => new Date(callbackSlots(at(now), zone)[0]?.from ?? 0).toISOString();

test.each([
  ['before the day begins', '2026-05-09T06:00Z', 0, '2026-05-09T09:00:00.000Z'],
  ['half an hour ahead', '2026-05-09T08:30Z', 0, '2026-05-09T09:00:00.000Z'],
  ['too late for the next', '2026-05-09T08:31Z', 0, '2026-05-09T11:00:00.000Z'],
  ['in the evening', '2026-05-09T20:00Z', 0, '2026-05-10T09:00:00.000Z'],
  ['east of it', '2026-05-09T20:00Z', 330, '2026-05-10T03:30:00.000Z'],
  ['west of it', '2026-05-09T02:00Z', -180, '2026-05-09T12:00:00.000Z'],
])('[N-07] %s the first call is at nine or later in the visitor’s time zone', (_, now, zone, first) => {
  expect(firstOf(now, zone)).toBe(first);
});

test('callback slots keep their hours over the change of the clocks', () => {
  const slots = callbackSlots(at('2027-03-27T00:00Z'), 'Europe/London');
  const firsts = [0, 6, 12].map((index) => new Date(slots[index]?.from ?? 0).toISOString());
  expect(firsts).toEqual(['2027-03-27T09:00:00.000Z', '2027-03-28T08:00:00.000Z', '2027-03-29T08:00:00.000Z']);
});

test('callback slots are two hours each, between nine and nine, for three days', () => {
  const slots = callbackSlots(at('2026-05-09T00:00Z'), 0);
  expect(slots).toHaveLength(18);
  expect(slots.every(({ from, to }) => to - from === 7_200_000)).toBe(true);
  const hours = slots.map(({ from }) => new Date(from).getUTCHours());
  expect([Math.min(...hours), Math.max(...hours)]).toEqual([9, 19]);
});
