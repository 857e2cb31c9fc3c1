import type { DecidingEventRecord, GameEventRecord } from '#shared/contracts/deciding-event.ts';
import type { ReportLine } from '#shared/domain/game/game-state.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Book } from '../../simulation/book/book-port.ts';

/** Age in server ms, at normal speed, up to which an event counts as the one that decided a bet. */
const RECENT_MS = 10_000;

/** Largest number of earlier events that are stored with the deciding one. */
const COURSE_LENGTH = 8;

function toRecord({ kind, side, at, period, clockSeconds, score }: ReportLine): GameEventRecord {
  return { kind, side, at, period, clockSeconds, score: score ? [score[0], score[1]] : null };
}

/**
 * Returns the latest events of a game, for the bets that they decide (peers (c)4); null without a recent one. Earlier
 * events count if they changed the score or are of the same kind, such as the corners before the last one.
 */
export function decidingEvents(
  book: Pick<Book, 'report'>,
  clock: Pick<ServerClock, 'now' | 'speed'>,
): (gameId: number) => DecidingEventRecord | null {
  return (gameId) => {
    const [last, ...earlier] = book.report(gameId);
    if (!last || clock.now() - last.at > RECENT_MS * Math.max(1, clock.speed)) return null;
    const counted = earlier.filter(({ kind, score }) => score !== null || kind === last.kind);
    const course = counted.slice(0, COURSE_LENGTH).reverse().map(toRecord);
    return { ...toRecord(last), ...(course.length > 0 ? { course } : {}) };
  };
}
