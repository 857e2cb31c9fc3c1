import { useDraggable } from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { useId, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { LegRow, rowProps } from '../bet-slip/leg-row.tsx';
import { useLegText } from '../bet-slip/use-leg-text.ts';
import { type BlockTarget, betPutInBlock } from './arrange.ts';
import styles from './arrangement.module.css';
import type { BlockProps } from './block-section.tsx';
import { DragHandle } from './drag-handle.tsx';

interface BlockLegProps extends BlockProps {
  /** In the slip. */
  readonly index: number;
}

interface TargetsProps extends BlockLegProps {
  readonly id: string;
  readonly betId: string;
  readonly bet: string;
}

/** Where the bet can go: a press moves it, so that going through the list moves nothing. */
function Targets({ id, betId, bet, block, blocks, model, nameOf, arranging }: TargetsProps) {
  const { t } = useTranslation('coupon-types');
  const dispatch = useAppDispatch();
  // A bet that is alone in its block is in a block of its own already.
  const isAlone = block.indexes.length === 1 && block.blockId !== model.rules.lobbyBlockId;
  const targets: BlockTarget[] = [...blocks.map(({ blockId }) => blockId), ...(isAlone ? [] : (['new'] as const))];
  const choose = (target: BlockTarget) => {
    dispatch(betPutInBlock({ key: betId, target }));
    arranging.moved(t('moved_to_block', { bet, block: nameOf(target) }), `block-${betId}`);
  };
  return (
    <ul id={id} className={styles.targets} aria-label={t('block_of', { bet })}>
      {targets.map((target) => (
        <li key={target}>
          <button type="button" aria-pressed={target === block.blockId} onClick={() => choose(target)}>
            {nameOf(target)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A bet in its block, with the ways into another one. */
export function BlockLeg(props: BlockLegProps) {
  const { index, model, block, nameOf } = props;
  const { t } = useTranslation('coupon-types');
  const text = useLegText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const leg = model.legs[index];
  const betId = leg ? betKey(leg.bet) : '';
  const drag = useDraggable({ id: betId, attributes: { roleDescription: t('drag_role') } });
  if (!leg) return null;
  const bet = text.pair(leg.bet);
  return (
    <LegRow
      leg={leg}
      {...rowProps(model)}
      frame={{
        ref: drag.setNodeRef,
        'data-dragged': drag.isDragging ? '' : undefined,
        style: { transform: CSS.Translate.toString(drag.transform) },
      }}
    >
      <div className={styles.bar}>
        <DragHandle
          label={t('drag_handle', { bet })}
          name={`handle-${betId}`}
          attributes={drag.attributes}
          listeners={drag.listeners}
          ref={drag.setActivatorNodeRef}
        />
        <span className={styles.place} />
        <button
          type="button"
          className={styles.choice}
          aria-label={t('block_of_is', { bet, block: nameOf(block.blockId) })}
          aria-expanded={isOpen}
          aria-controls={id}
          data-arrange={`block-${betId}`}
          onClick={() => setOpen(!isOpen)}
        >
          {nameOf(block.blockId)}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={12} />
        </button>
      </div>
      {isOpen ? <Targets {...props} id={id} betId={betId} bet={bet} /> : null}
    </LegRow>
  );
}
