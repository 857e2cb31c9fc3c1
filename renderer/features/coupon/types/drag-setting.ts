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

/** A press that does not move is no drag. */
const MIN_PIXELS = 4;

/** Bets are dragged up and down only. */
export const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Mouse, pen and finger drag by the handle; on it, Space lifts, arrows move, Space drops and Escape puts back. */
export function useDragSensors(coordinateGetter: KeyboardCoordinateGetter) {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: MIN_PIXELS } }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  );
}

/** Arrows go from one place where a bet can be dropped to the next. */
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
  /** A bet by its id in the drag. */
  readonly betName: (id: string | number) => string;
  /** A place by its id in the drag. */
  readonly placeName: (id: string | number) => string;
}

/** What is said while a bet is dragged. */
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
