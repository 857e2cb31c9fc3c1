import type { Call, CallAnswer } from '#shared/contracts/call.ts';
import { type Game, gameCall, gamesCall, type Market } from '#shared/contracts/catalogue.ts';
import { composeFrame, encodeGameChunk, type GameChunk, type GameNews } from '#shared/domain/feed/feed-encode.ts';
import type { FeedScope } from '#shared/domain/feed/feed-protocol.ts';
import type { GameState } from '#shared/domain/game/game-state.ts';
import { type CallPaths, callPath, NOT_OFFERED } from '#shared/domain/transport/call-path.ts';
import { fitAnswer } from '#shared/domain/transport/fit-answer.ts';
import type { Fetcher } from '../api/fetcher.ts';
import { type RequestParts, requestPath } from '../api/request-path.ts';
import type { PolledFrame } from './feed-environment.ts';
import type { WatchedGames } from './watch-list.ts';

interface AnswerSource {
  readonly fetcher: Fetcher;
  /** Paths of the site config that replace described ones, by the id of the call. */
  readonly callPaths: CallPaths;
}

/** Ids in one request for a list. */
const MAX_IDS = 100;
const EPOCH = 'answers';

/** Returns what a frame says of a game; null when its selection ids are not packed, so that a frame cannot name them. */
function chunkOf(news: GameNews): GameChunk | null {
  try {
    return encodeGameChunk(news);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function newsOf(game: Game, markets: readonly Market[], whole: FeedScope): GameNews {
  const odds = markets.flatMap(({ outcomes }) =>
    outcomes.map(({ id, price, suspended }) => ({ selectionId: id, price, suspended })),
  );
  // The schema allows optional entries with the value undefined, which JSON does not have.
  return { gameId: game.id, odds, state: game.state as GameState, whole };
}

const gone = (gameId: number): GameNews => ({ gameId, odds: [], gone: true });

/**
 * Creates the source of prices for a back end without a live feed: reads the watched games by the calls of the catalogue
 * and returns them as a snapshot frame, so that the stores need no second way in (trust F8).
 */
export function createAnswerPoll({ fetcher, callPaths }: AnswerSource): (games: WatchedGames) => Promise<PolledFrame> {
  let sequence = 0;

  async function ask<C extends Call>(call: C, parts: RequestParts): Promise<CallAnswer<C> | null> {
    const path = callPath(callPaths, call);
    const request = { method: call.method, path: requestPath(path ?? '', parts) };
    const { status, body } = path === null ? NOT_OFFERED : await fetcher(request);
    if (status === 404) return null;
    const { value, isUsed } = fitAnswer(call, body);
    if (status !== 200 || !isUsed) throw new Error(`${call.id} failed with status ${status}`);
    return value as CallAnswer<C>;
  }

  async function readMain(
    ids: readonly number[],
    wide: WatchedGames['wide'],
  ): Promise<{ readonly news: GameNews[]; readonly now: number }> {
    const answer = await ask(gamesCall, {
      query: { section: 'line', ids: ids.join(), ...(wide ? { wide: '1' } : {}) },
    });
    const found = new Map(answer?.games.map((game) => [game.id, game]));
    const news = ids.map((id) => {
      const game = found.get(id);
      return game ? newsOf(game, game.main, 'main') : gone(id);
    });
    return { news, now: answer?.now ?? 0 };
  }

  async function readWhole(id: number): Promise<{ readonly news: GameNews[]; readonly now: number }> {
    const answer = await ask(gameCall, { params: { gameId: id } });
    return { news: [answer ? newsOf(answer.game, answer.markets, 'full') : gone(id)], now: answer?.now ?? 0 };
  }

  return async ({ main, full, wide }) => {
    const parts = Array.from({ length: Math.ceil(main.length / MAX_IDS) }, (_, index) =>
      readMain(main.slice(index * MAX_IDS, (index + 1) * MAX_IDS), wide),
    );
    const read = await Promise.all([...parts, ...full.map(readWhole)]);
    const chunks = read
      .flatMap(({ news }) => news.map(chunkOf))
      .filter((chunk) => chunk !== null)
      .sort((a, b) => a.gameId - b.gameId);
    sequence += 1;
    const now = Math.max(...read.map((one) => one.now));
    const frame = composeFrame({ kind: 'snapshot', previous: sequence, sequence, now }, chunks);
    return { epoch: EPOCH, frame, source: 'answers' };
  };
}
