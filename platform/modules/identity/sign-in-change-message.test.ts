import { expect, test } from 'vitest';
import { messageOfChange } from './sign-in-change-message.ts';

test.each([
  ['2027-03-28T00:59Z', /28 March 2027.*00:59|March 28, 2027.*12:59.AM/],
  ['2027-07-01T12:00Z', /12:00.PM/],
])('a message about a change says %s in UTC, which has no summer time, and names it', (at, text) => {
  const { values } = messageOfChange({
    kind: 'password_changed',
    reader: { userId: 1, email: 'a@example.test', phone: null, language: 'en' },
    at: Date.parse(at),
    address: '',
    country: null,
    agent: '',
    token: 't',
    days: 1,
    isLast: false,
  });
  expect(values?.when).toMatch(text);
  expect(values?.when).toContain('UTC');
});
