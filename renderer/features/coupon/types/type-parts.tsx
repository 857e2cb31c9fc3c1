import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Bone } from '#renderer/ui/skeleton.tsx';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';
import { FURTHER_TYPES } from './block-types.ts';
import styles from './type-parts.module.css';

interface ModelProps {
  readonly model: BetSlipModel;
}

const MoreTypesPart = lazyPart<ModelProps>({
  load: async () => (await import('./more-types.tsx')).MoreTypes,
  namespaces: ['coupon-types'],
  fallback: <div className={styles.moreTypes} />,
});

/** Types without a tab, loaded on demand, where the site offers one. */
export function MoreTypesSlot({ model }: ModelProps) {
  const { offeredTypes } = useAppSelector(selectConfig).coupon;
  return FURTHER_TYPES.some((typeId) => offeredTypes.includes(typeId)) ? <MoreTypesPart model={model} /> : null;
}

/** Bets of a type that the player arranges; the code for dragging loads with them. */
export const ArrangementSlot = lazyPart<ModelProps>({
  load: async () => (await import('./arrangement.tsx')).Arrangement,
  namespaces: ['coupon-types'],
  fallback: <Bone kind="price" />,
});

/** Short explanation of the type and its requirements. */
export const TypeNoteSlot = lazyPart<ModelProps>({
  load: async () => (await import('./type-note.tsx')).TypeNote,
  namespaces: ['coupon-types'],
});

/** Button that opens the calculation of the coupon. */
export const ExplainSlot = lazyPart<ModelProps>({
  load: async () => (await import('../explain/explain-button.tsx')).ExplainButton,
  namespaces: ['coupon-types'],
});
