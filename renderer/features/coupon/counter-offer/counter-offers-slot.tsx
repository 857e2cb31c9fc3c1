import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import type { PlacementBatch } from '../placement/batch.ts';
import { counterOffersIn } from './counter-offer.ts';

const CounterOffers = lazyPart<{ readonly batch: PlacementBatch }>({
  load: async () => (await import('./counter-offers.tsx')).CounterOffers,
  namespaces: ['counter-offer'],
});

/** Below what became of a placement: the smaller stakes that the book takes in place of it, if any (decision 020). */
export function CounterOffersSlot({ batch }: { readonly batch: PlacementBatch }) {
  return counterOffersIn(batch).length > 0 ? <CounterOffers batch={batch} /> : null;
}
