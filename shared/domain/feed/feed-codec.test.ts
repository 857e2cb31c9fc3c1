import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAME_STATUS, type GameState } from '../game/game-state.ts';
import { packGameId } from '../ids/game-id.ts';
import { packLocalSelection, selectionOf } from '../ids/selection-id.ts';
import { decodeFrame, type FrameSink, readFrame } from './feed-decode.ts';
import { composeFrame, encodeGameChunk, type GameChunk, type GameNews } from './feed-encode.ts';
import { FeedFormatError, type FrameHead, GAME_ID_SPAN, LOCAL_SPAN, MAX_PRICE } from './feed-format.ts';

const HEAD: FrameHead = { kind: 'changes', previous: 6, sequence: 7, now: 1_790_000_000_123 };
const GAME = packGameId({ day: 320, competitionId: 12, slot: 3 });

const STATE: GameState = {
  statusId: GAME_STATUS.live,
  period: 2,
  clockSeconds: 4012,
  clockAt: 1_790_000_000_000,
  clockRate: 1,
  score: [1, 2],
  periodScores: [
    [1, 0],
    [0, 2],
  ],
  counters: { corners: [4, 5] },
  suspended: false,
  incident: { kind: 'goal', side: 1, at: 1_789_999_999_000 },
};

const price = fc.oneof(
  fc.integer({ min: 1001, max: 8191 }),
  fc.integer({ min: 0, max: MAX_PRICE }),
  fc.integer({ min: 0, max: Math.floor(MAX_PRICE / 10) }).map((hundredths) => hundredths * 10),
  fc.constant(MAX_PRICE),
);
const local = fc.oneof(fc.integer({ min: 0, max: LOCAL_SPAN - 1 }), fc.integer({ min: 262_144, max: 262_400 }));
const news: fc.Arbitrary<GameNews> = fc
  .record({
    gameId: fc.integer({ min: 1, max: GAME_ID_SPAN - 1 }),
    odds: fc.uniqueArray(fc.record({ local, price, suspended: fc.boolean() }), {
      selector: (odd) => odd.local,
      maxLength: 60,
    }),
    state: fc.constantFrom(null, STATE, { ...STATE, points: ['40', 'A'] as const, server: 1 as const }),
    gone: fc.boolean(),
    whole: fc.constantFrom(null, 'main' as const, 'full' as const),
  })
  .map(({ odds, ...rest }) => ({
    ...rest,
    odds: odds.map(({ local: place, ...odd }) => ({ selectionId: selectionOf(rest.gameId, place), ...odd })),
  }));
const head: fc.Arbitrary<FrameHead> = fc
  .record({
    kind: fc.constantFrom('snapshot' as const, 'changes' as const, 'heartbeat' as const),
    previous: fc.oneof(fc.nat(), fc.integer({ min: 0, max: 2 ** 52 })),
    step: fc.nat(),
    now: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  })
  .map(({ step, ...rest }) => ({ ...rest, sequence: rest.previous + step }));

const ignoring: FrameSink = {
  begin: () => true,
  openGame: () => undefined,
  price: () => undefined,
  closeGame: () => undefined,
  refuseState: () => undefined,
};

function chunks(...all: GameNews[]): GameChunk[] {
  return all.map(encodeGameChunk).sort((a, b) => a.gameId - b.gameId);
}

/** Decodes and returns the result: only a frame or a typed refusal is allowed. */
function outcome(bytes: Uint8Array): string {
  try {
    decodeFrame(bytes, ignoring);
    return 'frame';
  } catch (error) {
    if (error instanceof FeedFormatError) return error.fault;
    throw error;
  }
}

