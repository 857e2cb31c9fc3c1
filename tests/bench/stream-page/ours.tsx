import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { axiosFetcher } from '#renderer/lib/api/axios-fetcher.ts';
import { createBrowserEnvironment } from '#renderer/lib/feed/browser-environment.ts';
import { createFeed } from '#renderer/lib/feed/feed.ts';
import type { FeedEnvironment } from '#renderer/lib/feed/feed-environment.ts';
import { createLateFeed } from '#renderer/lib/feed/late-feed.ts';
import { FeedContext, useFollowGames, usePriceText } from '#renderer/lib/feed/use-feed.ts';
import { decodeFrame, type FrameSink } from '#shared/domain/feed/feed-decode.ts';
import { Arrivals, type Contender } from './contender.ts';
import { CELLS, cellId, FIRST_PRICE, GAMES, gameAt, VISIBLE_GAMES, writePrice } from './layout.ts';

const games = Array.from({ length: GAMES }, (_, index) => gameAt(index));
const rows = Array.from({ length: VISIBLE_GAMES }, (_, index) => index);
const cells = Array.from({ length: CELLS }, (_, index) => index);

function Cell({ selectionId }: { readonly selectionId: number }) {
  const ref = useRef<HTMLSpanElement>(null);
  usePriceText(ref, selectionId, FIRST_PRICE, writePrice);
  return (
    <button type="button">
      <span ref={ref}>{writePrice(FIRST_PRICE)}</span>
    </button>
  );
}

function Grid() {
  useFollowGames(games, 'main');
  return rows.map((game) => (
    <div className="game" key={game}>
      <span>Game {game}</span>
      {cells.map((cell) => (
        <Cell key={cell} selectionId={cellId(game, cell)} />
      ))}
    </div>
  ));
}

/** Records the arrival of frames by their headers only. */
function listening(environment: FeedEnvironment, arrivals: Arrivals): FeedEnvironment {
  const head: Pick<FrameSink, 'begin'> = {
    begin(_kind, _previous, sequence, now) {
      arrivals.add(sequence, now);
      return false;
    },
  };
  return {
    ...environment,
    connect: (events) =>
      environment.connect({
        ...events,
        bytes(bytes) {
          decodeFrame(bytes, head as FrameSink);
          events.bytes(bytes);
        },
      }),
  };
}

/** The product: its client, its store, its cells. */
export const ours: Contender = {
  start(origin, flushed) {
    const arrivals = new Arrivals(flushed);
    const environment = listening(
      createBrowserEnvironment({ origin, site: { hasFeed: true, paths: {} }, fetcher: axiosFetcher }),
      arrivals,
    );
    const feed = createFeed(environment, (run) =>
      requestAnimationFrame(() => {
        run();
        arrivals.flush();
      }),
    );
    const late = createLateFeed();
    late.arrive(feed);
    createRoot(document.getElementById('grid') as HTMLElement).render(
      <FeedContext value={late}>
        <Grid />
      </FeedContext>,
    );
  },
};
