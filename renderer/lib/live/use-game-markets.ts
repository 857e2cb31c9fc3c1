import { useContext, useEffect, useRef } from 'react';
import type { Market } from '#shared/contracts/catalogue.ts';
import { useFeed, useFollowGames, useGameStructure } from '../feed/use-feed.ts';
import { FeedPositionContext } from './feed-position.ts';
import { marketsOfFeed } from './markets-of-feed.ts';

const nothing = () => {};

/**
 * Returns all markets of an open game: first those of the answer, then those of the feed as lines are added and
 * removed.
 */
export function useGameMarkets(gameId: number, read: readonly Market[]): readonly Market[] {
  const feed = useFeed();
  const at = useContext(FeedPositionContext);
  useFollowGames([gameId], 'full');
  const isSeeded = useRef(false);
  useEffect(
    () =>
      feed.attach(({ odds }) => {
        // Seeds the store once, before the feed reports the game: folded markets have no cells that would add their
        // prices, and later answers are older than the feed.
        if (isSeeded.current) return nothing;
        isSeeded.current = true;
        for (const { outcomes } of read) {
          for (const { id, price, suspended } of outcomes) {
            if (odds.read(id) === null) odds.seed(id, price, suspended, at);
          }
        }
        return nothing;
      }),
    [feed, read, at],
  );
  const structure = useGameStructure(gameId);
  const last = useRef<readonly Market[]>(read);
  const seen = useRef(0);
  const arrived = feed.current();
  if (arrived && structure > 0 && structure !== seen.current) {
    seen.current = structure;
    last.current = marketsOfFeed(arrived.odds, gameId, last.current);
  }
  return structure > 0 ? last.current : read;
}
