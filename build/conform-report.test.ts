import { expect, test } from 'vitest';
import { conformanceText, quietCalls } from './conform-report.ts';

const found = {
  requests: 12,
  offered: ['games'],
  missing: ['search', 'featured', 'priceAlerts'],
  unset: [],
  differences: [],
};

test('a back end is told which calls its config should close: players’ only where players sign in', () => {
  expect(quietCalls(found)).toEqual(['featured']);
  expect(quietCalls({ ...found, offered: ['login'] })).toEqual(['featured', 'priceAlerts']);
  expect(quietCalls({ ...found, unset: ['featured'] })).toEqual([]);
  expect(conformanceText(found)).toContain('{"paths": {"featured": null}}');
});

test('a fault that many requests show is one difference, with the first requests that show it', () => {
  const differences = [1, 2, 3, 4].map((at) => ({ call: 'login', request: `POST /login ${at}`, fault: 'fails' }));
  const text = conformanceText({ ...found, differences });
  expect(text).toContain('login: fails\n  POST /login 1\n  POST /login 2\n  and 2 more');
  expect(text).toMatch(/1 difference\.$/);
});

test('a back end that differs in nothing is told so', () => {
  expect(conformanceText({ ...found, offered: ['login'], missing: [] })).toBe(
    '12 requests, 1 calls offered, 0 not offered.\n\nNothing differs.',
  );
});

test('a back end is told which of its answers it may cache for all visitors', () => {
  const text = conformanceText({ ...found, offered: ['login', 'games', 'sports'] });
  expect(text).toMatch(/without cookies or headers of a visitor; cache by address, .*:\n {2}games sports\n/);
  expect(text).not.toMatch(/visitor.*login/s);
});
