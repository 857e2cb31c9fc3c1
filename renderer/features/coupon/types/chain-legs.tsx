import { closestCenter, type DragEndEvent } from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import type { BetSlipLeg, BetSlipModel } from '../bet-slip/bet-slip-model.ts';
import { LegRow, rowProps } from '../bet-slip/leg-row.tsx';
import { useLegText } from '../bet-slip/use-leg-text.ts';
import { betMoved } from './arrange.ts';
import styles from './arrangement.module.css';
import { type BetSlipBlock, betSlipBlocks } from './block-ceilings.ts';
import { DragField } from './drag-field.tsx';
import { DragHandle } from './drag-handle.tsx';
import { StepButton } from './step-button.tsx';
import { type Arranging, useArranging } from './use-arranging.ts';

interface ChainLegProps {
  readonly leg: BetSlipLeg;
  readonly index: number;
  readonly block: BetSlipBlock | undefined;
  readonly model: BetSlipModel;
  readonly arranging: Arranging;
}

/** Shows a step of the chain: its stake, and the controls that move it. */
function ChainLeg({ leg, index, block, model, arranging }: ChainLegProps) {
  const { t } = useTranslation('coupon-types');
  const dispatch = useAppDispatch();
  const money = useMoneyText();
  const text = useLegText();
  const key = betKey(leg.bet);
  const bet = text.pair(leg.bet);
  const drag = useSortable({ id: key, attributes: { roleDescription: t('drag_role') } });
  const move = (by: 1 | -1) => {
    dispatch(betMoved({ key, by }));
    arranging.moved(t('moved_to_step', { bet, step: index + 1 + by }), `${by < 0 ? 'up' : 'down'}-${key}`);
  };
  const ceiling = block?.ceiling ?? null;
  return (
    <LegRow
      leg={leg}
      {...rowProps(model)}
      frame={{
        ref: drag.setNodeRef,
        'data-dragged': drag.isDragging ? '' : undefined,
        style: { transform: CSS.Translate.toString(drag.transform), transition: drag.transition },
      }}
    >
      <div className={styles.bar}>
        <DragHandle
          label={t('drag_handle', { bet })}
          name={`handle-${key}`}
          attributes={drag.attributes}
          listeners={drag.listeners}
          ref={drag.setActivatorNodeRef}
        />
        <span className={styles.place}>
          <b>{t('step_name', { step: index + 1 })}</b>
          {ceiling === null ? null : <span>{t('step_before', { amount: money(ceiling, model.iso) })}</span>}
        </span>
        <StepButton
          direction="up"
          label={t('move_up', { what: bet })}
          name={`up-${key}`}
          isAtEnd={index === 0}
          onPress={() => move(-1)}
        />
        <StepButton
          direction="down"
          label={t('move_down', { what: bet })}
          name={`down-${key}`}
          isAtEnd={index === model.legs.length - 1}
          onPress={() => move(1)}
        />
      </div>
    </LegRow>
  );
}

/** Shows the bets of a chain in their playing order. */
export function ChainLegs({ model }: { readonly model: BetSlipModel }) {
  const { t } = useTranslation(['coupon-types', 'coupon']);
  const dispatch = useAppDispatch();
  const arranging = useArranging();
  const blocks = betSlipBlocks(model);
  const ids = model.legs.map(({ bet }) => betKey(bet));
  const placeOf = (id: string | number) => ids.indexOf(String(id));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const by = over ? placeOf(over.id) - placeOf(active.id) : 0;
    if (by !== 0) dispatch(betMoved({ key: String(active.id), by }));
  };
  return (
    <DragField
      model={model}
      arranging={arranging}
      keys={sortableKeyboardCoordinates}
      collisionDetection={closestCenter}
      placeName={(id) => t('step_name', { step: placeOf(id) + 1 })}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <div>
          <p className={styles.about}>{t(`about_${model.typeId}`)}</p>
          <ul aria-label={t('coupon:bets_label')}>
            {model.legs.map((leg, index) => (
              <ChainLeg
                key={betKey(leg.bet)}
                leg={leg}
                index={index}
                block={blocks[index]}
                model={model}
                arranging={arranging}
              />
            ))}
          </ul>
        </div>
      </SortableContext>
    </DragField>
  );
}
