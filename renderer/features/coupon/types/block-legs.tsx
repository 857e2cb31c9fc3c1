import { type CollisionDetection, closestCenter, type DragEndEvent, pointerWithin } from '@dnd-kit/core';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';
import { type BlockTarget, betPutInBlock } from './arrange.ts';
import styles from './arrangement.module.css';
import { betSlipBlocks } from './block-ceilings.ts';
import { BlockSection, NewBlock } from './block-section.tsx';
import { DragField } from './drag-field.tsx';
import { nextPlace } from './drag-setting.ts';
import { useArranging } from './use-arranging.ts';

/** Finds the drop target: the one under the pointer, or the nearest one with the keyboard. */
const underPointer: CollisionDetection = (input) => {
  const under = pointerWithin(input);
  return under.length > 0 ? under : closestCenter(input);
};

/** Returns the ids of the blocks of a condition or a multi, with the bankers. */
function shownBlocks(model: BetSlipModel) {
  const blocks = betSlipBlocks(model);
  const { lobbyBlockId } = model.rules;
  const hasLobby = blocks.some(({ blockId }) => blockId === lobbyBlockId);
  if (model.typeId !== COUPON_TYPE.multi || hasLobby) return blocks;
  return [{ blockId: lobbyBlockId, indexes: [], coef: 1000, ceiling: null }, ...blocks];
}

/** Shows the bets of a condition or a multi in their blocks. */
export function BlockLegs({ model }: { readonly model: BetSlipModel }) {
  const { t } = useTranslation(['coupon-types', 'coupon']);
  const dispatch = useAppDispatch();
  const arranging = useArranging();
  const blocks = shownBlocks(model);
  const isLobby = (id: BlockTarget) => model.typeId === COUPON_TYPE.multi && id === model.rules.lobbyBlockId;
  const nameOf = (id: BlockTarget) => {
    if (id === 'new') return t('block_new');
    return isLobby(id) ? t('block_lobby') : t('block_name', { block: id });
  };
  const targetOf = (id: string | number): BlockTarget => (id === 'new' ? 'new' : Number(String(id).slice(1)));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) dispatch(betPutInBlock({ key: String(active.id), target: targetOf(over.id) }));
  };
  return (
    <DragField
      model={model}
      arranging={arranging}
      keys={nextPlace}
      collisionDetection={underPointer}
      placeName={(id) => nameOf(targetOf(id))}
      onDragEnd={onDragEnd}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a group of lists, not of fields */}
      <div role="group" aria-label={t('coupon:bets_label')}>
        <p className={styles.about}>{t(`about_${model.typeId}`)}</p>
        {blocks.map((block, place) => (
          <BlockSection
            key={block.blockId}
            block={block}
            place={place}
            blocks={blocks}
            model={model}
            nameOf={nameOf}
            arranging={arranging}
          />
        ))}
        <NewBlock name={nameOf('new')} />
      </div>
    </DragField>
  );
}
