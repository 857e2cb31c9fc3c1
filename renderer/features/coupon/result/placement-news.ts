import { isOpenBatch, type PlacementBatch } from '../placement/batch.ts';

/** Event of a placement to announce: it is decided, or its result is unknown for now. */
export type PlacementNews = 'ended' | 'unknown';

const isUnknown = (batch: PlacementBatch | null) =>
  batch?.intents.some(({ phase }) => phase.kind === 'unknown') ?? false;

/** Compares two states of a placement; null where nothing is to be announced. */
export function newsOf(before: PlacementBatch | null, after: PlacementBatch | null): PlacementNews | null {
  // A placement that was decided when first seen is not announced.
  if (!before || !after || before.id !== after.id || !isOpenBatch(before)) return null;
  if (!isOpenBatch(after)) return 'ended';
  return isUnknown(after) && !isUnknown(before) ? 'unknown' : null;
}
