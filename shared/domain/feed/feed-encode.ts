import type { GameState } from '../game/game-state.ts';
import { gameOfSelection, localOfSelection } from '../ids/selection-id.ts';
import {
  CHUNK_FLAG_BITS,
  CHUNK_FLAGS,
  CHUNK_SCOPES,
  FRAME_KINDS,
  type FrameHead,
  GAME_ID_SPAN,
  MAX_PRICE,
} from './feed-format.ts';
import { FEED_VERSION, type FeedScope, type OddsChange } from './feed-protocol.ts';

/** Content of one frame for one game. */
export interface GameNews {
  readonly gameId: number;
  /** In any order, each selection at most once; empty for a game that is gone. */
  readonly odds: readonly OddsChange[];
  readonly state?: GameState | null;
  readonly gone?: boolean;
  /** Scope of which `odds` are all the prices. */
  readonly whole?: FeedScope | null;
}

/** Encoded content of one game, ready to be copied into frames. */
export interface GameChunk {
  readonly gameId: number;
  readonly bytes: Uint8Array;
}

/** Largest number of bytes of a varint of a safe integer; a game id has at most four. */
const MAX_NUMBER_BYTES = 8;
const MAX_GAME_BYTES = 4;
const HEAD_BYTES = 1 + 3 * MAX_NUMBER_BYTES;

const text = new TextEncoder();
let scratch = new Uint8Array(4096);

/**
 * Encodes the content of one game once for all frames that carry it (performance §1, wire format).
 *
 * @throws RangeError when a selection is not of the game or named twice, or a price is out of range
 */
export function encodeGameChunk(news: GameNews): GameChunk {
  const { gameId } = news;
  if (!Number.isInteger(gameId) || gameId < 1 || gameId >= GAME_ID_SPAN)
    throw new RangeError(`${gameId} is no game id`);
  const odds = news.gone ? [] : sorted(news.odds);
  checkOdds(gameId, odds);
  const state = news.state ? text.encode(JSON.stringify(news.state)) : null;
  const room = MAX_NUMBER_BYTES * (2 + 2 * odds.length) + (state?.length ?? 0);
  if (scratch.length < room) scratch = new Uint8Array(2 * room);
  const isFine = odds.some(({ price }) => price % 10 !== 0);
  const scope = CHUNK_SCOPES.indexOf(news.gone ? 'gone' : (news.whole ?? 'changes'));
  const flags = scope + (state ? CHUNK_FLAGS.state : 0) + (isFine ? CHUNK_FLAGS.fine : 0);
  let at = writeNumber(scratch, 0, odds.length * 2 ** CHUNK_FLAG_BITS + flags);
  at = writeOdds(scratch, at, odds, isFine ? 1 : 10);
  if (state) {
    at = writeNumber(scratch, at, state.length);
    scratch.set(state, at);
    at += state.length;
  }
  return { gameId, bytes: scratch.slice(0, at) };
}

/**
 * Composes a frame from chunks, by copying (performance §2: built once, sent to many).
 *
 * @param chunks sorted by game; several of one game are applied in their order
 * @param reserve bytes left free at the start, for the header of the protocol that carries the frame
 * @throws RangeError when the chunks are not sorted or a number of the head is not a safe integer
 */
export function composeFrame(head: FrameHead, chunks: readonly GameChunk[], reserve = 0): Uint8Array {
  let room = reserve + HEAD_BYTES;
  for (const chunk of chunks) room += MAX_GAME_BYTES + chunk.bytes.length;
  const bytes = new Uint8Array(room);
  let at = reserve;
  bytes[at++] = FEED_VERSION * 16 + FRAME_KINDS.indexOf(head.kind);
  at = writeNumber(bytes, at, head.previous);
  at = writeNumber(bytes, at, head.sequence - head.previous);
  at = writeNumber(bytes, at, head.now);
  let game = 0;
  for (const chunk of chunks) {
    at = writeNumber(bytes, at, chunk.gameId - game);
    bytes.set(chunk.bytes, at);
    at += chunk.bytes.length;
    game = chunk.gameId;
  }
  return bytes.subarray(0, at);
}

function sorted(odds: readonly OddsChange[]): readonly OddsChange[] {
  for (let i = 1; i < odds.length; i++) {
    if (idAt(odds, i) < idAt(odds, i - 1)) return [...odds].sort((a, b) => a.selectionId - b.selectionId);
  }
  return odds;
}

function checkOdds(gameId: number, odds: readonly OddsChange[]): void {
  let before = -1;
  for (const { selectionId, price } of odds) {
    if (gameOfSelection(selectionId) !== gameId) throw new RangeError(`${selectionId} is no selection of ${gameId}`);
    if (selectionId === before) throw new RangeError(`${selectionId} is named twice`);
    if (!Number.isInteger(price) || price < 0 || price > MAX_PRICE) throw new RangeError(`${price} is no price`);
    before = selectionId;
  }
}

/**
 * Writes the prices of a chunk.
 *
 * @param unit thousandths in which prices are counted
 */
function writeOdds(bytes: Uint8Array, start: number, odds: readonly OddsChange[], unit: number): number {
  let at = start;
  let next = 0;
  let isNeighbour = false;
  for (let index = 0; index < odds.length; index++) {
    const { selectionId, price, suspended } = odds[index] as OddsChange;
    const place = localOfSelection(selectionId);
    if (!isNeighbour) at = writeNumber(bytes, at, place - next);
    isNeighbour = odds[index + 1]?.selectionId === selectionId + 1;
    at = writeNumber(bytes, at, (price / unit) * 4 + (suspended ? 2 : 0) + (isNeighbour ? 1 : 0));
    next = place + 1;
  }
  return at;
}

function idAt(odds: readonly OddsChange[], index: number): number {
  return (odds[index] as OddsChange).selectionId;
}

function writeNumber(bytes: Uint8Array, start: number, value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} does not fit a frame`);
  let at = start;
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes[at++] = (rest % 128) | 128;
  bytes[at++] = rest;
  return at;
}
