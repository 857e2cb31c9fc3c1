import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { FRAME_MARKET, SET_MARKET } from '#shared/domain/markets/types-other.ts';
import { AS_FRAMES, readBestOf } from '../../pricing/best-of-board.ts';
import { growing, open, type Reading } from '../../pricing/reading.ts';
import { CENTURY, FIFTY, isSnookerWon } from './board.ts';
import type { SnookerGame } from './snooker-table.ts';
import type { FrameRecord, SnookerState } from './state.ts';

/** Reads a market off a state; null for a market that snooker does not have. */
export function readSnooker(game: SnookerGame, state: SnookerState, typeId: number, param: number): Reading | null {
  const [home, away] = state.won;
  const done = isSnookerWon(game, state);
  switch (typeId) {
    case COMMON_MARKET.oddEven:
      return { kind: 'parity', span: growing(home + away, done) };
    case COMMON_MARKET.teamTotal1:
      return { kind: 'total', span: growing(home, done) };
    case COMMON_MARKET.teamTotal2:
      return { kind: 'total', span: growing(away, done) };
    case FRAME_MARKET.matchCentury:
      return { kind: 'yesNo', value: state.frames.some(({ best }) => best >= CENTURY) ? true : done ? false : null };
    case SET_MARKET.race:
      return { kind: 'index', value: firstToFrames(state.frames, param) };
    case FRAME_MARKET.leadAfterFrames: {
      const lead = state.frames.slice(0, param).reduce((sum, frame) => sum + leadOf(frame), 0);
      return { kind: 'result', span: open(lead, home + away >= param) };
    }
    case FRAME_MARKET.frameWinner:
      return readFrame(state, done, param, (frame) => ({ kind: 'index', value: frame.winner }));
    case FRAME_MARKET.frameFifty:
      return readFrame(state, done, param, (frame) => breakOf(frame, FIFTY));
    case FRAME_MARKET.frameCentury:
      return readFrame(state, done, param, (frame) => breakOf(frame, CENTURY));
    default:
      return readBestOf(AS_FRAMES, game.need, state.won, null, typeId);
  }
}

function leadOf({ winner }: FrameRecord): number {
  return winner === null ? 0 : winner === 0 ? 1 : -1;
}

function breakOf({ best, winner }: FrameRecord, points: number): Reading {
  return { kind: 'yesNo', value: best >= points ? true : winner === null ? null : false };
}

function readFrame(state: SnookerState, done: boolean, number: number, read: (frame: FrameRecord) => Reading): Reading {
  const frame = state.frames[number - 1];
  if (frame !== undefined) return read(frame);
  return done ? { kind: 'void' } : { kind: 'index', value: null };
}

function firstToFrames(frames: readonly FrameRecord[], goal: number): 0 | 1 | null {
  const won: [number, number] = [0, 0];
  for (const { winner } of frames) {
    if (winner === null) continue;
    won[winner] += 1;
    if (won[winner] === goal) return winner;
  }
  return null;
}
