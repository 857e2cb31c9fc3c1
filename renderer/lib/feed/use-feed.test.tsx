import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { selectionOf } from '#shared/domain/ids/selection-id.ts';
import { createFakeWorld } from './fake-environment.ts';
import { A, HOME, STATE } from './fake-feed.ts';
import { createFeed } from './feed.ts';
import { FeedContext, useFeedStatus, useGameState, useOdds, usePriceText, useWatchGames } from './use-feed.ts';

const GAME = A;
const ID = selectionOf(GAME, HOME);
const decimal = (price: number) => (price / 1000).toFixed(2);

function Row() {
  const ref = useRef<HTMLSpanElement>(null);
  usePriceText(ref, ID, 1850, decimal);
  useWatchGames([GAME], 'main');
  const odds = useOdds(ID);
  const { score } = useGameState(GAME, STATE);
  const { state } = useFeedStatus();
  return (
    <p>
      <span ref={ref}>{decimal(1850)}</span>
      <i>{[odds?.price ?? 'none', score.join(':'), state].join(' ')}</i>
    </p>
  );
}

const errors = vi.spyOn(console, 'error');
beforeAll(() => void errors.mockImplementation(() => undefined));
afterEach(() => void expect(errors).not.toHaveBeenCalled());
afterAll(() => errors.mockRestore());

describe('on the server', () => {
  test('everything shows what it was rendered with, without a feed and with one', () => {
    const world = createFakeWorld();
    const feed = createFeed(world.environment, (run) => run());
    const html = '<p><span>1.85</span><i>none 1:0 idle</i></p>';
    expect(renderToString(<Row />)).toBe(html);
    expect(
      renderToString(
        <FeedContext value={feed}>
          <Row />
        </FeedContext>,
      ),
    ).toBe(html);
    expect([world.sockets.length, feed.odds.size]).toEqual([0, 0]);
  });
});
