import { createContext } from 'react';
import type { FeedPosition } from '#shared/domain/feed/feed-protocol.ts';

/** Position of the feed when the prices below were read, so that the feed continues without a gap. */
export const FeedPositionContext = createContext<FeedPosition | undefined>(undefined);

interface Positioned {
  readonly epoch: string;
  readonly sequence: number;
}

/** Returns the position that is valid for several answers: the oldest. */
export function oldestPosition(answers: readonly Positioned[]): FeedPosition | undefined {
  const [first, ...rest] = answers;
  if (!first) return undefined;
  const oldest = rest.reduce((older, next) => (next.sequence < older.sequence ? next : older), first);
  return { epoch: oldest.epoch, sequence: oldest.sequence };
}
