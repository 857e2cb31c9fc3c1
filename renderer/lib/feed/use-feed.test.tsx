import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { selectionOf } from '#shared/domain/ids/selection-id.ts';
import { createFakeWorld } from './fake-environment.fixture.ts';
import { A, HOME, STATE } from './fake-feed.fixture.ts';
import { createFeed } from './feed.ts';
import { createLateFeed } from './late-feed.ts';
import { FeedContext, useFeedStatus, useFollowGames, useGameState, useOdds, usePriceText } from './use-feed.ts';

const GAME = A;
const ID = selectionOf(GAME, HOME);
const decimal = (price: number) => (price / 1000).toFixed(2);

function Row() {
  const ref = useRef<HTMLSpanElement>(null);
  usePriceText(ref, ID, 1850, decimal);
  useFollowGames([GAME], 'main');
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

describe('hooks of the feed on the server', () => {
  test('return the rendered values, with and without a feed', () => {
    const world = createFakeWorld();
    const feed = createFeed(world.environment, (run) => run());
    const late = createLateFeed();
    late.arrive(feed);
    const html = '<p><span>1.85</span><i>none 1:0 idle</i></p>';
    expect(renderToString(<Row />)).toBe(html);
    expect(
      renderToString(
        <FeedContext value={late}>
          <Row />
        </FeedContext>,
      ),
    ).toBe(html);
    expect([world.sockets.length, feed.odds.size]).toEqual([0, 0]);
  });
});

describe('a feed that loads late', () => {
  const connected = () => {
    const log: string[] = [];
    const connect = (name: string) => () => {
      log.push(`+${name}`);
      return () => void log.push(`-${name}`);
    };
    return { log, connect, late: createLateFeed() };
  };
  const feed = createFeed(createFakeWorld().environment, (run) => run());

  test('is connected once with everything that waits for it, and at once with later calls', () => {
    const { log, connect, late } = connected();
    const stopFirst = late.attach(connect('first'));
    late.attach(connect('second'));
    expect([late.current(), log]).toEqual([null, []]);
    late.arrive(feed);
    late.arrive(createFeed(createFakeWorld().environment, (run) => run()));
    expect(late.current()).toBe(feed);
    const stopThird = late.attach(connect('third'));
    stopFirst();
    stopThird();
    expect(log).toEqual(['+first', '+second', '+third', '-first', '-third']);
  });

  test('is not connected with what was undone before, even while it arrives', () => {
    const { log, connect, late } = connected();
    late.attach(connect('gone'))();
    let stopLast = () => {};
    late.attach(() => {
      stopLast();
      return connect('first')();
    });
    stopLast = late.attach(connect('last'));
    late.arrive(feed);
    expect(log).toEqual(['+first']);
  });
});
