import * as v from 'valibot';
import { gameStateSchema } from '#shared/contracts/catalogue.ts';
import type { GameState } from '../game/game-state.ts';
import { selectionOf } from '../ids/selection-id.ts';
import {
  CHUNK_FLAG_BITS,
  CHUNK_FLAGS,
  CHUNK_SCOPES,
  FeedFormatError,
  FRAME_KINDS,
  type FrameHead,
  GAME_ID_SPAN,
  LOCAL_SPAN,
  MAX_PRICE,
} from './feed-format.ts';
import {
  FEED_VERSION,
  type FeedFrame,
  type FeedGameState,
  type FeedScope,
  type FeedWholeGame,
  type OddsChange,
} from './feed-protocol.ts';

/** Receiver of the content of a frame, in the order of its bytes; no object is allocated for a price. */
export interface FrameSink {
  /** Returns false to skip the rest of the frame. */
  begin(kind: FeedFrame['kind'], previous: number, sequence: number, now: number): boolean;
  /** Begins a game, to which the following prices belong; with `whole` they are all of its prices in that scope. */
  openGame(gameId: number, whole: FeedScope | null): void;
  /**
   * Takes one price.
   *
   * @param local the part of the selection id inside the game
   * @param price thousandths; 0 has left the book
   */
  price(local: number, price: number, suspended: boolean): void;
  /** Ends a game; one that is gone has no prices left. `state` is null when it did not change. */
  closeGame(gone: boolean, state: GameState | null): void;
  /** Reports a state of an unknown shape, which was left out; prices are not affected (trust F24). */
  refuseState(gameId: number): void;
}

interface Cursor {
  readonly bytes: Uint8Array;
  at: number;
}

const text = new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes one binary frame into a sink (performance §1, wire format). The length of the input bounds work and memory.
 *
 * @returns false when the sink skipped the frame
 * @throws FeedFormatError when the bytes are no frame; the sink may then hold a part of it
 */
export function decodeFrame(bytes: Uint8Array, sink: FrameSink): boolean {
  const cursor: Cursor = { bytes, at: 1 };
  const first = bytes[0];
  if (first === undefined) throw new FeedFormatError('truncated', 'an empty frame');
  const kind = FRAME_KINDS[first & 15];
  if (first >> 4 !== FEED_VERSION || kind === undefined)
    throw new FeedFormatError('version', `a frame that starts with ${first}`);
  const previous = readNumber(cursor, Number.MAX_SAFE_INTEGER);
  const sequence = previous + readNumber(cursor, Number.MAX_SAFE_INTEGER - previous);
  const now = readNumber(cursor, Number.MAX_SAFE_INTEGER);
  if (!sink.begin(kind, previous, sequence, now)) return false;
  let gameId = 0;
  while (cursor.at < bytes.length) {
    gameId += readNumber(cursor, GAME_ID_SPAN - 1 - gameId);
    if (gameId === 0) throw new FeedFormatError('range', 'a chunk without a game');
    readChunk(cursor, gameId, sink);
  }
  return true;
}

/**
 * Returns one binary frame as objects, for tests and tools (performance §1, wire format); the page decodes frames into
 * its store.
 *
 * @throws FeedFormatError when the bytes are no frame
 */
export function readFrame(bytes: Uint8Array): FeedFrame {
  const odds: OddsChange[] = [];
  const states: FeedGameState[] = [];
  const gone: number[] = [];
  const whole: FeedWholeGame[] = [];
  let head: FrameHead = { kind: 'heartbeat', previous: 0, sequence: 0, now: 0 };
  let gameId = 0;
  decodeFrame(bytes, {
    begin(kind, previous, sequence, now) {
      head = { kind, previous, sequence, now };
      return true;
    },
    openGame(id, scope) {
      gameId = id;
      if (scope) whole.push({ gameId, scope });
    },
    price(local, price, suspended) {
      odds.push({ selectionId: selectionOf(gameId, local), price, suspended });
    },
    closeGame(isGone, state) {
      if (state) states.push({ gameId, state });
      if (isGone) gone.push(gameId);
    },
    refuseState: () => undefined,
  });
  return { ...head, odds, states, gone, whole };
}

