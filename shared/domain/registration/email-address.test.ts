import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmailAddress, normaliseEmail } from './email-address.ts';

test.each([
  "pat.o'brien@example.test",
  'kim+bets@example.co.uk',
  'a!#$%&*+/=?^_`{|}~-b@example.com',
  '1@2.3',
  'jürgen@müller.example',
  'игрок@почта.рф',
  'لاعب@مثال.إختبار',
  '  Kim@Example.COM  ',
  `${'a'.repeat(64)}@example.com`,
  `a@${'b'.repeat(248)}.io`,
])('%j is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  '',
  'kim',
  '@example.com',
  'kim@',
  'kim@example',
  'kim@example..com',
  'kim@.com',
  'kim@example.com.',
  '.kim@example.com',
  'kim.@example.com',
  'ki..m@example.com',
  'kim@@example.com',
  'a@b@example.com',
  'kim@exa mple.com',
  'kim lee@example.com',
  'kim,lee@example.com',
  'kim;lee@example.com',
  'Kim <kim@example.com>',
  '"kim"@example.com',
  'kim@[127.0.0.1]',
  'kim@-example.com',
  'kim@example-.com',
  'kim@exam_ple.com',
  "kim@o'brien.com",
  'kim@example.com\nbcc: all@example.com',
  'k\u0000im@example.com',
  'k\u202eim@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(250)}.io`,
])('%j is no address', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test('an address has one form, however it is typed', () => {
  expect(normaliseEmail(' Jose\u0301@Example.com ')).toBe('jos\u00e9@example.com');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const form = normaliseEmail(`${text}@example.com`);
      expect(normaliseEmail(form)).toBe(form);
      expect(isEmailAddress(form)).toBe(isEmailAddress(`${text}@example.com`));
    }),
  );
});
