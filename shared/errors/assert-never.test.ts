import { expect, test } from 'vitest';
import { assertNever } from './assert-never.ts';

test('a value that should not exist is named in the error', () => {
  expect(() => assertNever('x' as never, 'odds format')).toThrow('Unexpected odds format: x');
});
