import { GAME_ID_LIMITS } from '../ids/game-id.ts';
import { selectionOf } from '../ids/selection-id.ts';
import type { FeedFrame } from './feed-protocol.ts';

/*
 * A binary frame (numbers are varints, low groups of seven bits first):
 *
 *   frame = byte(version × 16 + kind)  previous  (sequence − previous)  now  chunk*
 *   chunk = (game id − game id of the chunk before)  (prices × 16 + flags)  odd*  [length, JSON of the state]
 *   odd   = [place − place after the odd before]  price
 *   price = (hundredths, or thousandths in a fine chunk) × 4 + suspended × 2 + (the next odd is the neighbour)
 *
 * Chunks are sorted by game, and inside a chunk odds by place: the 26 bits of a selection id that all games share. The
 * outcomes of a market are neighbours there, and a neighbour's place is not written; its lines are near. A chunk does
 * not depend on other chunks, apart from the difference of the game ids that is put before it: the server encodes it
 * once and copies it into every frame that needs it.
 */

export const FRAME_KINDS = ['snapshot', 'changes', 'heartbeat'] as const satisfies readonly FeedFrame['kind'][];

/** Head of a frame. */
export interface FrameHead {
  readonly kind: FeedFrame['kind'];
  readonly previous: number;
  readonly sequence: number;
  /** Server clock, epoch ms. */
  readonly now: number;
}

/**
 * Bits of a chunk's second number; above them is the count of prices. The lowest two bits tell which prices follow:
 * changes, all prices of the columns, all prices, or none because the game is gone.
 */
export const CHUNK_FLAGS = { scope: 3, state: 4, fine: 8 } as const;
export const CHUNK_SCOPES = ['changes', 'main', 'full', 'gone'] as const;
export const CHUNK_FLAG_BITS = 4;

/** Upper bound of game ids, exclusive. */
export const GAME_ID_SPAN = (GAME_ID_LIMITS.day + 1) * (GAME_ID_LIMITS.competitionId + 1) * (GAME_ID_LIMITS.slot + 1);
/** Upper bound of the part of a selection id inside its game, exclusive. */
export const LOCAL_SPAN = selectionOf(1, 0);
/** Highest price on the wire, thousandths. */
export const MAX_PRICE = 2 ** 28 - 1;

export type FeedFormatFault = 'version' | 'truncated' | 'range' | 'state';

/**
 * Error for bytes that are no frame of the live feed: cut off, out of range, of another version, or with a state that
 * is no JSON.
 */
export class FeedFormatError extends Error {
  readonly fault: FeedFormatFault;

  constructor(fault: FeedFormatFault, message: string) {
    super(message);
    this.name = 'FeedFormatError';
    this.fault = fault;
  }
}
