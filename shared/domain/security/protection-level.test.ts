import { describe, expect, test } from 'vitest';
import {
  methodsToNextBand,
  PROTECTION_METHODS,
  type ProtectionFacts,
  protectionLevelOf,
  protectionStatusOf,
} from './protection-level.ts';

const facts = (count: number): ProtectionFacts =>
  Object.fromEntries(PROTECTION_METHODS.map((method, index) => [method, index < count])) as never;

test.each([
  [null, 'none'],
  [0, 'bad'],
  [30, 'bad'],
  [30.01, 'normal'],
  [31, 'normal'],
  [69, 'normal'],
  [69.99, 'normal'],
  [70, 'good'],
  [99, 'good'],
  [99.99, 'good'],
  [100, 'full'],
])('[O-03] a protection level of %s is in the band %s', (level, status) => {
  expect(protectionStatusOf(level)).toBe(status);
});

describe('[O-03] the five protection methods', () => {
  test.each([
    [0, 0, 'bad'],
    [1, 20, 'bad'],
    [2, 40, 'normal'],
    [3, 60, 'normal'],
    [4, 80, 'good'],
    [5, 100, 'full'],
  ])('%i of them make a level of %i, which is %s', (count, level, status) => {
    expect(protectionLevelOf(facts(count))).toBe(level);
    expect(protectionStatusOf(level)).toBe(status);
  });

  test.each([
    [0, ['enable_email_auth', 'enable_phone_binding']],
    [1, ['enable_phone_binding']],
    [2, ['enable_two_factor_auth', 'enable_security_question']],
    [3, ['enable_security_question']],
    [4, ['is_changed_password']],
    [5, []],
  ])('after %i of them, the next band is reached by %j', (count, methods) => {
    expect(methodsToNextBand(facts(count))).toEqual(methods);
  });
});
