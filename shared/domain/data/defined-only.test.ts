import { expect, test } from 'vitest';
import { definedOnly } from './defined-only.ts';

test('definedOnly drops undefined properties and keeps null, false, 0 and empty texts', () => {
  const kept = { none: null, no: false, zero: 0, text: '' };
  expect(Object.entries(definedOnly({ ...kept, left: undefined }))).toEqual(Object.entries(kept));
});

test('definedOnly makes properties that may be undefined optional', () => {
  const banker = [true, undefined][1];
  const leg: { readonly selectionId: number; readonly banker?: boolean } = definedOnly({ selectionId: 1, banker });
  expect(leg).toStrictEqual({ selectionId: 1 });
});
