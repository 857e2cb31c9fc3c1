import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import type { PlacementBatch } from '../placement/batch.ts';
import { offersIn } from './offered-stake.ts';

const Offers = lazyPart<{ readonly batch: PlacementBatch }>({
  load: async () => (await import('./stake-offers.tsx')).StakeOffers,
  namespaces: ['reoffer'],
});

/** Below what became of a placement: the smaller stakes that the book takes in place of it, if any (decision 020). */
export function StakeOffersSlot({ batch }: { readonly batch: PlacementBatch }) {
  return offersIn(batch).length > 0 ? <Offers batch={batch} /> : null;
}
