import type { Book } from '../../simulation/book/book-port.ts';
import type { Arrival } from './arrival.ts';
import type { Assessment } from './assessment.ts';
import type { PlacementRequest } from './placement-request.ts';
import { pricesOf } from './quotes.ts';
import type { PlacementRefusal, RankedRefusal } from './refusal.ts';

interface IncidentInput {
  /** The coupon at its arrival, and now. */
  readonly first: Pick<Arrival, 'liveGames'>;
  readonly now: Assessment;
  readonly request: Pick<PlacementRequest, 'bets'>;
  /** Instant of the arrival, server clock, epoch ms. */
  readonly since: number;
  readonly until: number;
}

/**
 * Returns the refusal of a coupon when an event closed the book of a live leg's game after its arrival (trust R29,
 * R30); null without such an event.
 */
export function incidentRefusal(input: IncidentInput, book: Pick<Book, 'materialIncidents'>): RankedRefusal | null {
  const { first, now, request, since, until } = input;
  const isHit = first.liveGames.map(
    (gameId) => gameId !== null && book.materialIncidents(gameId, since, until).length > 0,
  );
  if (!isHit.includes(true)) return null;
  // The player asked for this refusal, so its own code is answered.
  if (now.refusal?.refusal.code === 'SCORE_CHANGED') return now.refusal;
  const selectionIds = request.bets.flatMap(({ selectionId }, index) => (isHit[index] ? [selectionId] : []));
  const refusal: PlacementRefusal = { code: 'GAME_STATE_CHANGED', selectionIds, prices: pricesOf(now.bets), data: {} };
  return { refusal, isAfterBalance: false };
}
