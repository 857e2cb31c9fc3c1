import type { ReactNode } from 'react';

/** Rows of a list, for any way of drawing them. */
export interface RowsProps {
  readonly count: number;
  /** Expected height of a row in CSS pixels; the true one is measured. */
  readonly estimate: (index: number) => number;
  readonly keyOf: (index: number) => string | number;
  /** Indices of rows that stick to the top until the next of them, ascending. */
  readonly sticky: readonly number[];
  readonly render: (index: number) => ReactNode;
  /** Called when the end of the list is near. */
  readonly onNearEnd?: () => void;
}
