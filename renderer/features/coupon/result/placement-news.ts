import { isOpenBatch, type PlacementBatch } from '../placement/batch.ts';

/** What there is to say of a placement: it has ended, or nobody knows how it ends. */
export type PlacementNews = 'ended' | 'unknown';

const isUnknown = (batch: PlacementBatch | null) =>
  batch?.intents.some(({ phase }) => phase.kind === 'unknown') ?? false;

/** What has happened to a placement between two looks; null for nothing that has to be said. */
export function newsOf(before: PlacementBatch | null, after: PlacementBatch | null): PlacementNews | null {
  // One that was over when it was first seen is no news.
  if (!before || !after || before.id !== after.id || !isOpenBatch(before)) return null;
  if (!isOpenBatch(after)) return 'ended';
  return isUnknown(after) && !isUnknown(before) ? 'unknown' : null;
}
