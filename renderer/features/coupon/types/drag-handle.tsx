import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core';
import styles from './arrangement.module.css';

interface DragHandleProps {
  readonly label: string;
  readonly name: string;
  readonly attributes: DraggableAttributes;
  readonly listeners: DraggableSyntheticListeners;
  readonly ref: (element: HTMLElement | null) => void;
}

/** Handle by which a bet is dragged. */
export function DragHandle({ label, name, attributes, listeners, ref }: DragHandleProps) {
  return (
    <button
      type="button"
      ref={ref}
      {...attributes}
      {...listeners}
      className={styles.handle}
      aria-label={label}
      title={label}
      data-arrange={name}
    >
      <svg viewBox="0 0 20 20" width={16} height={16} aria-hidden="true" focusable="false">
        <path d="M7.5 5v.1M12.5 5v.1M7.5 10v.1M12.5 10v.1M7.5 15v.1M12.5 15v.1" />
      </svg>
    </button>
  );
}
