import { expect, test } from 'vitest';
import { readStoredJson, readStoredObject } from './stored-json.ts';

const DAMAGED = ['{"', '', '{"at":', 'undefined', '[object Object]', '\u0000', 'NaN', "{'a':1}"];

test.each(DAMAGED)('the damaged text "%s" counts as none', (text) => {
  expect([readStoredJson(text), readStoredObject(text)]).toEqual([null, {}]);
});

test.each([null, undefined])('%s is none', (text) => {
  expect([readStoredJson(text), readStoredObject(text)]).toEqual([null, {}]);
});

test.each([
  ['[1]', [1], {}],
  ['3', 3, {}],
  ['"a"', 'a', {}],
  ['null', null, {}],
  ['{"a":1}', { a: 1 }, { a: 1 }],
])('%s is read', (text, value, members) => {
  expect([readStoredJson(text), readStoredObject(text)]).toEqual([value, members]);
});
