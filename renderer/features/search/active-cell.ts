import { type KeyboardEvent, useState } from 'react';

/** Cell of the grid that the keyboard has reached: 0 is the link of a row, the others are its prices. */
export interface ActiveCell {
  readonly row: number;
  readonly cell: number;
}

/** What a key does to the grid. */
export type GridStep = 'next' | 'previous' | 'forward' | 'back' | 'press';

/**
 * Returns the cell after a step.
 *
 * @param widths number of cells of each row
 * @returns null when the step is none in the grid, so that the key keeps its meaning in the text field
 */
export function cellAfter(
  { row, cell }: ActiveCell,
  step: Exclude<GridStep, 'press'>,
  widths: readonly number[],
): ActiveCell | null {
  if (widths.length === 0) return null;
  if (step === 'next' || step === 'previous') {
    const next = (row + (step === 'next' ? 1 : -1) + widths.length) % widths.length;
    return { row: next, cell: Math.min(cell, (widths[next] ?? 1) - 1) };
  }
  const aside = cell + (step === 'forward' ? 1 : -1);
  return aside < 0 || aside >= (widths[row] ?? 1) ? null : { row, cell: aside };
}

interface KeyInput {
  readonly key: string;
  readonly isRtl: boolean;
  /** The caret is after the last letter, so that an arrow towards the prices is free. */
  readonly isCaretAtEnd: boolean;
  readonly cell: number;
}

/** Returns the step that a key means in the grid; null for a key of the text field. */
export function stepOfKey({ key, isRtl, isCaretAtEnd, cell }: KeyInput): GridStep | null {
  if (key === 'ArrowDown') return 'next';
  if (key === 'ArrowUp') return 'previous';
  if (key === 'Enter') return 'press';
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward && (isCaretAtEnd || cell > 0)) return 'forward';
  return key === back && cell > 0 ? 'back' : null;
}

interface GridKeys {
  readonly active: ActiveCell;
  readonly reset: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * Moves through the rows of the search while the focus stays in its field (the combobox pattern with a grid).
 *
 * @param rowCount number of rows now
 * @param widths returns the number of cells of each row; read at a key, because prices come and go
 * @param onPress presses a cell
 */
export function useGridKeys(
  rowCount: number,
  widths: () => readonly number[],
  onPress: (cell: ActiveCell) => void,
): GridKeys {
  const [asked, setAsked] = useState<ActiveCell>({ row: 0, cell: 0 });
  const active = asked.row < rowCount ? asked : { row: 0, cell: 0 };
  return {
    active,
    reset: () => setAsked({ row: 0, cell: 0 }),
    onKeyDown(event) {
      if (event.nativeEvent.isComposing || rowCount === 0) return;
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      const step = stepOfKey({
        key: event.key,
        isRtl: getComputedStyle(event.currentTarget).direction === 'rtl',
        isCaretAtEnd: selectionStart === value.length && selectionEnd === value.length,
        cell: active.cell,
      });
      if (step === null) return;
      if (step === 'press') {
        event.preventDefault();
        onPress(active);
        return;
      }
      const next = cellAfter(active, step, widths());
      if (next === null) return;
      event.preventDefault();
      setAsked(next);
    },
  };
}
