import { useDraggable } from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { useId } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { betPutInBlock } from '../slice.ts';
import { LegRow } from '../slip/leg-row.tsx';
import { useLegText } from '../slip/use-leg-text.ts';
import type { BlockTarget } from './arrange.ts';
import styles from './arrangement.module.css';
import type { BlockProps } from './block-section.tsx';
import { DragHandle } from './drag-handle.tsx';

interface BlockLegProps extends BlockProps {
  /** In the slip. */
  readonly index: number;
}

/** Which block the bet stands in, as a list to choose from. */
function BlockChoice({ index, block, blocks, model, nameOf, arranging }: BlockLegProps) {
  const { t } = useTranslation('types');
  const dispatch = useAppDispatch();
  const text = useLegText();
  const id = useId();
  const leg = model.legs[index];
  if (!leg) return null;
  const { marketId } = leg.bet;
  const bet = text.pair(leg.bet);
  // A bet that is alone in its block is in a block of its own already.
  const targets: BlockTarget[] = [
    ...blocks.map(({ blockId }) => blockId),
    ...(block.indexes.length > 1 || block.blockId === model.rules.lobbyBlockId ? (['new'] as const) : []),
  ];
  const choose = (value: string) => {
    const target = value === 'new' ? 'new' : Number(value);
    dispatch(betPutInBlock({ marketId, target }));
    arranging.moved(t('moved_to_block', { bet, block: nameOf(target) }), `block-${marketId}`);
  };
  return (
    <span className={styles.choice}>
      <label className="vh" htmlFor={id}>
        {t('block_of', { bet })}
      </label>
      <select
        id={id}
        value={String(block.blockId)}
        data-arrange={`block-${marketId}`}
        onChange={({ target }) => choose(target.value)}
      >
        {targets.map((target) => (
          <option key={target} value={String(target)}>
            {nameOf(target)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={12} />
    </span>
  );
}

/** A bet in its block, with the ways into another one. */
export function BlockLeg(props: BlockLegProps) {
  const { index, model } = props;
  const { t } = useTranslation('types');
  const text = useLegText();
  const leg = model.legs[index];
  const drag = useDraggable({ id: leg?.bet.marketId ?? 0, attributes: { roleDescription: t('drag_role') } });
  if (!leg) return null;
  return (
    <LegRow
      leg={leg}
      model={model}
      index={index}
      frame={{
        ref: drag.setNodeRef,
        'data-dragged': drag.isDragging ? '' : undefined,
        style: { transform: CSS.Translate.toString(drag.transform) },
      }}
    >
      <div className={styles.bar}>
        <DragHandle
          label={t('drag_handle', { bet: text.pair(leg.bet) })}
          name={`handle-${leg.bet.marketId}`}
          attributes={drag.attributes}
          listeners={drag.listeners}
          ref={drag.setActivatorNodeRef}
        />
        <span className={styles.place} />
        <BlockChoice {...props} />
      </div>
    </LegRow>
  );
}
