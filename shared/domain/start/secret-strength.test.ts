import { expect, test } from 'vitest';
import { isGuessable } from './secret-strength.ts';

test.each([
  'aaaaaaaaaaaaaaaa',
  'abcdefghijklmnopqrstuvwxyz',
  '98765432109876543210',
  'abababababababababab',
  'changemechangeme',
  '0000111122223333',
])('the secret %s can be guessed', (secret) => expect(isGuessable(secret)).toBe(true));

test.each(['', 'rPR8z32573JFLC4V0PPanr7K/pKQB9kl', '5f0c9a7e31d84b62a9be07d3', 'a-secret-of-the-leak-proof'])(
  'the secret "%s" is not a pattern',
  (secret) => expect(isGuessable(secret)).toBe(false),
);
