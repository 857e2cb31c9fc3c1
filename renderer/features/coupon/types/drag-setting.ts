import {
  type Announcements,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Translate } from '#renderer/lib/i18n/translations.ts';

/** Pixels that a press has to move to count as a drag. */
const MIN_PIXELS = 4;

/** Limits dragging to up and down. */
export const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/**
 * Returns the sensors of a drag: mouse, pen and finger drag by the handle; on it, Space lifts, arrows move, Space drops
 * and Escape puts back.
 */
export function useDragSensors(coordinateGetter: KeyboardCoordinateGetter) {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: MIN_PIXELS } }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  );
}

/** Moves to the next drop target with the arrow keys. */
export const nextPlace: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const direction = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
  const { collisionRect, droppableRects } = context;
  if (direction === 0 || !collisionRect) return;
  event.preventDefault();
  const middle = collisionRect.top + collisionRect.height / 2;
  const middles = [...droppableRects.values()]
    .map(({ top, height }) => top + height / 2)
    .filter((place) => (place - middle) * direction > 1)
    .sort((a, b) => (a - b) * direction);
  const [next] = middles;
  return next === undefined ? undefined : { ...currentCoordinates, y: next - collisionRect.height / 2 };
};

interface DragWords {
  readonly t: Translate;
  /** Names a bet by its drag id. */
  readonly betName: (id: string | number) => string;
  /** Names a drop target by its drag id. */
  readonly placeName: (id: string | number) => string;
}

/** Returns the announcements of a drag. */
export function dragAnnouncements({ t, betName, placeName }: DragWords): Announcements {
  return {
    onDragStart: ({ active }) => t('drag_lifted', { bet: betName(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t('drag_over', { bet: betName(active.id), place: placeName(over.id) }) : t('drag_nowhere'),
    onDragEnd: ({ active, over }) =>
      over
        ? t('drag_dropped', { bet: betName(active.id), place: placeName(over.id) })
        : t('drag_back', { bet: betName(active.id) }),
    onDragCancel: ({ active }) => t('drag_back', { bet: betName(active.id) }),
  };
}
