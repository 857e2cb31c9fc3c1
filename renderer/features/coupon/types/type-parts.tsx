import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';

interface ModelProps {
  readonly model: BetSlipModel;
}

/** Types without a tab, loaded on demand. */
export const MoreTypesSlot = lazyPart<ModelProps>({
  load: async () => (await import('./more-types.tsx')).MoreTypes,
  namespaces: ['coupon-types'],
});

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
