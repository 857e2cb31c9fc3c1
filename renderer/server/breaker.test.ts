import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

function setup() {
  let now = 0;
  const breaker = createBreaker(() => now);
  const pass = (ms: number) => {
    now += ms;
  };
  const fail = (times: number) => {
    for (let index = 0; index < times; index++) breaker.failed();
  };
  return { breaker, pass, fail };
}

test('a back end that fails twice is asked again at once', () => {
  const { breaker, fail } = setup();
  fail(2);
  expect([breaker.isOpen(), breaker.mayAsk()]).toEqual([false, true]);
});

test('after three failures in a row one call in two seconds is sent, and the first answer lets all pass', () => {
  const { breaker, pass, fail } = setup();
  fail(3);
  expect([breaker.isOpen(), breaker.mayAsk()]).toEqual([true, false]);
  pass(2000);
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false]);
  breaker.answered();
  expect([breaker.isOpen(), breaker.mayAsk(), breaker.mayAsk()]).toEqual([false, true, true]);
});

test('failures with answers between them are no row', () => {
  const { breaker, fail } = setup();
  fail(2);
  breaker.answered();
  fail(2);
  expect(breaker.mayAsk()).toBe(true);
});
