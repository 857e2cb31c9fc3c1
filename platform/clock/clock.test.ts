import { expect, test, vi } from 'vitest';
import { createMemoryValue } from '../notices/shared-value.ts';
import type { ClockAnchor } from './anchor.ts';
import { openServerClock } from './clock.ts';
import { createFakeTimers } from './fake-timers.fixture.ts';

const START = Date.UTC(2027, 2, 1, 12);
const DAY = 86_400_000;
const MAX_TIMER_MS = 2 ** 31 - 1;

function fail(error: unknown): void {
  throw error;
}

async function open(store = createMemoryValue<ClockAnchor>(), timers = createFakeTimers(START)) {
  return { clock: await openServerClock({ store, timers, onError: fail }), timers, store };
}

test('the clock runs with the wall clock until QA changes it', async () => {
  const { clock, timers } = await open();
  expect(clock.now()).toBe(START);
  timers.advance(1234);
  expect(clock.now()).toBe(START + 1234);
  expect(clock.speed).toBe(1);
  expect(clock.wallUntil(START + 2234)).toBe(1000);
  expect(clock.wallUntil(START)).toBe(0);
});

test('a moved clock runs on from the new time', async () => {
  const { clock, timers } = await open();
  await clock.moveTo(START + 40 * DAY);
  timers.advance(500);
  expect(clock.now()).toBe(START + 40 * DAY + 500);
});

test('a change of speed does not change the current time', async () => {
  const { clock, timers } = await open();
  timers.advance(1000);
  await clock.setSpeed(60);
  expect(clock.now()).toBe(START + 1000);
  timers.advance(1000);
  expect(clock.now()).toBe(START + 61_000);
  expect(clock.wallUntil(START + 121_000)).toBe(1000);
});

test.each([0, -1, Number.NaN, 3601])('a speed of %s is refused', async (speed) => {
  const { clock } = await open();
  await expect(async () => clock.setSpeed(speed)).rejects.toThrow(RangeError);
  expect(clock.speed).toBe(1);
});

test('a job runs once, at its instant', async () => {
  const { clock, timers } = await open();
  const run = vi.fn(() => expect(clock.now()).toBe(START + 5000));
  clock.schedule(START + 5000, run);
  timers.advance(4999);
  expect(run).not.toHaveBeenCalled();
  timers.advance(1);
  timers.advance(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('jobs run in the order of their instants, however they were given', async () => {
  const { clock, timers } = await open();
  const order: number[] = [];
  for (const seconds of [50, 10, 40, 20, 30, 25, 5, 45]) {
    clock.schedule(START + seconds * 1000, () => order.push(seconds));
  }
  timers.advance(60_000);
  expect(order).toEqual([5, 10, 20, 25, 30, 40, 45, 50]);
});

test('a job in the past runs at the next turn', async () => {
  const { clock, timers } = await open();
  const run = vi.fn();
  clock.schedule(START - 1, run);
  timers.advance(0);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a cancelled job never runs', async () => {
  const { clock, timers } = await open();
  const run = vi.fn();
  const undo = clock.schedule(START + 1000, run);
  clock.schedule(START + 2000, vi.fn());
  undo();
  timers.advance(5000);
  expect(run).not.toHaveBeenCalled();
});

test('a job five years ahead runs on its day, without a timer longer than Node can hold', async () => {
  const { clock, timers } = await open();
  const run = vi.fn();
  clock.schedule(START + 1825 * DAY, run);
  timers.advance(1825 * DAY - 1);
  expect(run).not.toHaveBeenCalled();
  timers.advance(1);
  expect(run).toHaveBeenCalledTimes(1);
  expect(timers.maxWaitMs).toBeLessThan(MAX_TIMER_MS);
  expect(timers.maxWaitMs).toBeLessThanOrEqual(DAY);
});

test('a move past a job runs it at once, a move back does not lose one', async () => {
  const { clock, timers } = await open();
  const early = vi.fn();
  const late = vi.fn();
  clock.schedule(START + DAY, early);
  clock.schedule(START + 3 * DAY, late);
  await clock.moveTo(START + 2 * DAY);
  expect(early).toHaveBeenCalledTimes(1);
  expect(late).not.toHaveBeenCalled();
  await clock.moveTo(START);
  timers.advance(3 * DAY);
  expect(late).toHaveBeenCalledTimes(1);
  expect(early).toHaveBeenCalledTimes(1);
});

test('a raised speed brings waiting jobs closer', async () => {
  const { clock, timers } = await open();
  const run = vi.fn();
  clock.schedule(START + 60_000, run);
  await clock.setSpeed(60);
  timers.advance(999);
  expect(run).not.toHaveBeenCalled();
  timers.advance(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a job that throws is reported and the others run', async () => {
  const timers = createFakeTimers(START);
  const onError = vi.fn();
  const clock = await openServerClock({ store: createMemoryValue<ClockAnchor>(), timers, onError });
  const run = vi.fn();
  clock.schedule(START + 1, () => fail(new Error('broken job')));
  clock.schedule(START + 2, run);
  timers.advance(10);
  expect(onError).toHaveBeenCalledWith(new Error('broken job'));
  expect(run).toHaveBeenCalledTimes(1);
});

test('a job may schedule the next one', async () => {
  const { clock, timers } = await open();
  const instants: number[] = [];
  const step = () => {
    instants.push(clock.now() - START);
    if (instants.length < 4) clock.schedule(clock.now() + 100, step);
  };
  clock.schedule(START + 100, step);
  timers.advance(1000);
  expect(instants).toEqual([100, 200, 300, 400]);
});

test('processes on one store follow each other, and a later one resumes the clock', async () => {
  const timers = createFakeTimers(START);
  const { clock, store } = await open(undefined, timers);
  const { clock: other } = await open(store, timers);
  const heard = vi.fn();
  const run = vi.fn();
  other.onChange(heard);
  other.schedule(START + DAY, run);
  await clock.moveTo(START + 2 * DAY);
  await clock.setSpeed(10);
  timers.advance(1000);
  expect(heard).toHaveBeenCalledTimes(2);
  expect(run).toHaveBeenCalledTimes(1);
  expect(other.now()).toBe(START + 2 * DAY + 10_000);
  const { clock: restarted } = await open(store, timers);
  expect(restarted.now()).toBe(other.now());
  expect(restarted.speed).toBe(10);
  await clock.reset();
  expect(restarted.now()).toBe(timers.now());
});

test('the clock of a new store starts at the instant that is asked for, and a later start resumes it', async () => {
  const timers = createFakeTimers(START);
  const store = createMemoryValue<ClockAnchor>();
  const startAt = START - 400 * DAY;
  const clock = await openServerClock({ store, timers, startAt, onError: fail });
  expect(clock.now()).toBe(startAt);
  timers.advance(90_000);
  const later = await openServerClock({ store, timers, startAt, onError: fail });
  expect(later.now()).toBe(startAt + 90_000);
  await later.moveTo(START);
  await later.reset();
  expect(clock.now()).toBe(startAt);
});

test('a closed clock has no timer and ignores changes', async () => {
  const { clock, timers, store } = await open();
  const run = vi.fn();
  const heard = vi.fn();
  clock.schedule(START + 10, run);
  clock.onChange(heard);
  await clock.close();
  await store.save({ wallMs: START, serverMs: START + DAY, speed: 1 });
  timers.advance(1000);
  expect(run).not.toHaveBeenCalled();
  expect(heard).not.toHaveBeenCalled();
});
