import { afterEach, describe, expect, test } from 'vitest';
import { FEED_WIDE_LIMIT } from '#shared/domain/feed/feed-protocol.ts';
import { selectionOf } from '#shared/domain/ids/selection-id.ts';
import { COLUMN_MARKET } from '#shared/domain/markets/types-columns.ts';
import { localIdOf } from './fake-book.fixture.ts';
import {
  AWAY_WIN,
  CORNERS,
  GAME_A,
  HOME_WIN,
  pricedUpdate,
  prices,
  type StartedHub,
  startHub,
  stopHubs,
  subscribed,
  TOTAL_5,
  TOTAL_6,
} from './feed-hub.fixture.ts';

const BOTH = localIdOf(COLUMN_MARKET.bothToScore);
const CORNERS_TOTAL = localIdOf(COLUMN_MARKET.cornersTotal, 19);
const WIDE = {
  [HOME_WIN]: 1850,
  [AWAY_WIN]: 2050,
  [TOTAL_5]: 1900,
  [BOTH]: 1700,
  [CORNERS_TOTAL]: 1950,
};

afterEach(stopHubs);

/** Starts a hub whose first game has markets of the further columns beside one of no column. */
async function startWide(): Promise<StartedHub> {
  const at = await startHub();
  at.book.flush({ gameId: GAME_A, prices: { [BOTH]: 1700, [CORNERS_TOTAL]: 1950 } });
  return at;
}

async function subscribedWide(at: StartedHub) {
  const peer = await at.peer();
  peer.say({ op: 'subscribe', main: [GAME_A], full: [], wide: true });
  return [peer, await peer.news()] as const;
}

describe('a subscriber of further columns', () => {
  test('gets them with the usual ones, and no market without a column', async () => {
    const at = await startWide();
    const [, frame] = await subscribedWide(at);
    expect(prices(frame)).toEqual(pricedUpdate(GAME_A, WIDE));
    expect(frame.whole).toEqual([{ gameId: GAME_A, scope: 'main' }]);
    expect(at.book.gamesInFull).toEqual(new Set([GAME_A]));
  });

  test('hears of their changes, which a follower of the usual columns does not', async () => {
    const at = await startWide();
    const [wide] = await subscribedWide(at);
    const [usual] = await subscribed(at, [GAME_A]);
    at.book.flush({ gameId: GAME_A, prices: { [BOTH]: 1720, [CORNERS]: 9000 } });
    expect(prices(await wide.news())).toEqual(pricedUpdate(GAME_A, { [BOTH]: 1720 }));
    at.book.flush({ gameId: GAME_A, prices: { [HOME_WIN]: 1860 } });
    expect(prices(await usual.news())).toEqual(pricedUpdate(GAME_A, { [HOME_WIN]: 1860 }));
  });

  test('gets all of them again when another line becomes the main one', async () => {
    const at = await startWide();
    const [peer] = await subscribedWide(at);
    at.book.flush({ gameId: GAME_A, prices: { [TOTAL_6]: 1880, [TOTAL_5]: 0 } });
    const frame = await peer.news();
    expect(frame.whole).toEqual([{ gameId: GAME_A, scope: 'main' }]);
    expect(prices(frame)).toHaveProperty(String(selectionOf(GAME_A, BOTH)), 1700);
    expect(prices(frame)).toHaveProperty(String(selectionOf(GAME_A, TOTAL_6)), 1880);
  });

  test('is sent its games whole when it asks for the columns after the usual ones', async () => {
    const at = await startWide();
    const [peer, first] = await subscribed(at, [GAME_A]);
    expect(prices(first)).not.toHaveProperty(String(selectionOf(GAME_A, BOTH)));
    peer.say({ op: 'subscribe', main: [GAME_A], full: [], wide: true });
    expect(prices(await peer.news())).toEqual(pricedUpdate(GAME_A, WIDE));
  });

  test('may follow fewer games', async () => {
    const at = await startHub();
    const peer = await at.peer();
    const main = Array.from({ length: FEED_WIDE_LIMIT + 1 }, (_, index) => index + 1);
    peer.say({ op: 'subscribe', main, full: [], wide: true });
    expect(await peer.notice('refused')).toMatchObject({ code: 'TOO_MANY_GAMES' });
  });
});
