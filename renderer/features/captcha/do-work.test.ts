import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hasZeroBits } from '#shared/domain/transport/captcha-work.ts';
import { doWork } from './do-work.ts';

describe('the proof of work that replaces reading a picture', () => {
  test.each([1, 7, 8, 11])('is found for %i bits and accepted by the back end', async (bits) => {
    const proof = await doWork({ salt: `salt-${bits}`, bits }, new AbortController().signal);
    expect(hasZeroBits(createHash('sha256').update(`salt-${bits}${proof}`).digest(), bits)).toBe(true);
  });

  test('ends when it is cancelled', async () => {
    const controller = new AbortController();
    const working = doWork({ salt: 'never', bits: 200 }, controller.signal);
    setTimeout(() => controller.abort(), 20);
    expect(await working).toBeNull();
  });
});

test.each([
  [[0, 0, 255], 16, true],
  [[0, 1, 0], 16, false],
  [[0, 1, 0], 15, true],
  [[127], 1, true],
  [[128], 1, false],
  [[255], 0, true],
])('bytes %o begin with %i zero bits: %s', (bytes, bits, expected) => {
  expect(hasZeroBits(new Uint8Array(bytes), bits)).toBe(expected);
});
