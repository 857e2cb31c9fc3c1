import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sportsCall } from '#shared/contracts/catalogue.ts';
import { readCalls } from './call-list.ts';
import { faultOf, isNotOffered, NEEDED_CALLS } from './conform-checks.ts';

const page = await readFile(new URL('../docs/back-end.md', import.meta.url), 'utf8');
const calls = await readCalls();
const reply = (status: number, body: unknown) => ({ status, body, request: '' });

test('the page about back ends names the calls that every page needs, and only calls that exist, at their addresses', () => {
  const table = page.slice(page.indexOf('## The least'), page.indexOf('## Health'));
  for (const id of NEEDED_CALLS) expect(table).toContain(`\`${id}\``);
  const named = [...table.matchAll(/`(\w+)` `(GET|POST) ([^`…]+)/g)];
  expect(named.length).toBeGreaterThan(10);
  for (const [, id, method, path] of named) {
    const call = calls.find((one) => one.id === id);
    expect([id, call?.method, call?.path.startsWith(path ?? '')]).toEqual([id, method, true]);
  }
  const ids = [...table.matchAll(/`([a-z]+[A-Z]\w*|sports|games|game|login|logout|token|coupon)`/g)].map(
    ([, id]) => id,
  );
  const known = new Set(calls.map(({ id }) => id));
  const entries = ['availableRoutes', 'isBlockFailureMaintenance', 'socialNetworks', 'sections'];
  expect(ids.filter((id) => !known.has(id ?? '') && !entries.includes(id ?? ''))).toEqual([]);
});

test.each([
  [404, undefined, true],
  [404, { code: 'NOT_FOUND' }, true],
  [404, { code: 'GAME_UNKNOWN' }, false],
  [501, {}, true],
  [200, {}, false],
])('a call that answers %i with %j is not offered: %s', (status, body, expected) => {
  expect(isNotOffered(reply(status, body))).toBe(expected);
});

test.each([
  [200, { sports: [], top: [], now: 1 }, null],
  [200, { sports: [], top: [] }, 'answers against its contract: now: '],
  [200, undefined, 'answers something that is no JSON'],
  [302, undefined, 'redirects with status 302'],
  [400, { code: 'BAD_REQUEST' }, null],
  [400, {}, 'answers 400 without a body that has a code'],
  [422, { code: 'BAD_REQUEST' }, 'answers BAD_REQUEST with status 422 instead of 400'],
  [404, { code: 'GAME_UNKNOWN' }, 'answers GAME_UNKNOWN, which is not among its errors'],
  [414, undefined, null],
  [500, { code: 'INTERNAL' }, 'fails with status 500'],
  [503, { code: 'UNAVAILABLE' }, null],
  [0, undefined, 'does not answer'],
])('an answer with status %i and body %j: %s', (status, body, expected) => {
  const fault = faultOf(sportsCall, reply(status, body));
  expect(expected === null ? fault : fault?.startsWith(expected)).toBe(expected === null ? null : true);
});
