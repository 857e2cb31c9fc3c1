import { describe, expect, test } from 'vitest';
import { answerCall } from '../test-fixtures/backend.fixture.ts';
import { game, market } from '../test-fixtures/game.fixture.ts';
import { createAnswerPoll } from './answer-frames.ts';
import { settle } from './fake-environment.fixture.ts';
import { A, E1, live, start, whole } from './fake-feed.fixture.ts';
import { FrameGate } from './frame-gate.ts';
import { GameStates } from './game-states.ts';
import { OddsStore } from './odds-store.ts';

describe('a back end that says it has no feed', () => {
  test('gets no socket: its games are read again every fifteen seconds, and bets are taken', async () => {
    const { world, feed, state, price } = start({ hasFeed: false });
    feed.client.followGames([A], 'main');
    await settle();
    expect([world.sockets.length, world.polls.length]).toEqual([0, 1]);
    await world.polls[0]?.answerWithoutFeed(1, whole(A, 1850));
    expect(feed.client.status()).toMatchObject({ state: 'live', transport: 'answers' });
    expect([state(), price(A)]).toEqual(['live', 1850]);
    await world.advance(14_900);
    expect(world.polls).toHaveLength(1);
    await world.advance(200);
    await world.polls[1]?.answerWithoutFeed(2, whole(A, 1900));
    expect([world.sockets.length, price(A)]).toEqual([0, 1900]);
  });

  test('is lost when its games cannot be read, and the age of the odds stays', async () => {
    const { world, feed, state } = start({ hasFeed: false });
    feed.client.followGames([A], 'main');
    await settle();
    await world.polls[0]?.answerWithoutFeed(1, whole(A, 1850));
    const { lastUpdateAt } = feed.client.status();
    await world.advance(15_100);
    await world.polls[1]?.fail();
    expect(feed.client.status()).toMatchObject({ state: 'lost', transport: null, lastUpdateAt });
    expect(lastUpdateAt).not.toBeNull();
    await world.advance(60_000);
    await world.polls.at(-1)?.answerWithoutFeed(3, whole(A, 1950));
    expect(state()).toBe('live');
  });
});

test('a back end whose poll answers that there is no feed gets no further sockets', async () => {
  const { world, socket, state } = await live();
  world.luck(1);
  socket.drop();
  for (let failure = 0; failure < 3; failure++) {
    await world.advance(5000);
    world.socket.drop();
  }
  await settle();
  await world.polls.at(-1)?.answerWithoutFeed(1, whole(A, 2000));
  expect(state()).toBe('live');
  const count = world.sockets.length;
  await world.advance(60_000);
  expect(world.sockets).toHaveLength(count);
});

test('a feed that can be polled is still tried by sockets', async () => {
  const { world, socket, feed } = await live();
  socket.drop();
  for (let failure = 0; failure < 3; failure++) {
    await world.advance(20_000);
    world.socket.drop();
  }
  await world.polls.at(-1)?.answer(E1.epoch, { kind: 'snapshot', sequence: 20 }, whole(A, 2000));
  expect(feed.client.status()).toMatchObject({ state: 'live', transport: 'poll' });
  const count = world.sockets.length;
  await world.advance(60_000);
  expect(world.sockets.length).toBeGreaterThan(count);
});

describe('the games of a catalogue become a frame', () => {
  const known = game();
  async function poured(fetcher: Parameters<typeof createAnswerPoll>[0]['fetcher'], paths = {}) {
    const odds = new OddsStore({ requestFlush: () => {}, now: () => 0 });
    const states = new GameStates(() => {});
    const gate = new FrameGate(odds, states);
    const poll = createAnswerPoll({ fetcher, callPaths: paths });
    for (const id of [known.id, 999]) {
      odds.retainGame(id);
      states.retainGame(id);
    }
    const read = async () => {
      const { epoch, frame } = await poll({ main: [known.id, 999], full: [] });
      gate.enterEpoch(epoch);
      return gate.pour(frame, 0);
    };
    return { odds, states, read };
  }

  test('with its prices and its state; a game that is not answered is gone', async () => {
    const { odds, states, read } = await poured(async ({ path }) => answerCall(path));
    expect(await read()).toBe('applied');
    const [outcome] = known.main[0]?.outcomes ?? [];
    expect(odds.read(outcome?.id ?? 0)?.price).toBe(outcome?.price);
    expect([states.isGone(known.id), states.isGone(999)]).toEqual([false, true]);
  });

  test('at the paths that the site config names', async () => {
    const asked: string[] = [];
    const { read } = await poured(
      async ({ path }) => {
        asked.push(path);
        return answerCall(`/games${path.slice(path.indexOf('?'))}`);
      },
      { games: '/operator/games' },
    );
    await read();
    expect(asked).toEqual([`/operator/games?section=line&ids=${known.id}%2C999`]);
  });

  test('without a game whose selection ids are not packed: no frame can name them', async () => {
    const own = market(known.id, 1, 0, [1500, 2500]);
    const outcomes = own.outcomes.map((one, index) => ({ ...one, id: index + 1 }));
    const body = { games: [{ ...known, main: [{ ...own, outcomes }] }], total: 1, next: null, sequence: 0, epoch: '' };
    const { odds, states, read } = await poured(async () => ({ status: 200, body: { ...body, now: 5 } }));
    expect(await read()).toBe('applied');
    expect([odds.selections(known.id), states.isGone(known.id)]).toEqual([[], false]);
  });

  test('not at all when the catalogue does not answer', async () => {
    const { read } = await poured(async () => ({ status: 503, body: null }));
    await expect(read()).rejects.toThrow('games failed with status 503');
  });
});
