import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import type { PlacementBatch, Refusal } from '../placement/batch.ts';

const Options = lazyPart<{ readonly batch: PlacementBatch; readonly refusal: Refusal }>({
  load: async () => (await import('./limit-options.tsx')).LimitOptions,
  namespaces: ['limits'],
});

/** Below the words of a refusal: more of it where a limit of the player was in the way; else nothing. */
export function RefusedByLimit({ batch }: { readonly batch: PlacementBatch }) {
  const refused = batch.intents.flatMap(({ phase }) => (phase.kind === 'refused' ? [phase.refusal] : []));
  const refusal = refused.find(({ code }) => code === 'LIMITS');
  return refusal ? <Options batch={batch} refusal={refusal} /> : null;
}
