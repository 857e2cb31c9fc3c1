import { expect, test } from 'vitest';
import { isSparing } from './connection.ts';

test.each([
  [{}, false],
  [{ connection: {} }, false],
  [{ connection: { effectiveType: '4g' } }, false],
  [{ connection: { effectiveType: '3g', saveData: false } }, false],
  [{ connection: { effectiveType: '2g' } }, true],
  [{ connection: { effectiveType: 'slow-2g' } }, true],
  [{ connection: { effectiveType: '4g', saveData: true } }, true],
])('[S-03] nothing is prefetched on %o: %s', (device, isSparingNow) => {
  expect(isSparing(device)).toBe(isSparingNow);
});
