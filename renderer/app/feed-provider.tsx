import { type ReactNode, useEffect, useState } from 'react';
import type { Feed } from '#renderer/lib/feed/feed.ts';
import { createLateFeed } from '#renderer/lib/feed/late-feed.ts';
import { FeedContext } from '#renderer/lib/feed/use-feed.ts';

interface FeedProviderProps {
  /** Loads the feed; null on the server, where nothing moves. */
  readonly loadFeed: (() => Promise<Feed>) | null;
  readonly children: ReactNode;
}

/** Loads the live feed after the page is interactive: its code is no part of the first load. */
export function FeedProvider({ loadFeed, children }: FeedProviderProps) {
  const [feed] = useState(createLateFeed);
  useEffect(() => void loadFeed?.().then(feed.arrive), [loadFeed, feed]);
  return <FeedContext value={feed}>{children}</FeedContext>;
}
