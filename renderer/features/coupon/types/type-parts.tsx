import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';

interface ModelProps {
  readonly model: BetSlipModel;
}

/** Types that are rarer than the three with tabs. */
export const MoreTypesSlot = lazyPart<ModelProps>({
  load: async () => (await import('./more-types.tsx')).MoreTypes,
  namespaces: ['coupon-types'],
});

/** The bets of a type that the player arranges; dragging comes with it. */
export const ArrangementSlot = lazyPart<ModelProps>({
  load: async () => (await import('./arrangement.tsx')).Arrangement,
  namespaces: ['coupon-types'],
  fallback: <Bone kind="price" />,
});

/** What the type does with the bets, in a few words, and what it needs. */
export const TypeNoteSlot = lazyPart<ModelProps>({
  load: async () => (await import('./type-note.tsx')).TypeNote,
  namespaces: ['coupon-types'],
});

/** The way to the arithmetic of the coupon. */
export const ExplainSlot = lazyPart<ModelProps>({
  load: async () => (await import('../explain/explain-button.tsx')).ExplainButton,
  namespaces: ['coupon-types'],
});
