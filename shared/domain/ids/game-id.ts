import { assertPart } from './part-range.ts';

/** Day 0 of game ids. */
const FIRST_DAY = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;

/** Limits of the three parts of a game id, inclusive. */
export const GAME_ID_LIMITS = { day: 4095, competitionId: 511, slot: 63 } as const;

const SLOTS = GAME_ID_LIMITS.slot + 1;
const COMPETITIONS = GAME_ID_LIMITS.competitionId + 1;

/** The parts of a game id. */
export interface GameIdParts {
  /** Whole UTC days since 2026-01-01 of the scheduled start, 0 … 4095. */
  readonly day: number;
  /** 1 … 511. */
  readonly competitionId: number;
  /** Position among the competition's games of that day in order of start, 0 … 63. */
  readonly slot: number;
}

/**
 * Returns a game id of 27 bits: twelve for the day, nine for the competition, six for the slot. Ids sort by day, then
 * competition, then slot (betting §3, Bet: gameId).
 *
 * @throws RangeError when a part is outside its limits
 */
export function packGameId(parts: GameIdParts): number {
  assertPart('day', parts.day, 0, GAME_ID_LIMITS.day);
  assertPart('competitionId', parts.competitionId, 1, GAME_ID_LIMITS.competitionId);
  assertPart('slot', parts.slot, 0, GAME_ID_LIMITS.slot);
  return (parts.day * COMPETITIONS + parts.competitionId) * SLOTS + parts.slot;
}

/**
 * Returns the parts of a game id (betting §3, Bet: gameId), for every integer that `isGameId` accepts.
 *
 * @throws RangeError when the number is no game id
 */
export function unpackGameId(gameId: number): GameIdParts {
  if (!isGameId(gameId)) throw new RangeError(`${gameId} is no game id`);
  const slot = gameId % SLOTS;
  const rest = (gameId - slot) / SLOTS;
  const competitionId = rest % COMPETITIONS;
  return { day: (rest - competitionId) / COMPETITIONS, competitionId, slot };
}

/**
 * Decides whether a number has the form of a game id: an integer of 27 bits, with a competition (betting §3, Bet:
 * gameId).
 */
export function isGameId(value: number): boolean {
  if (!Number.isInteger(value) || value < 0 || value >= (GAME_ID_LIMITS.day + 1) * COMPETITIONS * SLOTS) return false;
  return Math.floor(value / SLOTS) % COMPETITIONS !== 0;
}

/** Returns the day of game ids of an instant (epoch ms, UTC); negative before 2026 (betting §3, Bet: start time). */
export function dayOf(epochMs: number): number {
  return Math.floor((epochMs - FIRST_DAY) / DAY_MS);
}

/** Returns the first instant (epoch ms, UTC) of a day of game ids (betting §3, Bet: start time). */
export function startOfDay(day: number): number {
  return FIRST_DAY + day * DAY_MS;
}