describe('a feed frame', () => {
  test('decodes to what was encoded for any changes of any games', () => {
    fc.assert(
      fc.property(head, fc.uniqueArray(news, { selector: (one) => one.gameId, maxLength: 6 }), (top, all) => {
        const games = [...all].sort((a, b) => a.gameId - b.gameId);
        const frame = readFrame(composeFrame(top, chunks(...games)));
        expect(frame).toEqual({
          ...top,
          odds: games.flatMap(({ gone, odds }) =>
            gone ? [] : [...odds].sort((a, b) => a.selectionId - b.selectionId),
          ),
          states: games.filter((game) => game.state).map(({ gameId, state }) => ({ gameId, state })),
          gone: games.filter((game) => game.gone).map((game) => game.gameId),
          whole: games
            .filter((game) => game.whole && !game.gone)
            .map(({ gameId, whole }) => ({ gameId, scope: whole })),
        });
      }),
    );
  });

  test('leaves the reserved bytes at its start free', () => {
    const [chunk] = chunks({
      gameId: GAME,
      odds: [{ selectionId: selectionOf(GAME, 300_000), price: 1850, suspended: false }],
    });
    const plain = composeFrame(HEAD, [chunk as GameChunk]);
    const carried = composeFrame(HEAD, [chunk as GameChunk], 10);
    expect(carried.subarray(10)).toEqual(plain);
  });

  test('may contain several chunks of one game, the latest last', () => {
    const odd = { selectionId: selectionOf(GAME, 300_000), suspended: false };
    const first = encodeGameChunk({ gameId: GAME, odds: [{ ...odd, price: 1850 }] });
    const second = encodeGameChunk({ gameId: GAME, odds: [{ ...odd, price: 1900 }] });
    expect(readFrame(composeFrame(HEAD, [first, second])).odds.map((one) => one.price)).toEqual([1850, 1900]);
  });

  test('is skipped after its head when the sink refuses it', () => {
    const bytes = composeFrame(HEAD, chunks({ gameId: GAME, odds: [], state: STATE }));
    const seen: unknown[] = [];
    const taken = decodeFrame(bytes, {
      ...ignoring,
      begin: (...all) => {
        seen.push(all);
        return false;
      },
      openGame: () => expect.unreachable('the frame was refused'),
    });
    expect([taken, seen]).toEqual([false, [['changes', 6, 7, HEAD.now]]]);
  });

  test('spends at most 4.5 bytes on a changed price of the columns of a list', () => {
    const games = Array.from({ length: 60 }, (_, index) => {
      const gameId = packGameId({ day: 320, competitionId: 1 + Math.floor(index / 4), slot: index % 4 });
      const at = (marketType: number, param: number, outcome: number, odd: number) => ({
        selectionId: selectionOf(gameId, packLocalSelection({ marketType, period: 0, param, outcome })),
        price: odd,
        suspended: false,
      });
      const odds = [at(1, 0, 0, 2150), at(1, 0, 1, 3400), at(1, 0, 2, 3250), at(2, 5, 0, 1910), at(2, 5, 1, 1890)];
      return { gameId, odds: [...odds, at(3, 511, 0, 1952), at(3, 511, 1, 1848)] };
    });
    const bytes = composeFrame(HEAD, chunks(...games));
    expect(bytes.length / (60 * 7)).toBeLessThanOrEqual(4.5);
  });
});

describe('the feed encoder refuses', () => {
  const odd = { selectionId: selectionOf(GAME, 300_000), price: 1850, suspended: false };
  test.each<[string, GameNews]>([
    ['a selection of another game', { gameId: GAME + 1, odds: [odd] }],
    ['a selection named twice', { gameId: GAME, odds: [odd, odd] }],
    ['a price below nothing', { gameId: GAME, odds: [{ ...odd, price: -1 }] }],
    ['a price that is not whole', { gameId: GAME, odds: [{ ...odd, price: 1850.5 }] }],
    ['a price above the highest', { gameId: GAME, odds: [{ ...odd, price: MAX_PRICE + 1 }] }],
    ['game 0', { gameId: 0, odds: [] }],
    ['a game beyond 27 bits', { gameId: GAME_ID_SPAN, odds: [] }],
  ])('%s', (_, bad) => {
    expect(() => encodeGameChunk(bad)).toThrow(RangeError);
  });

  test('chunks that are not sorted', () => {
    const [first, second] = chunks({ gameId: GAME, odds: [] }, { gameId: GAME + 1, odds: [] });
    expect(() => composeFrame(HEAD, [second as GameChunk, first as GameChunk])).toThrow(RangeError);
  });

  test('a sequence before the one it builds on', () => {
    expect(() => composeFrame({ ...HEAD, previous: 9 }, [])).toThrow(RangeError);
  });
});

