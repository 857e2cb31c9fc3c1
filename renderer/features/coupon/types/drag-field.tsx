import { type CollisionDetection, DndContext, type DragEndEvent, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';
import { useLegText } from '../bet-slip/use-leg-text.ts';
import styles from './arrangement.module.css';
import { dragAnnouncements, upAndDown, useDragSensors } from './drag-setting.ts';
import type { Arranging } from './use-arranging.ts';

interface DragFieldProps {
  readonly model: BetSlipModel;
  readonly arranging: Arranging;
  /** Where the keys lead to. */
  readonly keys: KeyboardCoordinateGetter;
  readonly collisionDetection: CollisionDetection;
  /** A place by its id in the drag. */
  readonly placeName: (id: string | number) => string;
  readonly onDragEnd: (event: DragEndEvent) => void;
  readonly children: ReactNode;
}

/** Where the bets of a coupon are dragged, and what a screen reader is told of it. */
export function DragField(props: DragFieldProps) {
  const { model, arranging, keys, collisionDetection, placeName, onDragEnd, children } = props;
  const { t } = useTranslation('coupon-types');
  const text = useLegText();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const announcements = dragAnnouncements({
    t,
    betName: (id) => {
      const leg = model.legs.find(({ bet }) => betKey(bet) === id);
      return leg ? text.pair(leg.bet) : '';
    },
    placeName,
  });
  return (
    <div ref={arranging.root} className={styles.arrangement}>
      <DndContext
        sensors={useDragSensors(keys)}
        collisionDetection={collisionDetection}
        modifiers={[upAndDown]}
        accessibility={{
          announcements,
          screenReaderInstructions: { draggable: t('drag_help') },
          ...(container ? { container } : {}),
        }}
        onDragEnd={onDragEnd}
      >
        {children}
      </DndContext>
      <div ref={setContainer} />
      <p className="vh" role="status">
        {arranging.said}
      </p>
    </div>
  );
}