function readChunk(cursor: Cursor, gameId: number, sink: FrameSink): void {
  const head = readNumber(cursor, LOCAL_SPAN << CHUNK_FLAG_BITS);
  const scope = CHUNK_SCOPES[head & CHUNK_FLAGS.scope];
  sink.openGame(gameId, scope === 'main' || scope === 'full' ? scope : null);
  readOdds(cursor, head >> CHUNK_FLAG_BITS, (head & CHUNK_FLAGS.fine) === 0 ? 10 : 1, sink);
  const state = (head & CHUNK_FLAGS.state) === 0 ? null : readState(cursor, gameId, sink);
  sink.closeGame(scope === 'gone', state);
}

/**
 * Reads the prices of a chunk. The inner loop is written out, because nearly every number here has one to three bytes.
 * A read past the end counts as 0, which the position check refuses.
 *
 * @param unit thousandths in which prices are counted
 */
function readOdds(cursor: Cursor, count: number, unit: number, sink: FrameSink): void {
  const { bytes } = cursor;
  const end = bytes.length;
  let at = cursor.at;
  let local = 0;
  let isNeighbour = 0;
  for (let left = count; left > 0; left--) {
    if (isNeighbour === 0) {
      let gap = bytes[at++] as number;
      if (gap > 127) {
        gap = (gap & 127) | ((bytes[at++] as number) << 7);
        if (gap > 16383) gap = (gap & 16383) | ((bytes[at++] as number) << 14);
        if (gap > 2097151) gap = (gap & 2097151) | ((bytes[at++] as number) << 21);
      }
      local += gap;
    }
    let code = bytes[at++] as number;
    if (code > 127) {
      code = (code & 127) | ((bytes[at++] as number) << 7);
      if (code > 16383) code = (code & 16383) | ((bytes[at++] as number) << 14);
      if (code > 2097151) {
        cursor.at = at - 3;
        code = readNumber(cursor, Math.floor(MAX_PRICE / unit) * 4 + 3);
        at = cursor.at;
      }
    }
    if (at > end) throw new FeedFormatError('truncated', 'the frame ends inside a price');
    if (local >= LOCAL_SPAN) throw new FeedFormatError('range', `a price at ${local}`);
    isNeighbour = code & 1;
    sink.price(local, (code >>> 2) * unit, (code & 2) !== 0);
    local += 1;
  }
  cursor.at = at;
}

function readState(cursor: Cursor, gameId: number, sink: FrameSink): GameState | null {
  const { bytes } = cursor;
  const length = readNumber(cursor, Number.MAX_SAFE_INTEGER);
  if (length > bytes.length - cursor.at) throw new FeedFormatError('truncated', 'the frame ends inside a state');
  const part = bytes.subarray(cursor.at, cursor.at + length);
  cursor.at += length;
  const parsed = v.safeParse(gameStateSchema, parseJson(part));
  if (parsed.success) return parsed.output as GameState;
  sink.refuseState(gameId);
  return null;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(text.decode(bytes));
  } catch {
    throw new FeedFormatError('state', 'a state that is no JSON');
  }
}

/** Reads a varint from 0 to `max`: at once when it has up to three bytes, as nearly all have. */
function readNumber(cursor: Cursor, max: number): number {
  const { bytes } = cursor;
  let at = cursor.at;
  let value = bytes[at++] as number;
  if (value > 127) {
    value = (value & 127) | ((bytes[at++] as number) << 7);
    if (value > 16383) {
      value = (value & 16383) | ((bytes[at++] as number) << 14);
      if (value > 2097151) return readLongNumber(cursor, max);
    }
  }
  if (at > bytes.length) throw new FeedFormatError('truncated', 'the frame ends inside a number');
  if (value > max) throw new FeedFormatError('range', `a number above ${max}`);
  cursor.at = at;
  return value;
}

function readLongNumber(cursor: Cursor, max: number): number {
  const { bytes } = cursor;
  let value = 0;
  for (let scale = 1; scale <= Number.MAX_SAFE_INTEGER; scale *= 128) {
    const byte = bytes[cursor.at++];
    if (byte === undefined) throw new FeedFormatError('truncated', 'the frame ends inside a number');
    value += (byte & 127) * scale;
    if (byte > 127) continue;
    if (value > max) break;
    return value;
  }
  throw new FeedFormatError('range', `a number above ${max}`);
}
