import { useDndContext, useDroppable } from '@dnd-kit/core';
import { useId } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';
import { useLegText } from '../bet-slip/use-leg-text.ts';
import { type BlockTarget, blockMoved } from './arrange.ts';
import styles from './arrangement.module.css';
import { BlockAmount } from './block-amount.tsx';
import type { BetSlipBlock } from './block-ceilings.ts';
import { BlockLeg } from './block-leg.tsx';
import { StepButton } from './step-button.tsx';
import type { Arranging } from './use-arranging.ts';

export interface BlockProps {
  readonly block: BetSlipBlock;
  /** Position in the list of blocks. */
  readonly place: number;
  readonly blocks: readonly BetSlipBlock[];
  readonly model: BetSlipModel;
  readonly nameOf: (target: BlockTarget) => string;
  readonly arranging: Arranging;
}

/** Buttons that move a block of a condition earlier or later. */
function BlockSteps({ block, place, blocks, nameOf, arranging }: BlockProps) {
  const { t } = useTranslation('coupon-types');
  const dispatch = useAppDispatch();
  const { blockId } = block;
  const move = (by: 1 | -1) => {
    dispatch(blockMoved({ blockId, by }));
    // Ids are positions, so the moved block now has its neighbour's id.
    const handle = `${by < 0 ? 'up' : 'down'}-block-${blockId + by}`;
    arranging.moved(t('block_moved', { before: nameOf(blockId), after: nameOf(blockId + by) }), handle);
  };
  return (
    <>
      <StepButton
        direction="up"
        label={t('move_up', { what: nameOf(blockId) })}
        name={`up-block-${blockId}`}
        isAtEnd={place === 0}
        onPress={() => move(-1)}
      />
      <StepButton
        direction="down"
        label={t('move_down', { what: nameOf(blockId) })}
        name={`down-block-${blockId}`}
        isAtEnd={place === blocks.length - 1}
        onPress={() => move(1)}
      />
    </>
  );
}

/** Shows one block with its bets; for a condition also its position and its stake. */
export function BlockSection(props: BlockProps) {
  const { block, model, nameOf } = props;
  const { t } = useTranslation('coupon-types');
  const text = useLegText();
  const id = useId();
  const { blockId, indexes, coef } = block;
  const drop = useDroppable({ id: `b${blockId}` });
  const isCondition = model.typeId === COUPON_TYPE.condition;
  return (
    <section
      ref={drop.setNodeRef}
      className={styles.block}
      aria-labelledby={id}
      data-over={drop.isOver ? '' : undefined}
    >
      <div className={styles.head}>
        <h3 id={id}>{nameOf(blockId)}</h3>
        {indexes.length > 1 ? (
          <bdi translate="no" dir="ltr">
            × {text.total(coef)}
          </bdi>
        ) : null}
        {isCondition ? <BlockSteps {...props} /> : null}
      </div>
      {indexes.length === 0 ? <p className={styles.empty}>{t('lobby_empty')}</p> : null}
      {indexes.length === 0 ? null : (
        <ul aria-labelledby={id}>
          {indexes.map((index) => {
            const leg = model.legs[index];
            return leg ? <BlockLeg key={betKey(leg.bet)} index={index} {...props} /> : null;
          })}
        </ul>
      )}
      {isCondition ? <BlockAmount block={block} model={model} place={props.place} name={nameOf(blockId)} /> : null}
    </section>
  );
}

/** Drop target, shown during a drag, that makes a new block. */
export function NewBlock({ name }: { readonly name: string }) {
  const { active } = useDndContext();
  const drop = useDroppable({ id: 'new', disabled: active === null });
  if (active === null) return null;
  return (
    <p ref={drop.setNodeRef} className={styles.fresh} data-over={drop.isOver ? '' : undefined}>
      {name}
    </p>
  );
}