describe('the feed decoder', () => {
  const bytes = composeFrame(
    HEAD,
    chunks(
      {
        gameId: GAME,
        odds: [{ selectionId: selectionOf(GAME, 300_000), price: 25_000, suspended: true }],
        state: STATE,
      },
      { gameId: GAME + 9, odds: [], gone: true, whole: 'full' },
    ),
  );

  test('refuses a frame cut off at any byte, unless a chunk ends there', () => {
    const whole = readFrame(bytes);
    const ends: number[] = [];
    for (let cut = 0; cut < bytes.length; cut++) {
      const end = outcome(bytes.subarray(0, cut));
      if (end === 'frame') ends.push(cut);
      else expect(end).toBe('truncated');
    }
    expect(whole.gone).toEqual([GAME + 9]);
    expect(ends).toEqual([composeFrame(HEAD, []).length, bytes.length - 2]);
  });

  test.each<[string, number[], string]>([
    ['nothing', [], 'truncated'],
    ['another version', [0x21, 0, 0, 0], 'version'],
    ['an unknown kind', [0x1f, 0, 0, 0], 'version'],
    ['a number without an end', [0x11, ...Array<number>(40).fill(0xff)], 'range'],
    ['a sequence beyond safe numbers', [0x11, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x0f, 1, 0], 'range'],
    ['game 0', [0x11, 0, 0, 0, 0, 0], 'range'],
    ['a game beyond 27 bits', [0x11, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0x01, 0], 'range'],
    ['a million prices in three bytes', [0x11, 0, 0, 0, 1, 0xf0, 0xff, 0xff, 0x0f], 'truncated'],
    ['more prices than a game has places', [0x11, 0, 0, 0, 1, 0xff, 0xff, 0xff, 0xff, 0x7f], 'range'],
    ['a place past the last selection', [0x11, 0, 0, 0, 1, 0x10, 0xff, 0xff, 0xff, 0x7f, 8], 'range'],
    ['a place cut off', [0x11, 0, 0, 0, 1, 0x10, 0xff, 0xff], 'truncated'],
    ['a place without a price', [0x11, 0, 0, 0, 1, 0x10, 3], 'truncated'],
    ['a price above the highest', [0x11, 0, 0, 0, 1, 0x10, 4, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01], 'range'],
    ['hundredths above the highest', [0x11, 0, 0, 0, 1, 0x10, 4, 0xfc, 0xff, 0xff, 0x7f], 'range'],
    ['thousandths above the highest', [0x11, 0, 0, 0, 1, 0x18, 4, 0xff, 0xff, 0xff, 0xff, 0x04], 'range'],
    ['a neighbour beyond the last selection', [0x11, 0, 0, 0, 1, 0x20, 0xff, 0xff, 0xff, 0x1f, 9, 8], 'range'],
    [
      'a state longer than the frame',
      [0x11, 0, 0, 0, 1, 4, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01, 0x7b],
      'truncated',
    ],
    ['a state that is no JSON', [0x11, 0, 0, 0, 1, 4, 2, 0x7b, 0x7b], 'state'],
    ['a state that is no UTF-8', [0x11, 0, 0, 0, 1, 4, 2, 0xc3, 0x28], 'state'],
  ])('refuses %s with a typed error', (_, input, fault) => {
    expect(outcome(Uint8Array.from(input))).toBe(fault);
  });

  test('leaves out and reports a state of an unknown shape, and keeps its prices', () => {
    const odds = [{ selectionId: selectionOf(GAME, 300_000), price: 1850, suspended: false }];
    const strange = { ...STATE, statusId: 99 } as unknown as GameState;
    const frame = composeFrame(HEAD, chunks({ gameId: GAME, odds, state: strange }));
    const refused: number[] = [];
    decodeFrame(frame, { ...ignoring, refuseState: (gameId) => refused.push(gameId) });
    expect(refused).toEqual([GAME]);
    expect(readFrame(frame)).toMatchObject({ odds, states: [] });
  });

  test('reads any bytes as a frame or refuses them with a typed error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (input) => void outcome(input)),
      { numRuns: 3000 },
    );
  });

  test('reads a frame with flipped bytes or refuses it with a typed error', () => {
    const flips = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 })), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(flips, (all) => {
        const damaged = bytes.slice();
        for (const [at, mask] of all) damaged[at] = (damaged[at] as number) ^ mask;
        outcome(damaged);
      }),
      { numRuns: 3000 },
    );
  });
});
