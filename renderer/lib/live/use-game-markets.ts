import { useContext, useEffect, useRef } from 'react';
import type { Market } from '#shared/contracts/catalogue.ts';
import { useFeed, useFollowGames, useGameStructure } from '../feed/use-feed.ts';
import { FeedPositionContext } from './feed-position.ts';
import { marketsOfFeed } from './markets-of-feed.ts';

const nothing = () => {};

/**
 * All markets of the game whose page is open: first those of the answer, then what the feed makes of them as lines come
 * and go.
 */
export function useGameMarkets(gameId: number, read: readonly Market[]): readonly Market[] {
  const feed = useFeed();
  const at = useContext(FeedPositionContext);
  useFollowGames([gameId], 'full');
  const isSeeded = useRef(false);
  useEffect(
    () =>
      feed.attach(({ odds }) => {
        // Once, before the feed has told: folded markets have no cells that would bring their prices to the store, and
        // what an answer says later is older than what the feed has said by then.
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
