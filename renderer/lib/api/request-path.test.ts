import { describe, expect, test } from 'vitest';
import { requestPath } from './request-path.ts';

describe('the path of a call', () => {
  test.each([
    ['/a/:id', { params: { id: 5 } }, '/a/5'],
    ['/a/:id', { params: { id: 'x/y' } }, '/a/x%2Fy'],
    ['/a', { query: { section: 'live', sport: undefined, limit: '30' } }, '/a?section=live&limit=30'],
    ['/a', { query: { text: 'São Paulo & co' } }, '/a?text=S%C3%A3o+Paulo+%26+co'],
    ['/a', {}, '/a'],
  ])('%s with %o is filled in', (pattern, parts, expected) => {
    expect(requestPath(pattern, parts)).toBe(expected);
  });

  test('throws when a parameter is missing', () => {
    expect(() => requestPath('/a/:id', {})).toThrow('lacks its parameter id');
  });
});
