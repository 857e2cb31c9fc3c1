import { expect, test } from 'vitest';
import { redactLine } from './redact.ts';

test.each([
  ['Authorization: Bearer abcdef.ghijkl.mnopqr', 'abcdef'],
  ['http://somebody:hunter2@proxy.example:3128', 'hunter2'],
  ['card 4111 1111 1111 1111 was refused', '4111'],
])('a line of the log hides the secret in "%s"', (text, secret) => {
  expect(redactLine(text)).not.toContain(secret);
});

test('milliseconds since 1970 stay in a line of the log', () => {
  expect(redactLine('It was 1700000000000 then')).toBe('It was 1700000000000 then');
});

test('a line of the log is cut after 2,000 characters', () => {
  expect(redactLine('x'.repeat(100_000)).length).toBeLessThan(2100);
});
