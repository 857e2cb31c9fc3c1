import { expect, test } from 'vitest';
import { type ActiveCell, cellAfter, stepOfKey } from './active-cell.ts';

const WIDTHS = [4, 1, 3];
const at = (row: number, cell: number): ActiveCell => ({ row, cell });

test.each([
  [at(0, 0), 'next', at(1, 0)],
  [at(2, 0), 'next', at(0, 0)],
  [at(0, 0), 'previous', at(2, 0)],
  [at(0, 3), 'next', at(1, 0)],
  [at(0, 2), 'previous', at(2, 2)],
  [at(0, 0), 'forward', at(0, 1)],
  [at(0, 3), 'forward', null],
  [at(1, 0), 'forward', null],
  [at(0, 1), 'back', at(0, 0)],
  [at(0, 0), 'back', null],
] as const)('from %o the step %s leads to %o', (from, step, to) => {
  expect(cellAfter(from, step, WIDTHS)).toEqual(to);
});

test('without rows no step leads anywhere', () => {
  expect(cellAfter(at(0, 0), 'next', [])).toBeNull();
});

test.each([
  ['ArrowDown', false, false, 0, 'next'],
  ['ArrowUp', false, true, 2, 'previous'],
  ['Enter', true, false, 1, 'press'],
  ['ArrowRight', false, true, 0, 'forward'],
  ['ArrowRight', false, false, 0, null],
  ['ArrowRight', false, false, 1, 'forward'],
  ['ArrowLeft', false, true, 0, null],
  ['ArrowLeft', false, true, 1, 'back'],
  ['ArrowLeft', true, true, 0, 'forward'],
  ['ArrowRight', true, true, 1, 'back'],
  ['ArrowRight', true, true, 0, null],
  ['a', false, true, 0, null],
] as const)('%s, right to left %s, caret at the end %s, in cell %i: %s', (key, isRtl, isCaretAtEnd, cell, step) => {
  expect(stepOfKey({ key, isRtl, isCaretAtEnd, cell })).toBe(step);
});
