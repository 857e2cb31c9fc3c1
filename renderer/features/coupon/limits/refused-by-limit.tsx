import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import type { PlacementBatch, Refusal } from '../placement/batch.ts';

const Options = lazyPart<{ readonly batch: PlacementBatch; readonly refusal: Refusal }>({
  load: async () => (await import('./limit-options.tsx')).LimitOptions,
  namespaces: ['limits'],
});

/** Adds the details of a limit below a refusal that a limit of the player caused; shows nothing for other refusals. */
export function RefusedByLimit({ batch }: { readonly batch: PlacementBatch }) {
  const refused = batch.intents.flatMap(({ phase }) => (phase.kind === 'refused' ? [phase.refusal] : []));
  const refusal = refused.find(({ code }) => code === 'LIMITS');
  return refusal ? <Options batch={batch} refusal={refusal} /> : null;
}
