import { createContext } from 'react';
import type { FeedPosition } from '#shared/domain/feed/feed-protocol.ts';

/** Where the feed was when the prices below were read, for a hand-over without a gap. */
export const FeedPositionContext = createContext<FeedPosition | undefined>(undefined);

interface Positioned {
  readonly epoch: string;
  readonly sequence: number;
}

/** The position that holds for several answers: the oldest. */
export function oldestPosition(answers: readonly Positioned[]): FeedPosition | undefined {
  const [first, ...rest] = answers;
  if (!first) return undefined;
  const oldest = rest.reduce((older, next) => (next.sequence < older.sequence ? next : older), first);
  return { epoch: oldest.epoch, sequence: oldest.sequence };
}
