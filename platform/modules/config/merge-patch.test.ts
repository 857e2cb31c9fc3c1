import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type JsonObject, mergePatch, patchBetween } from './merge-patch.ts';

describe('a merge patch', () => {
  test.each([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('of RFC 7396: %j with %j is %j', (target, patch, result) => {
    expect(mergePatch(target, patch)).toEqual(result);
  });

  test('does not reach the prototypes', () => {
    const patch = JSON.parse('{"__proto__": {"polluted": true}}');
    mergePatch({}, patch);
    patchBetween({}, patch);
    expect({}).not.toHaveProperty('polluted');
  });
});

const keys = fc.constantFrom('a', 'b', 'c');
const { value, plain } = fc.letrec<{ value: unknown; plain: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constant(null),
    fc.integer(),
    fc.array(fc.integer(), { maxLength: 2 }),
    fc.dictionary(keys, tie('value'), { maxKeys: 3 }),
  ),
  plain: fc.oneof({ maxDepth: 3 }, fc.integer(), fc.dictionary(keys, tie('plain'), { maxKeys: 3 })),
}));

test('the patch between two objects turns the first into the second, whatever was merged in between', () => {
  const patches = fc.array(fc.dictionary(keys, value, { maxKeys: 3 }), { maxLength: 4 });
  fc.assert(
    fc.property(fc.dictionary(keys, plain, { maxKeys: 3 }), patches, (brand, merged) => {
      const whole = merged.reduce<unknown>((target, patch) => mergePatch(target, patch), brand) as JsonObject;
      expect(mergePatch(brand, patchBetween(brand, whole))).toEqual(whole);
    }),
  );
});

test('the patch between equal objects is empty', () => {
  expect(patchBetween({ a: { b: [1], c: null } }, { a: { b: [1], c: null } })).toEqual({});
});
