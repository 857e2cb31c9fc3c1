import { describe, expect, test } from 'vitest';
import { compilePattern } from './pattern.ts';

describe('a path pattern', () => {
  test.each([
    ['/live', '/live', {}],
    ['/live', '/live/', {}],
    ['/:section(live|line)', '/line', { section: 'line' }],
    ['/:section(live|line)', '/lines', null],
    ['/:language([a-z]{2})/x', '/en/x', { language: 'en' }],
    ['/:language([a-z]{2})/x', '/eng/x', null],
    ['/a/:b?', '/a', {}],
    ['/a/:b?', '/a/c', { b: 'c' }],
    ['/a/:b?', '/a/c/d', null],
    ['/a/:id(\\d+)', '/a/12', { id: '12' }],
    ['/a/:id(\\d+)', '/a/12b', null],
    ['/a/:b', '/a/', null],
  ])('%s is matched against the path %s', (pattern, path, expected) => {
    expect(compilePattern(pattern).match(path)).toEqual(expected);
  });
});
