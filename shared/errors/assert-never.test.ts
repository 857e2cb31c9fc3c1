import { expect, test } from 'vitest';
import { assertNever } from './assert-never.ts';

test('assertNever names the impossible value in its error', () => {
  expect(() => assertNever('x' as never, 'odds format')).toThrow('Unexpected odds format: x');
});
